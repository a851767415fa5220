import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { readHoursText } from "#server/features/importer/website/hours/hours-text.ts";

/** Lines with hours as websites have them, and the week that a person understands (corpus/strangers/README.md). */
interface LabelledHours {
  language: string;
  text: string;
  hours: string;
  hoursAlso?: string;
  /** A person could not decide the days that `hours` does not name. */
  ask?: boolean;
}

const now = new Date("2026-01-15T12:00:00Z");

const readSnippets = (part: string): LabelledHours[] =>
  readFileSync(join(import.meta.dirname, "corpus/strangers", part, "hours.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

function isRight({ text, language, hours, hoursAlso, ask }: LabelledHours): boolean {
  const found = readHoursText(text, language, now);
  const week = parseHours(found?.hours ?? null);
  const choices = (found?.questions ?? []).flatMap(({ choices }) =>
    choices.map(({ hoursOfOperation }) => parseHours(hoursOfOperation)),
  );
  const wanted = [hours, hoursAlso ?? hours].map((said) => parseHours({ text: said }));
  return week.every((day, index) => {
    const isOne = (other: typeof day | undefined) =>
      wanted.some((right) => JSON.stringify(right[index]) === JSON.stringify(other));
    const isLeftOpen = ask === true && wanted[0]?.[index] === null;
    return isOne(day) || isLeftOpen || (day === null && choices.some((one) => isOne(one[index])));
  });
}

// The mistakes of the unseen are not shown: nobody may learn them.
test.each([
  ["looked-at", 0.98],
  ["unseen", 0.87],
])("weeks in words of strangers, %s, are understood at least so often: %d", (part, least) => {
  const snippets = readSnippets(part);
  expect(snippets.filter(isRight).length / snippets.length).toBeGreaterThanOrEqual(least);
});
