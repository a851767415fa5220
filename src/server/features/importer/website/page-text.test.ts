import { load } from "cheerio";
import { expect, test } from "vitest";
import { pageText } from "./page-text.ts";

const linesOf = (html: string) =>
  pageText(load(html), (text) => text.includes("OK 74103"))
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");

test("the cells of a row stand on one line, a wide one with all its tabs", () => {
  expect(
    linesOf(
      "<table><tr><th>Day<th>Open<th>Close<tr><td colspan=2>Mon<td>x<tr><td>Tue<td>9<td>5</table>",
    ),
  ).toEqual(["Day\tOpen\tClose", "Mon\t\tx", "Tue\t9\t5"]);
});

test("a cell with lines of its own does not run into its neighbour", () => {
  const cells = "<td>1 Elm St<br>Tulsa, OK 74103</td><td>2 Oak St<br>Tulsa, OK 74103</td>";
  expect(linesOf(`<table><tr>${cells}</tr></table>`)).toEqual([
    "1 Elm St",
    "Tulsa, OK 74103",
    "2 Oak St",
    "Tulsa, OK 74103",
  ]);
});

test("columns that have an address each are read one after another", () => {
  const rows = [
    ["North", "South"],
    ["1 Elm St, Tulsa, OK 74103", "2 Oak St, Tulsa, OK 74103"],
    ["Mon-Fri 9-5", "Sat 9-5"],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  expect(linesOf(`<table>\n${rows.join("\n<!-- next -->\n")}\n</table>`)).toEqual([
    "North",
    "1 Elm St, Tulsa, OK 74103",
    "Mon-Fri 9-5",
    "South",
    "2 Oak St, Tulsa, OK 74103",
    "Sat 9-5",
  ]);
});

test("a term and its definition are a row", () => {
  expect(
    linesOf("<dl><dt>Sunday</dt><dd>at church</dd><dt>Where</dt><dd>1 Elm</dd><dd>Tulsa</dd></dl>"),
  ).toEqual(["Sunday\tat church", "Where\t1 Elm", "Tulsa"]);
  expect(linesOf("<dl><div><dt>Sunday</dt><dd>closed</dd></div></dl>")).toEqual(["Sunday\tclosed"]);
});

test.each([
  ["spans side by side have a gap", "<p><b>Monday</b><b>closed</b></p>", ["Monday closed"]],
  ["a first letter has none", "<p><b>M</b><i>onday</i></p>", ["Monday"]],
  ["a bold label begins a line", "<p>1 Elm St <b>Hours:</b> 9-5</p>", ["1 Elm St", "Hours: 9-5"]],
  ["what is crossed out says nothing", "<p><s>9-5</s> <del>10-6</del> 11-7</p>", ["11-7"]],
  ["nor does what nobody sees", "<script>9-5</script><style>a</style><p>11-7</p>", ["11-7"]],
  ["preformatted lines stay apart", "<pre>Mon 9-5\nTue 9-6</pre>", ["Mon 9-5", "Tue 9-6"]],
  [
    "a picture of a sign is read",
    '<img alt="Monday 9-5, Tuesday 9-6">',
    ["Monday 9-5, Tuesday 9-6"],
  ],
  ["a picture of a dish is not", '<img alt="Chicken sandwich"><p>9-5</p>', ["9-5"]],
  ["a heading is marked", "<h2>Hours</h2><p>9-5</p>", ["# Hours", "9-5"]],
])("%s", (_, html, lines) => expect(linesOf(html).map((line) => line.trim())).toEqual(lines));
