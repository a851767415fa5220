/**
 * True for the same number and street, unless postcode or direction differ. Ignores words like "St" and "Street". In doubt
 * addresses differ: a missed match proposes nothing, a wrong one proposes the facts of another branch.
 */
export function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [addressParts(one), addressParts(other)];
  return (
    first.street !== null &&
    first.street === second.street &&
    isNoOther(first.postcode, second.postcode) &&
    isNoOther(first.direction, second.direction)
  );
}

const isNoOther = (one: string | undefined, other: string | undefined): boolean =>
  !one || !other || one === other;

/** "Suite 5, 12 N. Elm St, Tulsa, OK 74103" is "12 elm", n and 74103. "Hauptstraße 12, 10115 Berlin" is "hauptstr 12" and 10115. */
function addressParts(address: string) {
  const [line = [], ...below] = fromStreet(linesOf(address));
  const numberAt = line.findIndex(isNumber);
  const before = line.slice(0, numberAt);
  const after = numberAt < 0 ? [] : line.slice(numberAt + 1);
  const beyond = [...after, ...below.flat()];
  return {
    street: streetOf({ before, number: line[numberAt] ?? "", after, below: below[0] ?? [] }),
    direction: after.map(directionOf).find(Boolean),
    postcode: beyond.findLast(isPostcode) ?? beyond.findLast((word) => /^\d{4}$/.test(word)),
  };
}

/** Drops parts inside a building ("Suite 5") and words before a number ("nº 5"). */
const linesOf = (address: string): string[][] =>
  address
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/\b(?:suite|ste|unit|shop|level|floor|apt|room)\b[.#]? ?#?(?:\d+[a-z]?|[a-z])\b/g, " ")
    .replace(/\b(?:no|nr)\b\.? ?(?=\d)/g, "")
    .split(/[,;\n]/)
    .map((line) => line.split(/[^\p{L}\d]/u).filter(Boolean))
    .filter((words) => words.length > 0);

/** Drops the lines before the street. A number counts only if a street's name follows, since towns have numbers as well. */
function fromStreet(lines: string[][]): string[][] {
  const [first = [], second = [], ...others] = lines;
  // "12, Rue de la Paix" and "Via Roma, 12" have number and street in two lines.
  const isParted = isAlone(first) || (!first.some(isNumber) && isAlone(second));
  if (isParted) return [[...first, ...second], ...others];
  if (first.some(isNumber)) return lines;
  const at = lines.findIndex((line) => namedStreet(line.slice(line.findIndex(isNumber) + 1)));
  return at < 0 ? [] : lines.slice(at);
}

interface StreetLine {
  before: string[];
  number: string;
  after: string[];
  /** The next line. */
  below: string[];
}

/** Null unless the number is surely a house number. */
function streetOf({ before, number, after, below }: StreetLine): string | null {
  if (!number) return null;
  // The restaurant's name comes first: "Golden Hen 12 Elm St".
  const name = namedStreet(after);
  if (name) return [number, ...name].join(" ");
  const town = after.findIndex(isPostcode);
  const rest = town < 0 ? after : after.slice(0, town);
  // "1010 Wien, Graben 5" begins with a postcode, "12 Broadway, New York" with the house.
  if (before.length === 0) return [number, ...rest, ...below].join(" ");
  // "Wien 1010, Graben 5". In "Calle 5, #12-30" the number belongs to the street.
  if (/^\d{4}/.test(number) || before.every(isKindOfStreet)) return null;
  return [...before.map(shortStreet), number, ...rest].join(" ");
}

/** The street's name in the words after a number: "n elm st" is elm, "rue de la paix" is paix. Null if no word means street. */
function namedStreet(words: string[]): string[] | null {
  const start = words.findIndex((word) => !directionOf(word));
  const at = words.findIndex(
    (word) => !directionOf(word) && !isKindOfStreet(word) && !isArticle(word),
  );
  if (at < 0) return null;
  const name = words.slice(at);
  const isKindFirst = isKindOfStreet(words[start] ?? "");
  const end = name.findIndex((word, index) =>
    isKindFirst ? isPostcode(word) : index > 0 && endsStreet(word),
  );
  if (end < 0) return isKindFirst ? name : null;
  return end === 0 ? null : name.slice(0, end);
}

const isNumber = (word: string): boolean => /^\d+\p{L}?$/u.test(word);
const isPostcode = (word: string): boolean => /^\d{5}$/.test(word);
const isAlone = (words: string[] = []): boolean => words.length === 1 && words.some(isNumber);

/** "north" and "n" are n, "nw" is nw. */
const directionOf = (word: string): string | undefined =>
  /^(north|south|east|west|[ns]?[ew]|[ns])$/.test(word)
    ? word.slice(0, word.length > 2 ? 1 : 2)
    : undefined;

/** A word for a street before its name, as in "12 Rue de la Paix". */
const isKindOfStreet = (word: string): boolean =>
  /^(rue|avenue|boulevard|place|calle|carrera|via|route|highway|hwy|road)$/.test(word);

const isArticle = (word: string): boolean => /^(de|du|des|la|le|les)$/.test(word);

/** A word for a street after its name. */
const endsStreet = (word: string): boolean =>
  /^(st|street|ave?|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|ct|court|pl|place|sq|square|pkwy|parkway|hwy|highway|ter|terrace|cir|circle)$/.test(
    word,
  );

/** "Hauptstr. 12" is "Hauptstraße 12". */
const shortStreet = (word: string): string => word.replace(/stra(ß|ss)e$/, "str");
