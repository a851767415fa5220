// npm run reader:worst: how much of the processor the reader takes for a megabyte that was made to be slow, in a
// fresh process each.
// An argument is the number of one text: that one is read in this process.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readings } from "#reader/readings.ts";
import { Unreadable } from "#reader/unreadable.ts";

const size = 1_000_000;
const url = "https://site.example/";
const now = new Date("2026-01-15T12:00:00Z");
const page = (content: string) => readings.pasted({ content, url, now });
const menu = (menuText: string) =>
  readings.sandwiches({ menuText, restaurantName: "", dishes: [], model: null });
const repeat = (unit: string) => unit.repeat(Math.ceil(size / unit.length));
const numbered = (make: (at: number) => string) =>
  Array.from({ length: size / 30 }, (_, at) => make(at))
    .join("")
    .slice(0, size);
const inScript = (json: string) => `<script type="application/ld+json">${json}</script>`;

const texts: [string, () => unknown][] = [
  [
    "a menu of dishes",
    () => menu(numbered((at) => `Chicken Club ${at}a 9.50\nbacon, mayo ${at}\n`)),
  ],
  ["a menu of headings", () => menu(numbered((at) => `SANDWICHES ${at}\nA${at} B C\n`))],
  ["a menu of lists", () => menu(repeat("chicken, bacon, ranch with lettuce and mayo on a bun. "))],
  [
    "a menu of columns",
    () => menu(numbered((at) => `Club ${at}     9.50     Salad ${at}     8.50\n`)),
  ],
  ["a menu of prices", () => menu(repeat("9 / 10 / half 7.50 whole 11 "))],
  ["a menu of codes", () => menu(repeat("(GF, DF) 1 = egg, "))],
  ["a page of addresses", () => page(numbered((at) => `<p>${at} Main St, Tulsa, OK 74103</p>`))],
  ["a page of hours", () => page(numbered((at) => `<p>Mon-Fri 9-5, Sat ${at % 12}-11</p>`))],
  ["a page of numbers", () => page(repeat("<p>(918) 555-0100 </p>"))],
  ["a page of links", () => page(numbered((at) => `<a href="/menu${at}">Menu</a>`))],
  [
    "a page of elements",
    () => page(repeat('<div itemscope itemtype="x/Restaurant">'.concat("<b>a</b></div>"))),
  ],
  ["a deep page", () => page(repeat("<div>"))],
  ["broken data", () => page(inScript(`{"@graph":[${repeat('{"@type":"Restaurant",name:')}`))],
  [
    "data in a script",
    () => page(`<script>window.a = {"b":[${repeat('{"name":"a","price":9},')}]}</script>`),
  ],
  [
    "data of dishes",
    () => page(inScript(`[${numbered((at) => `{"@type":"MenuItem","name":"Club ${at}"},`)}{}]`)),
  ],
];

const [, , chosen] = process.argv;
if (chosen === undefined) {
  const file = fileURLToPath(import.meta.url);
  for (const at of texts.keys())
    spawnSync(process.execPath, ["--import", "tsx", file, String(at)], { stdio: "inherit" });
} else {
  const [name, read] = texts[Number(chosen)] ?? ["", () => {}];
  const start = process.cpuUsage();
  let end = "";
  try {
    read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    end = `, refused: ${error.message}`;
  }
  const { user, system } = process.cpuUsage(start);
  console.log(`${String(Math.round((user + system) / 1000)).padStart(5)} ms  ${name}${end}`);
}
