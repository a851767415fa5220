import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allFaults } from "./all-faults.ts";
import type { Fault } from "./fault.types.ts";
import { staleFaults } from "./stale-faults.ts";

const files: Record<string, string> = { "a.ts": "x > 1 && y > 1", "a.test.ts": "" };
const tree = { exists: (path: string) => path in files, read: (path: string) => files[path] ?? "" };
const fault = { title: "t", file: "a.ts", find: "x > 1", replace: "x > 2", tests: ["a.test.ts"] };

test.each<[string, Partial<Fault>, string[]]>([
  ["fits", {}, []],
  ["finds nothing", { find: "z" }, ["t: a.ts has 0 times: z"]],
  ["finds two", { find: "> 1" }, ["t: a.ts has 2 times: > 1"]],
  ["changes nothing", { replace: "x > 1" }, ["t: it changes nothing"]],
  ["has no test", { tests: [] }, ["t: it names no test"]],
  ["names a test that is gone", { tests: ["b.test.ts"] }, ["t: there is no b.test.ts"]],
  ["names a source that is gone", { file: "b.ts" }, ["t: there is no b.ts"]],
])("a fault that %s", (_, change, complaints) => {
  expect(staleFaults([{ ...fault, ...change }], tree)).toEqual(complaints);
});

test("every fault of the list still fits the source", () => {
  const source = { exists: existsSync, read: (path: string) => readFileSync(path, "utf8") };
  expect(staleFaults(allFaults, source)).toEqual([]);
});

test("no two faults have the same title", () => {
  const titles = allFaults.map(({ title }) => title);
  expect(titles).toEqual([...new Set(titles)]);
});
