import { expect, test } from "vitest";
import { renderPage } from "./page.ts";

const proof = (ids: string[], ...titles: string[]) => ({
  ids,
  rows: {},
  file: "src/sky.test.ts",
  titles,
  firstLine: 1,
  lastLine: 2,
});

test("each section is a table of its statements, with tests and decisions", () => {
  const decisions = [{ markdown: "[decision 4](decisions/004-snow.md)", file: "" }];
  const page = renderPage(
    [
      {
        title: "Sky",
        statements: [
          { id: "sky-1", text: "It is blue", decisions: [] },
          { id: "sky-2", text: "Snow is black | white", decisions },
        ],
      },
      { title: "Sea", statements: [{ id: "sea-1", text: "It is wet", decisions }] },
    ],
    [
      proof(["sky-1", "sky-2"], "the sky", "is blue"),
      { ...proof(["sky-1"], "the sky", "is …"), rows: { "sky-1": "blue" } },
      proof(["sky-2"], "says `a|b`"),
    ],
  );
  expect(page.slice(page.indexOf("## "))).toBe(`## Sky

| id | statement | proof |
|---|---|---|
| sky-1 | It is blue | \`src/sky.test.ts › the sky › is blue\`, \`src/sky.test.ts › the sky › is … (blue)\` |
| sky-2 | Snow is black \\| white | \`src/sky.test.ts › the sky › is blue\`, \`\` src/sky.test.ts › says \`a\\|b\` \`\`, [decision 4](decisions/004-snow.md) |

## Sea

| id | statement | proof |
|---|---|---|
| sea-1 | It is wet | [decision 4](decisions/004-snow.md) |
`);
});
