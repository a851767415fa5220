import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { updateUserInput } from "./accounts.ts";
import { entryInstant, optionalText, requiredText } from "./fields.ts";
import { processMenuInput } from "./importer.ts";
import { recommendationFields } from "./recommendations.ts";
import { reportReviewInput } from "./reviews.ts";

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe.each([
  ["nothing", ""],
  ["spaces", " \t\u00a0"],
  ["a space without width", "\u200b"],
  ["a change of direction", "\u202e"],
  ["a Hangul filler", "\u3164"],
  ["an empty Braille pattern", "\u2800"],
  ["a joiner and a selector between spaces", " \u200d \ufe0f "],
  ["a tag", "\u{e0041}"],
  ["many of them", "\u200b".repeat(500)],
])("a text of %s", (_, text) => {
  test("is missing where one is required", () =>
    expect(messages(requiredText("Name", 120), text)).toEqual(["Name is required"]));

  test("is none where one may be", () => {
    expect(optionalText("Section", 60).parse(text)).toBeNull();
    expect(updateUserInput.parse({ displayName: text })).toEqual({ displayName: null });
  });

  test("is none in a report, a recommendation or a menu", () => {
    const { notes } = recommendationFields.shape;
    const { menuText } = processMenuInput.shape;
    expect(messages(reportReviewInput, { reason: text })).toEqual([
      "Please say what is wrong with it.",
    ]);
    expect(messages(notes, text.repeat(10))).toEqual([
      "Please provide at least 10 characters of information",
    ]);
    expect(messages(menuText, text)).toEqual(["Please enter menu text to process"]);
  });
});

test.each(["Bún", "👩‍🍳", "می‌خواهم", "닭", "a\u0301", "☕️", "\u{10ffff}x"])(
  "a text that shows something stays as it is: %j",
  (text) => expect(requiredText("Name", 120).parse(` ${text} `)).toBe(text),
);

test.each([
  ["1900-01-01T00:00:00Z", undefined],
  ["0001-01-01T00:00:00.000Z", "The date must not be before 1900."],
  ["yesterday", "The date must be a date and time such as 2026-01-31T18:00:00Z"],
])("%s as the instant of an entry: %s", (text, said) => {
  expect(messages(entryInstant, text)?.[0]).toBe(said);
});
