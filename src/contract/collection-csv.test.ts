import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvEntry, collectionCsvColumns, readCollectionCsv } from "./collection-csv.ts";
import { writeCsvHeader, writeCsvRows } from "./csv.ts";

const now = new Date("2026-01-31T12:00:00.000Z");

const text = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        "'",
        "=",
        "+",
        "-",
        "@",
        "＝",
        '"',
        ",",
        ";",
        "\t",
        "\n",
        "\r",
        "a",
        "🍗",
      ),
    }),
  )
  .map((words) => words.trim());
const instant = fc
  .date({ min: new Date("1900-01-01"), max: now, noInvalidDate: true })
  .map((date) => date.toISOString());
/** As a day tried is kept. */
const day = instant.map((at) => `${at.slice(0, 10)}T00:00:00.000Z`);
const entry: fc.Arbitrary<CsvEntry> = fc
  .record({
    sandwichId: fc.integer({ min: 1, max: 2_147_483_647 }),
    name: text.filter((name) => name !== ""),
    restaurant: text.filter((name) => name !== ""),
    hasTried: fc.boolean(),
    isFavorite: fc.boolean(),
    notes: text.map((notes) => notes || null),
    dateTried: fc.option(day),
    visits: fc.array(
      fc.record({
        dateTried: fc.option(day),
        rating: fc.option(fc.integer({ min: 1, max: 5 })),
        line: text.map((line) => line.replaceAll(/\s+/g, " ").replaceAll("★", "*") || null),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    createdAt: instant,
  })
  .map(({ hasTried, visits, ...made }) => {
    const dateTried = hasTried ? (visits[0]?.dateTried ?? null) : null;
    const rating = hasTried ? (visits[0]?.rating ?? null) : null;
    return { ...made, hasTried, dateTried, rating, visits: hasTried ? visits : [] };
  });

/** One visit without stars and words: the columns beside it say all. */
const isPlain = ({ visits: [first, ...more] }: CsvEntry) =>
  more.length === 0 && !first?.rating && !first?.line;

test("what is written is read without loss", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      const header = writeCsvHeader(collectionCsvColumns);
      const file = header + writeCsvRows(collectionCsvColumns, entries);
      const { lines, unused } = readCollectionCsv(file, now);
      expect(unused).toEqual([]);
      expect(lines.map(({ problems }) => problems)).toEqual(entries.map(() => []));
      const read = lines.map(({ row }) => ({
        ...row,
        notes: row.notes ?? null,
        dateTried: row.dateTried ?? null,
        visits: row.visits ?? [],
      }));
      // One visit of which only the day is known is in the columns beside it.
      expect(read).toEqual(
        entries.map(({ rating, ...made }) =>
          isPlain({ rating, ...made }) ? { ...made, visits: [] } : made,
        ),
      );
    }),
  );
});

const readOne = (file: string) => readCollectionCsv(file, now).lines[0];

describe("somebody else's list", () => {
  test("is read by the headings it has", () => {
    const file = "Sandwich;Place;Price;Eaten;Date\nHot One;Coop;9;x;2024-01-05\n";
    expect(readCollectionCsv(file, now)).toEqual({
      unused: ["Price"],
      lines: [
        {
          number: 2,
          problems: [],
          row: {
            name: "Hot One",
            restaurant: "Coop",
            hasTried: true,
            dateTried: "2024-01-05T00:00:00.000Z",
          },
        },
      ],
    });
  });

  test("says nothing where it is blank, and a date says that it was tried", () => {
    expect(readOne("name,tried,favorite,notes\nHot One,,,\n")?.row).toEqual({ name: "Hot One" });
    expect(readOne("name,date\nHot One,2024-01-05\n")?.row.hasTried).toBe(true);
  });

  test.each(["2024-01-05", "2024-01-05T21:15:00.000Z", "2024-01-05 21:15-08:00"])(
    "%s is the day that is written",
    (written) => {
      const row = readOne(
        `name,date,visits\nHot One,${written},${written.replace(" ", "T")} ★★\n`,
      )?.row;
      const days = [row?.dateTried, row?.visits?.[0]?.dateTried].map((at) => at?.slice(0, 10));
      expect(days).toEqual(["2024-01-05", "2024-01-05"]);
    },
  );

  test.each(["4", "4.0", "4/5", "★★★★", "★★★★☆"])(
    "the rating %s makes a visit of four stars",
    (rating) => {
      expect(readOne(`name,date,rating\nHot One,2024-01-05,${rating}\n`)?.row).toMatchObject({
        hasTried: true,
        visits: [{ dateTried: "2024-01-05T00:00:00.000Z", rating: 4, line: null }],
      });
    },
  );

  test("an id that is not ours matches nothing", () => {
    expect(readOne("id,name\n7,Hot One\n")?.row).toEqual({ name: "Hot One" });
  });
});

test.each([
  ["name,tried\nHot,perhaps", "tried must be yes or no."],
  ["name,date\nHot,31.1.2024", "date_tried must be a day such as 2024-01-31."],
  ["name,date\nHot,2024-02-31", "date_tried must be a day such as 2024-01-31."],
  ["name,date\nHot,0024-01-01", "date_tried must be a day such as 2024-01-31."],
  ["name,date\nHot,2026-02-02", "date_tried is in the future."],
  ["name,date_added\nHot,2026-02-01", "date_added is in the future."],
  ['name,visits\nHot,"2024-01-05 ★★\n2099-01-01 Late"', "visits is in the future."],
  ["name,visits\nHot,yesterday ★★", "visits must be a day such as 2024-01-31."],
  [`name,visits\nHot,- ${"x".repeat(201)}`, "A line of visits must be at most 200 characters."],
  ["name,tried,date\nHot,no,2024-01-05", "It has a date_tried, but tried says no."],
  ["name,tried,rating\nHot,no,4", "It has a rating, but tried says no."],
  ["name,rating\nHot,11", "rating must be 1 to 5 stars."],
  ["name,tried\n,yes", "It has no name."],
  ["sandwich_id\n1e3", "sandwich_id must be one of our numbers."],
  [`name,notes\nHot,${"x".repeat(1001)}`, "notes must be at most 1000 characters."],
])("%j cannot be kept", (file, problem) => {
  expect(readOne(file)?.problems).toEqual([problem]);
});

test.each([
  ["", 'The first line must name the columns, and one of them must be "name".'],
  ["Hot One,Coop\n", 'The first line must name the columns, and one of them must be "name".'],
  [`name\n${"x\n".repeat(10_001)}`, "The file has more than 10,000 rows. Please split it."],
])("%# a file that is no list is refused", (file, message) => {
  expect(() => readCollectionCsv(file, now)).toThrow(message);
});
