import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["Coop", 3, null], "Coop,3,\r\n"],
  [['The "Coop", Inc.', "two\nlines"], '"The ""Coop"", Inc.","two\nlines"\r\n'],
  [["=HYPERLINK(1)", "+1 503", "-2", "@x", -2], "'=HYPERLINK(1),'+1 503,'-2,'@x,-2\r\n"],
  [["\t=1", "\r=1"], "'\t=1,\"'\r=1\"\r\n"],
])("%j is %j", (cells, line) => expect(csvLine(cells)).toBe(line));
