import { expect, test } from "vitest";
import { readHoursText } from "./hours-text.ts";
import { sayDays } from "./spoken-days.ts";

test.each([
  [[0, 1, 2, 3, 4, 5, 6], "Every day"],
  [[0, 1, 2, 3], "Monday to Thursday"],
  [[4, 5], "Friday and Saturday"],
  [[0, 2, 4], "Monday, Wednesday and Friday"],
  [[0, 2, 3, 4], "Monday and Wednesday to Friday"],
  [[6], "Sunday"],
])("%j are %j", (days, said) => expect(sayDays(days)).toBe(said));

test.each([
  ["Daily 11am till late", "Every day (Daily 11am till late): until when?"],
  ["Mon-Thu 6-10", "Monday to Thursday (Mon-Thu 6-10): morning or evening?"],
])("a question names its days so: %j", (text, question) =>
  expect(readHoursText(text, "en", new Date())?.questions[0]?.text).toBe(question),
);
