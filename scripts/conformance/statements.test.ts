import { expect, test } from "vitest";
import { readStatements } from "./statements.ts";

test("each line of a section is a statement, with its decision if it has one", () => {
  const page = `# Title

- not-a-statement: this is the introduction

## Weather

- weather-1: The sky is blue: always
- weather-3: Snow is black ([decision 4](decisions/004-snow.md))

## Sandwich card

- sandwich-card-1: It shows a name
`;
  expect(readStatements(page)).toEqual({
    sections: [
      {
        title: "Weather",
        statements: [
          { id: "weather-1", text: "The sky is blue: always", decisions: [] },
          {
            id: "weather-3",
            text: "Snow is black",
            decisions: [
              { markdown: "[decision 4](decisions/004-snow.md)", file: "decisions/004-snow.md" },
            ],
          },
        ],
      },
      {
        title: "Sandwich card",
        statements: [{ id: "sandwich-card-1", text: "It shows a name", decisions: [] }],
      },
    ],
    problems: [],
  });
});

test.each(["The sky is blue", "- The sky is blue", "- weather: The sky is blue", "- weather-1:"])(
  "%s is not a statement",
  (line) => {
    expect(readStatements(`## Weather\n${line}`).problems).toEqual([
      `line 2 is not "- id: statement": ${line}`,
    ]);
  },
);
