import { expect, test } from "vitest";
import { readStatements } from "./statements.ts";

const page = `# Title

Words with a | in them.

| statement | proof |
|---|---|
| The sky is blue | \`src/sky.test.ts › the sky › is blue\` |
| Rain is wet | \`a.test.ts › falls; is wet\`, \`tests/e2e/b.spec.ts › wets\` |
| Snow is black | [decisions/004](decisions/004-snow.md) |
| Hail | MISSING |
`;

test("each row of a table is a statement with its tests or its decision", () => {
  expect(readStatements(page)).toEqual([
    {
      line: 7,
      text: "The sky is blue",
      tests: [{ file: "src/sky.test.ts", name: "the sky › is blue" }],
      decisions: [],
    },
    {
      line: 8,
      text: "Rain is wet",
      tests: [
        { file: "a.test.ts", name: "falls; is wet" },
        { file: "tests/e2e/b.spec.ts", name: "wets" },
      ],
      decisions: [],
    },
    { line: 9, text: "Snow is black", tests: [], decisions: ["004"] },
    { line: 10, text: "Hail", tests: [], decisions: [] },
  ]);
});
