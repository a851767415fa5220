/** Same number and street, and no other postcode or direction where both have one: "St" and "Street" are not compared. */
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

/**
 * "12 N. Elm St, Tulsa, OK 74103" is "12 elm", n and 74103. "Hauptstraße 12, 10115 Berlin" is "hauptstr 12" and 10115.
 * The street is null when there is no number: a square's name alone, or what follows a postcode, is no street.
 */
function addressParts(address: string) {
  const lines = address
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[,;\n]/)
    .map((line) => line.split(/[^\p{L}\d]/u).filter(Boolean))
    .filter((words) => words.length > 0);
  const at = lines.findIndex((words) => words.some(isNumber));
  const line = lines[at] ?? [];
  const numberAt = line.findIndex(isNumber);
  const number = line[numberAt] ?? "";
  const isTown = at > 0 && at === lines.length - 1 && isPostcode(number);
  const isAlone = line.length === 1;
  const rest = isAlone && at === 0 ? (lines[1] ?? []) : line.slice(numberAt + 1);
  const after = isPostcode(rest[0] ?? "") ? [] : rest;
  // "12, Rue de la Paix" and "Via Roma, 12" have them in two lines.
  const before = isAlone ? (lines[at - 1] ?? []) : line.slice(0, numberAt);
  const name = after.find((word) => !directionOf(word) && !isKindOfStreet(word));
  const street = [...before.map(shortStreet), number, ...(name ? [name] : [])];
  return {
    street: isTown || street.length < 2 ? null : street.join(" "),
    direction: after.map(directionOf).find(Boolean),
    postcode: lines.flat().slice(1).findLast(isPostcode),
  };
}

const isNumber = (word: string): boolean => /^\d+\p{L}?$/u.test(word);
const isPostcode = (word: string): boolean => /^\d{5}$/.test(word);

/** "north" and "n" are n, "nw" is nw. */
const directionOf = (word: string): string | undefined =>
  /^(north|south|east|west|[ns]?[ew]|[ns])$/.test(word)
    ? word.slice(0, word.length > 2 ? 1 : 2)
    : undefined;

/** Before the name: "12 Rue de la Paix" is no other "Rue". */
const isKindOfStreet = (word: string): boolean =>
  /^(rue|avenue|boulevard|place|calle|via|de|du|des|la|le|les)$/.test(word);

/** "Hauptstr. 12" is "Hauptstraße 12". */
const shortStreet = (word: string): string => word.replace(/stra(ß|ss)e$/, "str");
