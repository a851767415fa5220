export interface AddressFound {
  address: string;
  /** Indexes of the first and the last of its lines. */
  firstLine: number;
  lastLine: number;
}

const longestLine = 300;
const linesAbove = 3;
/** Lines about the web designer, whose address is not the restaurant's. */
const maker = /\b(?:(?:web)?site|web ?design|designed|developed|built|powered) by\b/i;
/** A year that would look like a house number. */
const copyright = /\bcopyright\s*(?:19|20)\d\d(?:\s?[-–]\s?\d{2,4})?/i;

/** Finds postal addresses: first the end, which has a clear pattern, then the street on the same line or above. */
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

/** The text from the house number on: "Come see us: 708 Hacienda Way, Taos, " gives "708 Hacienda Way, Taos, ". */
function streetIn(before: string): string | null {
  const label = /^(?:.*?:\s+)?((?:shop|unit|suite|level|lot)\.? ?#?\w{1,5},? .+)/i.exec(
    before,
  )?.[1];
  const numbered = street.exec(before)?.[1];
  const found = label && startsLikeStreet.test(label) ? label : numbered;
  return found && /\p{L}{2}/u.test(found) ? found : null;
}

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
    // At most one line (a suite, a district) may stand between street and city.
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

const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
const stateNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|D\\.C\\.";
const provinces =
  "AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan";

const british = "(?:GIR 0AA|[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})";
const irish = "(?:[AC-FHKNPRTV-Y]\\d[\\dW] ?[AC-FHKNPRTV-Y\\d]{4})";

/** The end of an address in countries that write the postcode last. */
const endings: readonly RegExp[] = [
  new RegExp(`\\b(?:${states}|${stateNames})\\.?,?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!\\.\\d)`),
  new RegExp(
    `(?:\\b(?:${provinces})|\\((?:${provinces})\\))[.,]?\\s{0,3}[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b(?:,? Canada)?`,
    "i",
  ),
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\s{1,3}\d{4}\b/,
  new RegExp(`\\b${british}\\b`),
  new RegExp(`\\b${irish}\\b`),
];

/** "50823 Köln", "3512 PH Utrecht", "D-50823 Köln": countries that write the postcode before the city. */
const postcodeFirst =
  /(?:\b(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?|\b\d{3} \d{2})\s+\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|den|de|la|le|les|sur|im|do|da|del|y))*(?:\s\([\p{L} ]{2,20}\))?(?:\s?\d{1,2}(?!\d))?/u;

/** "〒150-0001 東京都渋谷区神宮前3-12-8": postcode, prefecture, town and number on one line. */
const japanese =
  /〒?\s?\d{3}[-－]\d{4}\s{0,3}\p{Script=Han}{2,4}[都道府県][^\n〒]{2,40}?\d(?:[\d丁目番地号－-]*)/u;

/** A street with its number, before or after the name. */
export const street =
  /(?:^|[\s:(–-])(\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp][Mm]\b)[\p{L}\d#][\s\S]{2,120})$/u;
const startsLikeStreet =
  /^(?:\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp]\.?[Mm]\b)[\p{L}\d]|(?:shop|unit|suite|ste|level|lot|units|shops|flat)\.? ?#?\w{1,5},? \S|(?:one|two|three|four|five|six|seven|eight|nine|ten) \p{Lu})/iu;
const streetWithNumberLast =
  /^\p{L}[\p{L}\s.'’/-]{3,60},?\s+(?:n[º°.]?\s?)?\d{1,5}\s?[a-zA-Z]?(?:[-–/]\d{1,5})?$/u;
const isStreetBeforeCity = [streetWithNumberLast, /^\d{1,4}(?: ?(?:bis|ter))?,? \p{L}/u];
const postBox = /\bp\.?\s?o\.?\s?box\b|\bpostfach\b|\bboîte postale\b|\bapartado\b/i;
const innerPart = /^(?:suite|ste|unit|#|floor|fl|level|shop|apt|building|bldg|space)\b|^#\s?\w/i;

const is = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`, "i");
  return (text: string) => whole.test(text.trim());
};

export const isIn = { britain: is(british), ireland: is(irish) };
