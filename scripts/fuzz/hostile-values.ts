import type { Random } from "./random.ts";

/** JSON that no value of ours would become: `1e400`, `-0`, a number with more digits than we keep. */
class RawJson {
  constructor(readonly text: string) {}
}

/** The text of a value; a key that it names twice comes twice. */
export function toJson(value: unknown, repeated?: string): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const pairs = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${toJson(item)}`,
  );
  if (repeated !== undefined) pairs.push(`${JSON.stringify(repeated)}:null`);
  return `{${pairs.join(",")}}`;
}

const words = [
  "chicken",
  "pickle",
  "honey",
  "hot",
  "bun",
  "crispy",
  "Zoë",
  "Ωmega",
  "鸡肉",
  "slaw",
];

export const ordinaryText = (random: Random, length: number): string => {
  let text = random.pick(words);
  while (text.length < length && text.length < 5000) text += ` ${random.pick(words)}`;
  return text.slice(0, length).trim() || "x";
};

/** What a database or a parser chokes on. */
const unstorable = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udc00 tail",
  "half \ud83d",
  "\ufdd0\uffff",
  "\u{10ffff}",
];

const shortTexts = [
  "",
  " ",
  "\u0001\u0007\u001b[31m\u007f",
  "\r\nSet-Cookie: session=x",
  "\u2028\u2029",
  "\u202e\u05d0\u05d1 right to left",
  "\ufdfa",
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}",
  "\ufeff",
  "\u200b\u200d",
  "e\u0301",
  "\u0410\u0430\u0441",
  "ſtraße İıẞ",
  "=1+1",
  "\uff1dcmd()",
  "<script>alert(1)</script>",
  "' or 1=1; --",
  "%",
  "_",
  "\\",
  "%00",
  "..%2f..%2fetc%2fpasswd",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "true",
  "NaN",
  "Infinity",
  "-0",
  "1e308",
  "1e400",
  "0x10",
  "\uff12",
  "\u0967",
  "2147483647",
  "2147483648",
  "9007199254740993",
  "-1",
  "[]",
  "{}",
  "[object Object]",
  '"',
  "a,b,,c",
  ",",
  "0,0",
  "999,999",
];

/** What costs most where somebody normalises, matches or folds before looking at the length. */
const runs = [
  "x",
  "a\u0301\u0323",
  "\u0301\u0323",
  "\ufdfa",
  "!",
  "• - , : * | ",
  "\u{1f414}",
  " ",
  "<div>",
  "<",
  "&amp;",
  '"',
  "\n",
  "1",
  "9:00 ",
  "Mo-Fr 9-5; ",
  "$1.00 ",
  "\ud800",
  "\uffff",
];
const lengths = [2, 5, 41, 51, 65, 81, 121, 201, 255, 256, 257, 301, 501, 1001, 2001, 4097, 10_000];
const hugeLengths = [40_000, 100_001, 480_000, 1_048_577, 2_100_000];

/** A text that nobody types. Few are huge, since most of the time would be theirs. */
export function hostileText(random: Random, most = 2_200_000): string {
  if (random.chance(0.7)) return random.pick(random.chance(0.3) ? unstorable : shortTexts);
  const length = Math.min(random.pick(random.chance(0.02) ? hugeLengths : lengths), most);
  const run = random.pick(runs);
  const text = run.repeat(Math.ceil(length / run.length)).slice(0, length);
  return random.chance(0.5) ? `a${text.slice(2)}z` : text;
}

const numbers = [
  0, 1, -1, 0.1, 0.5, 1.005, 99999999.99, 2147483646, 2147483647, 2147483648, -2147483648,
  -2147483649, 4294967296, 9007199254740991, 9007199254740992, 1e21, 1e308, -1e308, 5e-324,
];
const rawNumbers = ["-0", "1e400", "-1e400", "9007199254740993", "1E2", "0.1e-999"];

export const hostileNumber = (random: Random): unknown => {
  if (random.chance(0.2)) return new RawJson(random.pick(rawNumbers));
  return random.chance(0.3) ? random.pick([2147483647, 2147483648]) : random.pick(numbers);
};

/** At the edges of what is a date, and beyond. */
export const hostileDates = [
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "+275760-09-13T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "9999-12-31T23:59:59.999Z",
  "1969-12-31T23:59:59Z",
  "1899-12-31T00:00:00Z",
  "2024-02-30T00:00:00Z",
  "2024-01-01T24:00:00Z",
  "2024-01-01T00:00:60Z",
  "2024-01-01T00:00:00+99:99",
  "2024-01-01T00:00:00.123456789Z",
  "2024-01-01",
  "tomorrow",
];

function deep(random: Random): unknown {
  const depth = random.pick([50, 1000, 5000]);
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
  ]);
  return new RawJson(`${open.repeat(depth)}1${close.repeat(depth)}`);
}

/** A value of any kind, mostly not the one that was asked for. */
export function hostileValue(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.5) return hostileText(random);
  if (kind < 0.75) return hostileNumber(random);
  if (kind < 0.8) return null;
  if (kind < 0.85) return random.chance(0.5);
  if (kind < 0.9) return random.pick(hostileDates);
  if (kind < 0.94) return Array.from({ length: random.pick([0, 1, 3000]) }, (_, index) => index);
  if (kind < 0.98) return { toString: 1, constructor: null, length: -1 };
  return deep(random);
}
