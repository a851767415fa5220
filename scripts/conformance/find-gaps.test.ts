import { expect, test } from "vitest";
import { findGaps } from "./find-gaps.ts";

const file = "x.test.ts";
const evidence = {
  tests: [
    { file, name: "holds", ran: true },
    { file, name: "GET /a (b) is a 404", ran: true },
    { file, name: "waits", ran: false },
  ],
  decisions: ["004"],
  mustHaveRun: true,
};
const statement = (proof: { name?: string; decision?: string; file?: string }) => ({
  line: 3,
  text: "It is so",
  tests: proof.name ? [{ file: proof.file ?? file, name: proof.name }] : [],
  decisions: proof.decision ? [proof.decision] : [],
});
const gapsOf = (proof: Parameters<typeof statement>[0], rest?: Partial<typeof evidence>) =>
  findGaps([statement(proof)], { ...evidence, ...rest });

test.each([{ name: "holds" }, { name: "GET … (b) is a …" }, { decision: "004" }])(
  "%j holds it",
  (proof) => expect(gapsOf(proof)).toEqual([]),
);

test.each([
  [{ name: "hold" }, "no test x.test.ts › hold"],
  [{ name: "h.lds" }, "no test x.test.ts › h.lds"],
  [{ name: "holds", file: "y.test.ts" }, "no test y.test.ts › holds"],
  [{ name: "waits" }, "did not run: x.test.ts › waits"],
  [{ decision: "005" }, "no decision 005"],
  [{}, "names no test"],
])("%j does not: %s", (proof, gap) => {
  expect(gapsOf(proof)).toEqual([`line 3: It is so: ${gap}`]);
});

test("without a run it is enough that a test is there", () => {
  expect(gapsOf({ name: "waits" }, { mustHaveRun: false })).toEqual([]);
});
