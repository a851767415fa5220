import fc from "fast-check";
import { expect, test } from "vitest";
import { readCollectionCsv } from "#contract/collection-csv.ts";
import { CsvError, readCsv, writeCsvRow } from "#contract/csv.ts";
import { isWebAddress } from "#contract/fields.ts";
import { parseHours } from "#contract/hours/parse-hours.ts";
import { foldText } from "#server/database/search-text.ts";
import { lookOf } from "#server/database/user-keys.ts";
import { decodeText } from "#server/features/importer/fetching/charset.ts";
import { Unreadable } from "#server/features/importer/fetching/fetch-errors.ts";
import { mayVisit, readRobots } from "#server/features/importer/fetching/robots.ts";
import { menuItems } from "#server/features/importer/menu/items.ts";
import { menuLines, readProse } from "#server/features/importer/menu/lines.ts";
import { isNoise } from "#server/features/importer/menu/noise.ts";
import { readPrices } from "#server/features/importer/menu/prices.ts";
import { mendScannedWords } from "#server/features/importer/menu/scanned-words.ts";
import { readings } from "#server/features/importer/readings.ts";
import { readHoursText } from "#server/features/importer/website/hours/hours-text.ts";
import { readPage } from "#server/features/importer/website/read-page.ts";
import { parseLooseJson } from "#server/features/importer/website/structured/loose-json.ts";
import { findAddresses } from "#server/features/importer/website/text/addresses.ts";

const now = new Date("2026-06-01T12:00:00Z");
const page = (html: string) => readPage(html, new URL("https://coop.example/"), now);
const markup = (json: object) =>
  `<script type="application/ld+json">${JSON.stringify(json).replaceAll("<", "\\u003c")}</script>`;
const inElement = (text: string) => text.replaceAll("<", "&lt;");
const menu = (menuText: string, name = "") =>
  readings.sandwiches({ menuText, restaurantName: name, dishes: [], model: [] });

const modelDish = (name: string, description: string) => ({
  name,
  description,
  price: 9,
  section: "",
  ingredients: [description],
  containsGluten: null,
  containsDairy: null,
  containsEggs: null,
  spiceLevel: 0,
});

/** `encodeURI` throws on half a character. */
const wellFormed = (character: string) => (/^\p{Surrogate}$/u.test(character) ? "" : character);

/** Everything that reads what somebody else wrote. */
const readers: Record<string, (text: string) => unknown> = {
  "a page": page,
  "a page's title": (text) => page(`<title>${inElement(text)}</title>`),
  "a page's headings": (text) => page(`<h1>${inElement(text)}</h1>`.repeat(3)),
  "a page's text": (text) => page(`<p>${inElement(text).replaceAll("\n", "<br>")}</p>`),
  "a page's links": (text) =>
    page(
      `<a href="/${encodeURI(Array.from(text.slice(0, 90), wellFormed).slice(0, 9).join(""))}">${inElement(text)}</a>`,
    ),
  "marked-up values": (text) =>
    page(
      markup(
        ["Bay", "Mission"].map((branch) => ({
          "@type": "Restaurant",
          name: `Coop ${text} ${branch}`,
          address: text,
          telephone: text,
        })),
      ),
    ),
  "marked-up hours": (text) =>
    page(markup({ "@type": "Restaurant", openingHours: text, priceRange: text })),
  "a marked-up menu": (text) => {
    const { facts } = page(
      markup({
        "@type": "MenuItem",
        name: `Chicken${text}Burger`,
        description: text,
        offers: { price: text },
      }),
    );
    return readings.sandwiches({
      menuText: "",
      restaurantName: "",
      model: [],
      dishes: facts.dishes,
    });
  },
  "marked-up elements": (text) =>
    page(`<div itemscope itemtype="x/Restaurant"><b itemprop=name>${inElement(text)}</b></div>`),
  "data in a script": (text) =>
    page(
      `<script>window.state = ${JSON.stringify({ name: text, address: { street: text, city: text }, hours: { monday: text, tuesday: [text] }, items: [{ name: text, price: "9" }] }).replaceAll("<", "\\u003c")}</script>`,
    ),
  "a script": (text) => page(`<script>a = {${text.replaceAll("<", "")}</script>`),
  "hours in words": (text) =>
    ["en", "de", "ja", "th"].map((language) => readHoursText(text, language, now)),
  "hours beside days": (text) => readHoursText(`Mon 9-5 ${text}\n${text} Tue 9-5`, "en", now),
  addresses: (text) => findAddresses(`Address: ${text}\n${text}, Tulsa, OK 74103`.split("\n")),
  "loose JSON": (text) => parseLooseJson(`{${text}`),
  "a menu": (text) => menu(text),
  "a menu with prices": (text) => menu(`SANDWICHES\nChicken Club ${text} 9\n${text}`),
  "a menu that a model has read too": (text) =>
    readings.sandwiches({
      menuText: `Chicken Club ${text} 9\n${text}`,
      restaurantName: "",
      dishes: [],
      model: [modelDish("Chicken Club", text), modelDish(text, "Chicken Club")],
    }),
  "a menu as plain text": readings.plainText,
  "the words of a scanned menu": mendScannedWords,
  "the lines of a menu": menuLines,
  "the dishes of a menu": (text) => menuItems(menuLines(text), text),
  "the prices of a line": readPrices,
  "a sentence of a menu": readProse,
  "a line that is no dish": isNoise,
  "pages of one site": (text) => {
    const { facts } = page(
      `<title>Coop ${inElement(text)}</title><h1>${inElement(text)}</h1><p>${inElement(text)}</p>`,
    );
    return readings.site([facts, facts, facts]);
  },
  "a pasted page": (text) => readings.pasted({ content: text, url: "https://coop.example/", now }),
  "opening hours": (text) => parseHours({ text }),
  "robots.txt": (text) =>
    mayVisit(
      readRobots(`User-agent: *\nDisallow: ${text}`, "CluckBot"),
      new URL("https://a.example/a"),
    ),
  bytes: (text) =>
    decodeText(Buffer.from(text, "latin1"), `text/html; charset ${text.slice(0, 9000)}`),
  "a table": readCsv,
  "a cell of a table that is written": (text) => writeCsvRow([text, text]),
  "the look of a name": lookOf,
  "a collection": (text) => readCollectionCsv(`name,tried\n${text}`, now),
  "words to search": foldText,
  "a website's address": isWebAddress,
};

/** Of the text only its length counts. */
const tableOfReferences = (text: string) =>
  page(
    `<script type="application/json">${JSON.stringify([["Reactive", 1], { a: 2 }, ...Array.from(text, () => [1, 2])])}</script>`,
  );

const pieces = [
  ..."!•-–,:*|\"' \t\n()[]{}<>&/\\.;+@#$%=_~aAé1月🌶☎\u00a0",
  ...["<div>", "</div>", "<b a=1>", "<!--", "<script>", "<p>", "<h1>", "<a href=/menu>", "<br>"],
  ...[
    "&amp;",
    "S,",
    "(V)",
    "(GF, DF)",
    " and ",
    " with ",
    "chicken ",
    "$9.50 ",
    "10 / ",
    "   ",
    "...",
  ],
  ...[
    "Mon-Fri 9-5 ",
    "closed ",
    "daily,",
    "12:00",
    "am",
    " to ",
    "1 Main St, ",
    "OK 74103 ",
    "555-0100 ",
  ],
  ...[
    "User-agent: *\n",
    "Allow: /a*\n",
    "Disallow: *a*\n",
    '"name":',
    '\\"',
    "//",
    "/*",
    "charset=",
    "<meta ",
  ],
];
const hostile = fc.record({
  before: fc.constantFrom("", ...pieces),
  repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
  after: fc.constantFrom("", "x", ...pieces),
});
type Hostile = typeof hostile extends fc.Arbitrary<infer T> ? T : never;

const textOf = ({ before, repeated, after }: Hostile, size: number, less: number) => {
  const unit = repeated.join("");
  return before + unit.repeat(Math.ceil(size / unit.length)).slice(less) + after;
};

const sizes = { small: 2500, large: 10_000 };
/** What is done this fast is not looked at again. */
const quickMs = 10;
const mostGrowth = 10;

function timeOf(read: (text: string) => unknown, text: string): number {
  const start = performance.now();
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof CsvError)) throw error;
  }
  return performance.now() - start;
}

/**
 * Four times the text takes four times as long, or sixteen times where the work grows with its square. The machine may
 * have other work, which interrupts what is long and seldom what is short: so the large text is measured beside four
 * small ones. What slows it down does so once, not in every one of these rounds; and where it slows the small ones down,
 * a square would pass for less: of these the lesser of two times counts.
 */
function growthOf(read: (text: string) => unknown, input: Hostile): number {
  let texts = 0;
  // No text comes twice: some readers remember what they read.
  const nextOf = (size: number) => {
    texts += 1;
    return textOf(input, size, texts);
  };
  const fourSmallOnes = () => sum(times(4, () => timeOf(read, nextOf(sizes.small))));
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8 && growth >= mostGrowth; round += 1) {
    const time = timeOf(read, nextOf(sizes.large));
    if (time < quickMs) return 1;
    growth = Math.min(growth, (4 * time) / Math.min(...times(2, fourSmallOnes)));
  }
  return growth;
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const named: Hostile[] = [...'!•-,:*|"', "<div>", "<b itemprop=name>", '\\"', "(&amp;:"].map(
  (repeated) => ({
    before: "",
    repeated: [repeated],
    after: "x",
  }),
);

// proves: imports-19
test.each(Object.entries(readers))("%s is read in time that grows as it does", (_, read) => {
  fc.assert(
    fc.property(hostile, (input) => {
      expect(growthOf(read, input)).toBeLessThan(mostGrowth);
    }),
    {
      numRuns: 10 + named.length,
      examples: named.map((input): [Hostile] => [input]),
      endOnFailure: true,
    },
  );
});

// proves: imports-19
test("a table of references is read in time that grows as it does", () => {
  const input = { before: "", repeated: ["x"], after: "" };
  expect(growthOf(tableOfReferences, input)).toBeLessThan(mostGrowth);
});
