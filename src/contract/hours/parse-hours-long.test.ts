import { expect, test } from "vitest";
import { parseHours } from "./parse-hours.ts";

// Read in well under a second; with a quadratic pattern or loop the test would time out.
const LENGTH = 100_000;

test.each([
  " ",
  "1",
  "1 ",
  "a",
  "-",
  "\n",
  "\t \n",
  ",",
  "24 ",
  "9 - ",
  "mon ",
  "mon, ",
  "mon-",
  "mon 9-5 ",
  "mon 9-5, x, ",
  "9-5, ",
  "closed ",
  "12:00 ",
  "a. ",
  "7 days ",
])("%j over and over is read in one go", (part) => {
  const text = part.repeat(LENGTH / part.length);
  const long = [`${text}?`, `mon 9-5 ${text}`, `mon 9-5, ${text}!`];
  for (const hours of long) expect(parseHours({ text: hours })).toHaveLength(7);
  expect(parseHours({ monday: text, [text]: text })).toHaveLength(7);
});
