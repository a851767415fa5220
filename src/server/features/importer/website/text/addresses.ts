import {
  endings,
  innerPart,
  japanese,
  postBox,
  postcodeFirst,
  startsLikeStreet,
  street,
  streetWithNumberLast,
} from "./address-patterns.ts";

export interface AddressFound {
  address: string;
  /** Indexes of the first and the last of its lines. */
  firstLine: number;
  lastLine: number;
}

const longestLine = 300;
const linesAbove = 3;
/** Whoever made the site is somewhere else. */
const maker = /\b(?:(?:web)?site|web ?design|designed|developed|built|powered) by\b/i;
/** The year is no number of a house. */
const copyright = /\bcopyright\s*(?:19|20)\d\d(?:\s?[-–]\s?\d{2,4})?/i;

/** Finds postal addresses in the lines of a page: the end of each is unmistakable, its beginning is sought above. */
export function findAddresses(lines: readonly string[]): AddressFound[] {
  const found = new Map<string, AddressFound>();
  for (const [index, line] of lines.entries()) {
    if (line.length > longestLine) continue;
    for (const part of line.split(/[•·|]|\s{3,}/)) {
      if (postBox.test(part) || maker.test(part)) continue;
      const said = part.replace(copyright, " ");
      const address =
        endingIn(said, lines, index) ??
        postcodeFirstIn(said, lines, index) ??
        japaneseIn(said, index);
      if (!address || postBox.test(address.address)) continue;
      const key = address.address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
      if (!found.has(key)) found.set(key, address);
    }
  }
  return [...found.values()];
}

function endingIn(part: string, lines: readonly string[], index: number): AddressFound | null {
  for (const ending of endings) {
    const match = ending.exec(part);
    if (!match) continue;
    const before = part.slice(0, match.index);
    const tail = `${tidy(before)}${/,\s*$/.test(before) ? "," : ""} ${match[0]}`;
    const country = /^\s*(canada)\s*$/i.exec(lines[index + 1] ?? "")?.[1];
    const end = country && !/canada$/i.test(tail) ? `, ${country}` : "";
    const sameLine = streetIn(before);
    if (sameLine) {
      const above = innerPart.test(sameLine) || /^\d+[a-z]?$/i.test(sameLine) ? null : "";
      if (above !== null) {
        return {
          address: join([`${sameLine}${match[0]}${end}`]),
          firstLine: index,
          lastLine: index,
        };
      }
    }
    return withLinesAbove(lines, index, tidy(tail) + end, startsLikeStreet);
  }
  return null;
}

/** From the street's number on; "Come see us: 708 Hacienda Way, Taos, " begins with 708. */
function streetIn(before: string): string | null {
  const label = /^(?:.*?:\s+)?((?:shop|unit|suite|level|lot)\.? ?#?\w{1,5},? .+)/i.exec(
    before,
  )?.[1];
  const numbered = street.exec(before)?.[1];
  const found = label && startsLikeStreet.test(label) ? label : numbered;
  return found && /\p{L}{2}/u.test(found) ? found : null;
}

const isStreetBeforeCity = [streetWithNumberLast, /^\d{1,4}(?: ?(?:bis|ter))?,? \p{L}/u];

function postcodeFirstIn(
  part: string,
  lines: readonly string[],
  index: number,
): AddressFound | null {
  const match = postcodeFirst.exec(part);
  if (!match) return null;
  const before = tidy(part.slice(0, match.index).replace(/^[^:]{0,30}:\s+/, ""));
  if (before) {
    const isStreet = before.length < 80 && isStreetBeforeCity.some((form) => form.test(before));
    return isStreet
      ? { address: join([before, match[0]]), firstLine: index, lastLine: index }
      : null;
  }
  return withLinesAbove(lines, index, tidy(match[0]), ...isStreetBeforeCity);
}

function japaneseIn(part: string, index: number): AddressFound | null {
  const address = japanese.exec(part)?.[0];
  return address ? { address: tidy(address), firstLine: index, lastLine: index } : null;
}

function withLinesAbove(
  lines: readonly string[],
  index: number,
  tail: string,
  ...isStreet: RegExp[]
): AddressFound | null {
  const parts = [tail];
  for (let above = index - 1, seen = 0; above >= 0 && seen < linesAbove; above -= 1) {
    const line = tidy(lines[above] ?? "");
    if (!line) continue;
    seen += 1;
    if (line.length > 90) return null;
    parts.unshift(line);
    const isInner = innerPart.test(line) && !/,/.test(line);
    if (!isInner && isStreet.some((pattern) => pattern.test(line))) {
      return { address: join(parts), firstLine: above, lastLine: index };
    }
    // Only a suite or a quarter of the town may stand between the street and the city.
    if (!isInner && seen > 1) return null;
  }
  return null;
}

const tidy = (text: string): string =>
  text
    .replace(/^#+ /, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:–-]+/, "")
    .replace(/(?<![\s,:–-])[\s,:–-]+$/, "");

const join = (parts: readonly string[]): string =>
  parts
    .map(tidy)
    .filter(Boolean)
    .join(", ")
    .replace(/ ?,[ ,]*/g, ", ");
