import { latestToday, longestLine, longestNotes, mostVisits } from "./collection-choices.ts";
import { type CsvColumns, CsvError, readCsv } from "./csv.ts";
import type { VisitInput } from "./visits.ts";

/** The largest file that can be imported. */
export const csvLimits = { bytes: 20 * 1024 * 1024, rows: 10_000, name: 300 };

/** Our own heading first, then those of other apps. */
const columns = {
  sandwichId: ["sandwich_id"],
  name: ["name", "sandwich", "sandwich_name", "item"],
  restaurant: ["restaurant", "restaurant_name", "place", "venue"],
  tried: ["tried", "has_tried", "eaten"],
  favorite: ["favorite", "favourite", "is_favorite", "liked"],
  notes: ["notes", "note", "comment", "comments"],
  dateTried: ["date_tried", "date", "tried_on"],
  rating: ["rating", "stars", "my_rating", "score"],
  visits: ["visits"],
  dateAdded: ["date_added", "added", "added_on", "created_at"],
} as const;

type Column = keyof typeof columns;
type Cells = Partial<Record<Column, string>>;

export interface CsvEntry {
  sandwichId: number;
  name: string;
  restaurant: string;
  hasTried: boolean;
  isFavorite: boolean;
  notes: string | null;
  dateTried: string | null;
  /** The member's own stars. */
  rating: number | null;
  /** The latest first. */
  visits: VisitInput[];
  createdAt: string;
}

/** The cells of a row that are not blank. A rating without visits becomes a visit with these stars. */
export type CsvRow = Partial<{
  [Name in keyof Omit<CsvEntry, "rating">]: NonNullable<CsvEntry[Name]>;
}>;

export interface CsvLine {
  /** The row in a spreadsheet, where the header is row 1. */
  number: number;
  row: CsvRow;
  /** Why the row cannot be imported, in sentences. */
  problems: string[];
}

/** The columns of an export, which can be imported again. */
export const collectionCsvColumns: CsvColumns<CsvEntry> = {
  [columns.sandwichId[0]]: (entry) => entry.sandwichId,
  [columns.name[0]]: (entry) => entry.name,
  [columns.restaurant[0]]: (entry) => entry.restaurant,
  [columns.tried[0]]: (entry) => (entry.hasTried ? "yes" : "no"),
  [columns.favorite[0]]: (entry) => (entry.isFavorite ? "yes" : "no"),
  [columns.notes[0]]: (entry) => entry.notes,
  [columns.dateTried[0]]: (entry) => dayTried(entry),
  [columns.rating[0]]: (entry) => entry.rating,
  [columns.visits[0]]: ({ visits }) => (isPlain(visits) ? "" : visits.map(writeVisit).join("\n")),
  [columns.dateAdded[0]]: (entry) => entry.createdAt,
};

/** The other columns hold all of it. */
const isPlain = (visits: VisitInput[]) => visits.every(({ line }) => !line) && visits.length < 2;

/** "2026-01-31 ★★★★ Crisper than ever."; "-" stands for an unknown day. */
const writeVisit = ({ rating, line, ...visit }: VisitInput) =>
  [dayTried(visit) ?? "-", "★".repeat(rating ?? 0), line].filter(Boolean).join(" ");

/** `dateTried` is a calendar day, not an instant. */
const dayTried = ({ dateTried }: Pick<VisitInput, "dateTried">) => dateTried?.slice(0, 10) ?? null;

export interface CollectionFile {
  lines: CsvLine[];
  /** Headings of columns that are not imported. */
  unused: string[];
}

export function readCollectionCsv(text: string, now: Date): CollectionFile {
  const [header = [], ...rows] = readCsv(text);
  const found = header.map(columnOf);
  if (!found.includes("name") && !found.includes("sandwichId")) {
    throw new CsvError('The first line must name the columns, and one of them must be "name".');
  }
  if (rows.length > csvLimits.rows) {
    const limit = csvLimits.rows.toLocaleString("en-US");
    throw new CsvError(`The file has more than ${limit} rows. Please split it.`);
  }
  const lines = rows.map((cells, index) => {
    const named: Cells = {};
    for (const [place, column] of found.entries()) {
      if (column) named[column] ||= (cells[place] ?? "").trim();
    }
    return { number: index + 2, ...readRow(named, now) };
  });
  return { lines, unused: header.filter((_, place) => found[place] === undefined) };
}

function columnOf(heading: string): Column | undefined {
  const key = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  const names = Object.entries(columns) as [Column, readonly string[]][];
  return names.find(([, spellings]) => spellings.includes(key))?.[0];
}

function readRow(cells: Cells, now: Date): Pick<CsvLine, "row" | "problems"> {
  const problems: string[] = [];
  const read = <Value>(value: Value | Problem): Value | undefined => {
    if (!(value instanceof Problem)) return value;
    problems.push(value.text);
    return undefined;
  };
  const rating = read(readRating(cells.rating));
  const row: CsvRow = {
    sandwichId: read(readId(cells.sandwichId)),
    name: read(readText("name", cells.name, csvLimits.name)),
    restaurant: read(readText("restaurant", cells.restaurant, csvLimits.name)),
    hasTried: read(readFlag("tried", cells.tried)),
    isFavorite: read(readFlag("favorite", cells.favorite)),
    notes: read(readText("notes", cells.notes, longestNotes)),
    dateTried: read(readDay("date_tried", cells.dateTried, latestToday(now))),
    visits: read(readVisits(cells.visits, latestToday(now))),
    createdAt: read(readDate("date_added", cells.dateAdded, now)),
  };
  if (problems.length === 0) {
    if (!row.name && !row.sandwichId) problems.push("It has no name.");
    if ((row.dateTried || rating) && row.hasTried === false) {
      problems.push(`It has a ${rating ? "rating" : "date_tried"}, but tried says no.`);
    }
  }
  if (rating) row.visits ??= [{ dateTried: row.dateTried ?? null, rating, line: null }];
  // A date or a rating says that it was tried.
  if (row.dateTried || row.visits) row.hasTried ??= true;
  return { row, problems };
}

class Problem {
  constructor(readonly text: string) {}
}

function readId(text = ""): number | undefined | Problem {
  if (text === "") return;
  const isSerial = /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
  return isSerial ? Number(text) : new Problem("sandwich_id must be one of our numbers.");
}

function readText(column: string, text = "", longest: number): string | undefined | Problem {
  if (text.length <= longest) return text || undefined;
  return new Problem(`${column} must be at most ${longest} characters.`);
}

/** "4", "4.0", "4/5" or "★★★★". */
function readRating(text = ""): number | undefined | Problem {
  if (text === "") return;
  const [, digit, stars] = /^(?:([1-5])(?:[.,]0+)?(?:\/5)?|(★{1,5})☆*)$/.exec(text) ?? [];
  return Number(digit) || stars?.length || new Problem("rating must be 1 to 5 stars.");
}

/** One visit per line. */
function readVisits(text = "", latest: Date): VisitInput[] | undefined | Problem {
  if (text === "") return;
  const lines = text.split("\n");
  if (lines.length > mostVisits) return new Problem(`visits must be at most ${mostVisits} lines.`);
  const visits: VisitInput[] = [];
  for (const visit of lines) {
    const [, day = "", stars = "", rest = ""] =
      /^(\S+)(?: (★{1,5})(?= |$))?(?: (.*))?$/.exec(visit) ?? [];
    const dateTried = day === "-" ? undefined : readDay("visits", day || "?", latest);
    if (dateTried instanceof Problem) return dateTried;
    const line = readText("A line of visits", rest.trim(), longestLine);
    if (line instanceof Problem) return line;
    visits.push({ dateTried: dateTried ?? null, rating: stars.length || null, line: line ?? null });
  }
  return visits;
}

const flags = new Map<string, boolean>([
  ...["yes", "y", "true", "1", "x", "✓", "✔"].map((word) => [word, true] as const),
  ...["no", "n", "false", "0", "-"].map((word) => [word, false] as const),
]);

function readFlag(column: string, text = ""): boolean | undefined | Problem {
  if (text === "") return;
  return flags.get(text.toLowerCase()) ?? new Problem(`${column} must be yes or no.`);
}

/** The day as written: converted to UTC, it could be another day. */
const readDay = (column: string, text = "", latest: Date) =>
  readDate(column, text.replace(zone, ""), latest);

const zone = /(?:Z|[+-]\d\d:\d\d)$/;

function readDate(column: string, text = "", latest: Date): string | undefined | Problem {
  if (text === "") return;
  const shape = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;
  const [, day = "", time = "00:00", zone = "Z"] = shape.exec(text) ?? [];
  const instant = new Date(`${day}T${time}${zone}`);
  // `Date` would turn February 30 into March 1 or 2.
  const isDay = new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true && day >= "1900";
  if (!isDay || Number.isNaN(instant.getTime())) {
    return new Problem(`${column} must be a day such as 2024-01-31.`);
  }
  return instant <= latest ? instant.toISOString() : new Problem(`${column} is in the future.`);
}
