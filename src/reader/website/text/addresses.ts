// Finds postal addresses in lines of text: American ones first, and the forms of a few other countries.
export interface AddressFound {
  address: string;
  /** Indexes of the first and the last of its lines. */
  firstLine: number;
  lastLine: number;
  /** It stands in the middle of a story, which may tell of another place. */
  isInProse: boolean;
}

type Found = Omit<AddressFound, "isInProse">;

const longestLine = 600;
/** At most one line (a suite, a district) may stand between street and city. */
const linesAbove = 2;
const mostLettersAround = 40;
/** Lines about the web designer, whose address is not the restaurant's. */
const maker = /\b(?:(?:web)?site|web ?design|designed|developed|built|powered) by\b/i;
/** A year that would look like a house number. */
const copyright = /\bcopyright\s*(?:19|20)\d\d(?:\s?[-–]\s?\d{2,4})?/i;

/** Finds postal addresses: first the end, which has a clear pattern, then the street on the same line or above. */
export function findAddresses(lines: readonly string[]): AddressFound[] {
  const found = new Map<string, AddressFound>();
  for (const [index, line] of lines.entries()) {
    if (line.length > longestLine) continue;
    const parts = line.split(/[•·|]|\s{3,}/);
    // "Hauptstr. 5a · 79098 Freiburg": a sign may stand where others put a comma.
    if (parts.length > 1) parts.push(parts.map(tidy).filter(Boolean).join(", "));
    for (const part of parts) {
      if (postBox.test(part) || maker.test(part)) continue;
      const said = part.replace(copyright, " ");
      const address =
        endingIn(said, lines, index) ??
        postcodeFirstIn(said, lines, index) ??
        withoutPostcode(said, lines, index) ??
        labelledAt(lines, index);
      if (!address || postBox.test(address.address)) continue;
      const key = address.address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
      const around = letters(line) - letters(address.address);
      const isInProse = address.firstLine === address.lastLine && around > mostLettersAround;
      if (!found.has(key)) found.set(key, { ...address, isInProse });
      break;
    }
  }
  return withoutParts([...found.values()]);
}

/** A street that a longer address on the same lines has too. */
function withoutParts(found: readonly AddressFound[]): AddressFound[] {
  return found.filter(({ address, firstLine, lastLine }, index) => {
    const near = [
      ...found.slice(Math.max(0, index - 2), index),
      ...found.slice(index + 1, index + 3),
    ];
    return !near.some(
      (other) =>
        other.address.length > address.length &&
        other.address.includes(address) &&
        other.firstLine <= lastLine &&
        other.lastLine >= firstLine,
    );
  });
}

const letters = (text: string) => text.replace(/[^\p{L}]/gu, "").length;

function endingIn(part: string, lines: readonly string[], index: number): Found | null {
  for (const ending of endings) {
    const match = ending.exec(part);
    if (!match) continue;
    const before = part.slice(0, match.index);
    const tail = `${tidy(before)}${/,\s*$/.test(before) ? "," : ""} ${match[0]}`;
    const sameLine = streetIn(before);
    if (sameLine && !innerPart.test(sameLine))
      return {
        address: join([`${withComma(sameLine)}${match[0]}`]),
        firstLine: index,
        lastLine: index,
      };
    return (
      withLinesAbove(lines, index, tidy(tail), startsLikeStreet) ??
      (isBritishOrIrish(match[0]) ? withoutNumber(before, match[0], lines, index) : null)
    );
  }
  return null;
}

/** "418 W 6th St in Bloomington" */
const withComma = (street: string) =>
  street.replace(/(?<=[\p{L}.]) in (?=\p{Lu}[\p{L} .'-]{1,30},? ?$)/u, ", ");

/** "Fell Lane, Staveley, Kendal LA8 9QX": houses in the country have names, or none. */
function withoutNumber(
  before: string,
  postcode: string,
  lines: readonly string[],
  index: number,
): Found | null {
  const said = tidy(before.replace(/^(?:.{0,80}[.:!]\s+)?/, ""));
  if (/^\p{Lu}[^,]{2,40}(?:, ?\p{Lu}[^,]{1,40}){1,4}$/u.test(said)) {
    return { address: join([`${said} ${postcode}`]), firstLine: index, lastLine: index };
  }
  return withLinesAbove(lines, index, tidy(`${before} ${postcode}`), namedStreet);
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

function postcodeFirstIn(part: string, lines: readonly string[], index: number): Found | null {
  const match = postcodeFirst.exec(part);
  if (!match) return null;
  const written = part.slice(0, match.index).replace(/^[^:]{0,30}:\s+/, "");
  const before = tidy(written.replace(/^[^\p{L}\d]+/u, ""));
  if (before) {
    const isStreet = before.length < 80 && isStreetBeforeCity.some((form) => form.test(before));
    return isStreet
      ? { address: join([before, match[0]]), firstLine: index, lastLine: index }
      : null;
  }
  // "1052 Budapest, Váci utca 12.": the street stands behind the city.
  const behind = /^,\s*(\p{L}[^,|]{2,50}\d[\d\p{L}/.-]{0,8}(?:, [^,|]{1,20})?)\s*$/u.exec(
    part.slice(match.index + match[0].length),
  )?.[1];
  if (behind) return { address: join([match[0], behind]), firstLine: index, lastLine: index };
  const above = withLinesAbove(lines, index, tidy(match[0]), ...isStreetBeforeCity);
  // "2019 Reader's Choice" below a sentence is no city.
  return above && !(looksLikeYear.test(match[0]) && above.firstLine < index - 1) ? above : null;
}

const looksLikeYear = /^(?:19[89]|20[0-3])\d /;

/** "34 Elm Row, Brattleboro, VT", also on two lines, and with the postcode on a line of its own. */
function withoutPostcode(part: string, lines: readonly string[], index: number): Found | null {
  const said = tidy(part.replace(/^[^:\d]{1,25}:\s{0,3}/, ""));
  if (said.length > 140) return null;
  const next = lines.slice(index + 1, index + 3).findIndex((line) => line.trim() !== "");
  const below = lines[index + 1 + next]?.trim() ?? "";
  const postcode = /^\d{5}(?:-\d{4})?$/.test(below) ? ` ${below}` : "";
  const lastLine = postcode ? index + 1 + next : index;
  if (!stateAtEnd.test(said))
    return isInCommas(said) ? { address: said, firstLine: index, lastLine } : null;
  const found = withLinesAbove(lines, index, `${said}${postcode}`, startsLikeStreet);
  return found && { ...found, lastLine };
}

/** "Calle 10 #5-23, Bogotá", "88 Kloof Street, Gardens, Cape Town, 8001": a street with its number, then the city. */
function isInCommas(said: string): boolean {
  const segments = said.split(/, ?/);
  const city = segments.at(-1) ?? "";
  if (segments.length < 2 || segments.length > 6 || isOther.test(said)) return false;
  const hasStreet = segments.slice(0, -1).some((part) => numberedStreet.test(part));
  const hasPostcode = /(?:^|[\p{L}\s,–-])(?:\d{4,6}|\d{5}-\d{3})$/u.test(city);
  const isCity = city.length < 40 && (hasPostcode || /^\p{Lu}[\p{L} .'’-]{2,35}$/u.test(city));
  // "June 1, 2023" has no street.
  return hasStreet && isCity && (streetWords.test(said) || (hasPostcode && segments.length > 2));
}

const addressLabel =
  /^\W{0,4}(?:(?:our )?address|adresse?|adres|adresa|indirizzo|direcci[oó]n|endereço|morada|住所|所在地)(?![\p{L}\p{M}])\s{0,2}[:：]?\s{0,3}/iu;

/** "Address:" before or above a line that has letters and a number. */
function labelledAt(lines: readonly string[], index: number): Found | null {
  const line = (lines[index] ?? "").replace(/^#+ /, "");
  const label = /^\s{0,4}📍/u.exec(line)?.[0] ?? addressLabel.exec(line)?.[0];
  if (label === undefined) return null;
  const rest = tidy(line.slice(label.length));
  const below = lines.slice(index + 1, index + 6).findIndex((next) => next.trim() !== "");
  const at = rest ? index : index + 1 + below;
  const address = tidy((rest || (lines[at] ?? "")).split(/[•|]/)[0] ?? "");
  const isLong = address.length > 9 && address.length < 140 && letters(address) > 4;
  return isLong && /\d/.test(address) && !isOther.test(address)
    ? { address, firstLine: index, lastLine: at }
    : null;
}

/** Prices, times, numbers to call and addresses of the web. */
const isOther = /[$€£¥@]|\d[:.]\d\d(?!\d)|https?:|\d{3}[-. ]\d{4}|\d\s?(?:am|pm)\b/i;

function withLinesAbove(
  lines: readonly string[],
  index: number,
  tail: string,
  ...isStreet: RegExp[]
): Found | null {
  const parts = [tail];
  for (let above = index - 1, seen = 0; above >= 0 && seen < linesAbove; above -= 1) {
    const line = tidy(lines[above] ?? "");
    if (!line) continue;
    seen += 1;
    if (line.length > 90) return null;
    parts.unshift(line);
    const isInner = innerPart.test(line) && !/,/.test(line);
    if (!isInner && isStreet.some((pattern) => pattern.test(line)))
      return { address: join(parts), firstLine: above, lastLine: index };
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
/** As newspapers write them. */
const shortStates =
  "Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penna|Tenn|Tex|Va|Vt|Wash|Wis|Wyo";
const provinces =
  "AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan";

const british = "(?:GIR 0AA|[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})";
const irish = "(?:[AC-FHKNPRTV-Y]\\d[\\dW] ?[AC-FHKNPRTV-Y\\d]{4})";

/** The end of an address in countries that write the postcode last. */
const endings: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${states}|[A-Z]\\. ?[A-Z]|${shortStates})\\.?,?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!\\.\\d)`,
  ),
  new RegExp(`\\b(?:${stateNames}),?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!\\.\\d)`, "i"),
  new RegExp(
    `(?:\\b(?:${provinces})|\\((?:${provinces})\\))[.,]?\\s{0,3}[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b(?:,? Canada)?`,
    "i",
  ),
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\s{1,3}\d{4}\b/,
  new RegExp(`\\b${british}\\b`),
  new RegExp(`\\b${irish}\\b`),
];

/** "50823 Köln", "3512 PH Utrecht", "D-50823 Köln", "50-079 Wrocław": countries that write the postcode before the city. */
const postcodeFirst =
  /(?:\b(?:[A-Z]{1,2}-|[A-Z](?=\d{4} ))?\d{4,6}(?: [A-Z]{2})?|\b\d{3} \d{2}|\b\d{2}-\d{3}|\b\d{4}-\d{3})\s+\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|den|de|la|le|les|sur|im|do|da|del|y|nad|pod))*(?:\s\([\p{L} ]{2,20}\))?(?:\s?\d{1,2}(?!\d))?(?:\/\p{Lu}\p{L}+)?/u;

const stateAtEnd = new RegExp(`^\\p{Lu}[\\p{L} .'-]{1,30},? (?:${states}|${stateNames})\\.?$`, "u");
const numberedStreet =
  /^(?:no\.? ?)?\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)? ?\p{L}|\p{L}.{0,50}[\s:#.]\d{1,5} ?\p{L}?(?:[-/]\w{1,4})?$/iu;
const streetWords =
  /(?<!\p{L})(?:street|st|road|rd|lane|ln|avenue|ave|square|row|quay|highway|hwy|blvd|drive|dr|way|terrace|ul|calle|carrer|av|avda|avenida|rua|via|viale|piazza|corso|rue|place|boulevard|quai|utca|iela|gatvė|trg)(?!\p{L})|\p{L}(?:straat|straße|strasse|str|gasse|platz|weg|gata|gatan|gade|vej|vägen|laan|plein|gracht|allee)(?!\p{L})/iu;

/** A street with its number, before or after the name. */
const street =
  /(?:^|[\s:(–-])([NSEW]?\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp][Mm]\b)[\p{L}\d#][\s\S]{2,120})$/u;
const startsLikeStreet =
  /^(?:[NSEW]?\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp]\.?[Mm]\b)[\p{L}\d]|(?:shop|unit|suite|ste|level|lot|units|shops|flat)\.? ?#?\w{1,5},? \S|(?:one|two|three|four|five|six|seven|eight|nine|ten) \p{Lu})/iu;
/** "Oude Ebbingestraat 62-B", "C/ San Blas, 84, bajos", "ul. Ruska 46/3", "Place du Marché 12 bte 3". */
const streetWithNumberLast =
  /^\p{L}[\p{L}\s.'’/-]{3,60},?\s+(?:n[º°.]?\s?|no[.:]?\s?)?(?!(?:19|20)\d\d\b)\d{1,5}\s?[a-zA-Z]?(?:[-–/.]?[\da-zA-Z]{1,5})?(?:,? (?!\d{4})[\p{L}\dº°ª.]{1,10}(?: [\p{L}\dº°ª.]{1,10})?)?$/u;
const namedStreet =
  /^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|row|yard|place|hill|green|way|close|court|mews|terrace|parade|quay|wharf|drive)\.?,?$/iu;
const isStreetBeforeCity = [streetWithNumberLast, /^\d{1,4}(?: ?(?:bis|ter))?,? \p{L}/u];
const postBox = /\bp\.?\s?o\.?\s?box\b|\bpostfach\b|\bboîte postale\b|\bapartado\b/i;

/** "Suite 200": the street stands above it. */
const innerPart = /^(?:suite|ste|unit|#|floor|fl|level|shop|apt|building|bldg|space)\b|^#\s?\w/i;
const wholePostcode = new RegExp(`^(?:${british}|${irish})$`, "i");

export const isBritishOrIrish = (text: string): boolean => wholePostcode.test(text.trim());
