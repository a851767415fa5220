// Long because of the patterns of many countries.
import { addressBlock, hasOtherNumber } from "./address-blocks.ts";
import { addressStack } from "./address-stacks.ts";
import { addressLabel, isStreetBelow } from "./address-titles.ts";
import { platforms } from "./platforms.ts";
import { british, countryNames, irish, regionNames, usStates } from "./regions.ts";
import { streetWords } from "./street-words.ts";
import { registeredNumber } from "./vocabulary/numbers.ts";

export interface AddressFound {
  address: string;
  /** Indexes of the first and the last of its lines. */
  firstLine: number;
  lastLine: number;
  /** It stands in the middle of a story, which may tell of another place. */
  isInProse: boolean;
}

type Found = Omit<AddressFound, "isInProse">;

const longestLine = 300;
const longestStory = 3000;
/** A chain has no more places on one page. */
const mostFound = 300;
const linesAbove = 3;
const mostLettersAround = 30;
/** A line with more numbers is a list, such as a legend. */
const mostNumbers = 4;
const made = [
  "made|crafted|design|credits?|conception|desenvolvido|criado|desarrollado|realizado|diseñado|diseño web",
  "réalisé|conçu|création|réalisation|création (?:de |du )?site (?:web|internet)|realizzato|realizzazione|sito",
  "umsetzung|gestaltung|realisierung|webdesign|ontwerp|gemaakt|web tasarım",
  "realizacja|wykonanie|projekt i wykonanie|vytvořil[ao]?|tvorba webu|realizace|výroba webu",
].join("|");
const served =
  "(?:web)?site|web ?design|designed|developed|built|powered|hosted|(?:online )?ordering|online orders?|delivery|payments?|photos?|photography";
const makers = [
  `\\b(?:${made}) ?(?::|por|par|da|di|von|durch|przez|door|by|a cura di|af|av)(?!\\p{L})`,
  "\\bconception (?:et|&) réalisation\\b",
  "\\b(?:hjemmeside|hemsida|nettside|webseite|homepage|site (?:web|internet))(?: \\p{L}{3,10})? (?:par|von|af|av|by|durch|door|przez) ",
  // "Website: www.hen-house.com" names its own.
  "\\bweb(?:site|seite)?\\s?:(?! ?\\S{0,40}\\.\\p{L})",
  `\\b(?:${served}) (?:provided |handled )?(?:by|through|via)\\b`,
  "\\b(?:web ?design|webmaster|site)\\s?:",
  `\\b(?:${platforms}),? (?:inc|llc|ltd|corp)\\b`,
];
/** Lines about the web designer or the ordering service, whose address is not the restaurant's. */
export const maker = new RegExp(makers.join("|"), "iu");
/** Whose address a sentence tells: "Our eggs come from Larson Farm, 4410 Gravel Rd". */
const isOthers =
  /\b(?:from|by|with|thanks to|sourced|grown|baked|roasted|brewed) (?:our (?:friends?|neighbou?rs?) |the folks )?(?:at )?\p{Lu}[\p{L}'’&. -]{2,40}, ?\d/u;
/** Where a truck cooks, and nobody eats. */
const isKitchenOnly =
  /\b(?:commissary|prep kitchen|ghost kitchen|no (?:pick-?ups|walk-?ins|public access))\b/i;
/** A year that would look like a house number. */
const copyright = /\bcopyright\s*(?:19|20)\d\d(?:\s?[-–]\s?\d{2,4})?/i;

/** Finds postal addresses: first the end, which has a clear pattern, then the street on the same line or above. */
export function findAddresses(written: readonly string[]): AddressFound[] {
  const found = new Map<string, AddressFound>();
  const lines = withPostcodes(written);
  for (const [index, line] of lines.entries()) {
    if (line.length > longestStory) continue;
    if (found.size >= mostFound) break;
    const isStory = line.length > longestLine;
    const parts = isStory ? sentencesOf(line) : line.split(separator);
    const own = parts.flatMap((part) => addressIn(part, lines, index) ?? []);
    // "Hauptstr. 5a · 79098 Freiburg": a sign may stand where others put a comma.
    const isWhole = parts.length < 2 || isStory || own.some(({ address }) => hasEnding(address));
    const whole = isWhole ? null : addressAcross(parts.map(tidy).filter(Boolean), lines, index);
    const joined = whole && (own.length === 0 || hasEnding(whole.address)) ? whole : null;
    for (const address of joined ? [joined] : own) {
      const key = address.address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
      const around = letters(line) - letters(address.address);
      const isInProse =
        (parts.length === 1 || isStory) &&
        address.firstLine === address.lastLine &&
        (around > mostLettersAround || isOthers.test(line.slice(0, longestLine)));
      if (!found.has(key)) found.set(key, { ...address, isInProse });
    }
  }
  return withoutParts([...found.values()]);
}

const mostAcross = 12;

/** In parts that stand beside each other, or in all of them. */
function addressAcross(
  parts: readonly string[],
  lines: readonly string[],
  index: number,
): Found | null {
  for (let width = 2; width < 4 && width < parts.length && parts.length <= mostAcross; width += 1) {
    for (let from = 0; from + width <= parts.length; from += 1) {
      const found = addressIn(parts.slice(from, from + width).join(", "), lines, index);
      const isOwn = found?.firstLine === index && found.lastLine === index;
      const isClear = found && (hasEnding(found.address) || postcodeFirst.test(found.address));
      if (isOwn && isClear) return found;
    }
  }
  return addressIn(parts.join(", "), lines, index);
}

/** A sign between the parts of a footer: bullets, stars, and slashes with space around them. */
const separator = /[•·|\t★☆✦◆●▪■]|\s{3,}|\s(?:[*~›»>^]|\/{1,2}|:{2})\s/;

const sentencesOf = (story: string): string[] =>
  story.split(/(?<=\p{Ll}[.!?]) (?=\p{Lu})/u).filter(({ length }) => length <= longestLine);

/** "City: Galveston" */
const fieldLabel =
  /^\s{0,4}(?:street|city|town|state|zip(?: ?code)?|post ?code|postal code)\s?:\s/i;

/** A postcode on a line of its own goes to its city: above it, or below it in Japan. */
function withPostcodes(written: readonly string[]): string[] {
  const lines = written.map((line) => line.replace(fieldLabel, ""));
  for (const [index, line] of lines.entries()) {
    if (line.length > 20 || !/\d/.test(line)) continue;
    const other = /^〒/.test(line.trim()) ? index + 1 : index - 1;
    const city = lines[other]?.trim() ?? "";
    if (city.length > 60) continue;
    if (/^〒\s?\d{3}[-－]\d{4}$/.test(line.trim()) && city) lines[other] = `${line.trim()} ${city}`;
    else if (
      lonePostcode.test(line.trim()) &&
      (endsWithRegion.test(city) || endsWithSmallRegion.test(city))
    )
      lines[other] = `${city} ${line.trim()}`;
    else continue;
    lines[index] = "";
  }
  return lines;
}

function addressIn(part: string, lines: readonly string[], index: number): Found | null {
  if (postBox.test(part) || maker.test(part) || isKitchenOnly.test(part)) return null;
  const said = part
    .replace(copyright, " ")
    .replace(registeredNumber, " ")
    .replace(numberToCall, " ")
    .replace(otherNumberToCall, " ")
    .replace(bracketed, "")
    .replace(bracketedCode, ", $1")
    .replace(bracketedZip, "$1 $2")
    .replace(cityInBrackets, ", $2 $1")
    .replace(bracketedBetween, ", $1 ")
    .replace(countryBehindRegion, "")
    .replace(countryBeforeCode, " ")
    .replace(/, in (?=\p{Lu})/u, ", ")
    .replace(addressLabel, "");
  const address =
    endingIn(said, lines, index) ??
    postcodeFirstIn(said, lines, index) ??
    inStack(said, lines, index) ??
    onOneLine(said, index) ??
    onTwoLines(said, lines, index) ??
    byShape(said, lines, index) ??
    aboveCity(said, lines, index) ??
    belowTitle(said, lines, index) ??
    labelledAt(lines, index);
  const isReal =
    address && !postBox.test(address.address) && letters(address.address) >= fewestLetters;
  return isReal ? address : null;
}

const fewestLetters = 4;

function inStack(said: string, lines: readonly string[], index: number): Found | null {
  const stack = addressStack(tidy(said), lines, index);
  return stack && { ...stack, address: join(stack.parts) };
}

function byShape(said: string, lines: readonly string[], index: number): Found | null {
  const block = addressBlock(tidy(said), lines, index);
  return block && { address: join(block.parts), firstLine: block.firstLine, lastLine: index };
}

/** "86 Thomas Davis Street" above "Blackpool, Cork", where codes are seldom written. */
function aboveCity(said: string, lines: readonly string[], index: number): Found | null {
  const city = tidy(said);
  if (!cityWithRegion.test(city) || isHeading(lines[index])) return null;
  const street = (lines[index - 1] ?? "").trim().replace(/,$/, "");
  return numberedEnglishStreet.test(street)
    ? { address: join([street, city]), firstLine: index - 1, lastLine: index }
    : null;
}

/** "Dejvická 12, Praha 6" below "Kde nás najdete". */
function belowTitle(said: string, lines: readonly string[], index: number): Found | null {
  const address = tidy(said);
  if (address.length > 100 || isOther.test(address) || !isInCommas(address, true)) return null;
  const above = lines.slice(Math.max(0, index - 3), index).findLast((line) => line.trim() !== "");
  const isTitled = address.split(", ").some((part) => isStreetBelow(above ?? "", part));
  return isTitled ? { address, firstLine: index, lastLine: index } : null;
}

const isHeading = (line: string | undefined) => line?.startsWith("# ") ?? false;

/** A street that a longer address on the same lines has too, or the line above it. */
function withoutParts(found: readonly AddressFound[]): AddressFound[] {
  return found.filter(({ address, firstLine, lastLine }, index) => {
    const near = [
      ...found.slice(Math.max(0, index - 2), index),
      ...found.slice(index + 1, index + 3),
    ];
    const isAcross = firstLine < lastLine && !hasEnding(address);
    return !near.some(
      (other) =>
        other.firstLine <= lastLine &&
        other.lastLine >= firstLine &&
        ((other.address.length > address.length && bare(other.address).includes(bare(address))) ||
          (isAcross && hasEnding(other.address))),
    );
  });
}

const bare = (address: string) => address.replace(/[^\p{L}\p{N}]+/gu, "");

const hasEnding = (address: string) => endings.some((ending) => ending.test(address));

const letters = (text: string) => text.replace(/[^\p{L}]/gu, "").length;

function endingIn(part: string, lines: readonly string[], index: number): Found | null {
  for (const ending of endings) {
    const match = ending.exec(part);
    if (!match) continue;
    const before = part.slice(0, match.index);
    const tail = `${tidy(before)}${/,\s*$/.test(before) ? "," : ""} ${match[0]}`;
    const country = /^\s*(canada)\s*$/i.exec(lines[index + 1] ?? "")?.[1];
    const end = country && !/canada$/i.test(tail) ? `, ${country}` : "";
    const sameLine = streetIn(before)?.replace(streetInCity, "$1, ");
    if (sameLine) {
      const above =
        (innerPart.test(sameLine) && !/^\w+ \w{1,4}\//.test(sameLine)) ||
        /^\d+[a-z]?$/i.test(sameLine)
          ? null
          : "";
      if (above !== null) {
        return {
          address: join([`${sameLine}${match[0]}${end}`]),
          firstLine: index,
          lastLine: index,
        };
      }
    }
    const isNumberless = isIn.britain(match[0]) || isIn.ireland(match[0]) || /^Co/.test(match[0]);
    const named = isNumberless ? withoutNumber(before, match[0], lines, index) : null;
    if (named && before.split(",").length > 3) return named;
    return (
      withLinesAbove(lines, index, tidy(tail) + end, startsLikeStreet) ??
      named ??
      withLinesAbove(lines, index, tidy(tail) + end, crossing) ??
      withLineAbove(lines, index, tidy(tail) + end) ??
      // "Town Square, Jackson, WY 83001"
      (streetWords.test(before) ? numberlessIn(before, `${match[0]}${end}`, index) : null)
    );
  }
  return null;
}

/** "Fell Lane, Staveley, Kendal LA8 9QX": houses in the country have names, or none. */
function withoutNumber(
  before: string,
  postcode: string,
  lines: readonly string[],
  index: number,
): Found | null {
  return (
    numberlessIn(before, postcode, index) ??
    withLinesAbove(lines, index, tidy(`${before} ${postcode}`), namedStreet)
  );
}

function numberlessIn(before: string, ending: string, index: number): Found | null {
  const said = tidy(
    before
      .replace(/^(?:.{0,80}(?:[:!]|(?<!\b(?:co|st|rd|mt|ave|ln|dr))\.)\s+)?/i, "")
      .replace(
        /^.{0,60}\b(?:us|are|is|it|'re|’re|located|based|stop|come) (?:at|on|in) (?=[\p{Lu}\d])/u,
        "",
      ),
  );
  if (!/^\p{Lu}[^,]{2,40}(?:, ?\p{Lu}[^,]{1,40}){1,4}$/u.test(said)) return null;
  const comma = /,\s*$/.test(before) ? "," : "";
  return { address: join([`${said}${comma} ${ending}`]), firstLine: index, lastLine: index };
}

/** The text from the house number on: "Come see us: 708 Hacienda Way, Taos, " gives "708 Hacienda Way, Taos, ". */
function streetIn(before: string): string | null {
  const label =
    /^(?:.*?:\s+|.{0,120}\b(?:at|in|on) )?((?:shop|unit|suite|level|lot|arch|kiosk|pier|stall|booth|stand|bay|building|bldg|block|studio|terminal)\.? ?#?[\w/]{1,8},? .+|(?:old )?(?:hwy|highway|route|rte?|county road|state road)\.? \d.+)/i.exec(
      before,
    )?.[1];
  const numbered = streetInStory(before);
  const found = label && startsLikeStreet.test(label) ? label : numbered;
  return found && /\p{L}{2}/u.test(found) ? found : null;
}

/** From the first number that is followed by a name, in the last sentence that has one. */
function streetInStory(text: string): string | undefined {
  const sentences = text.split(/(?<=\p{Ll}{3}[.!?]) (?=\p{Lu})/u);
  const last = sentences.findLast((sentence) => street.test(sentence)) ?? text;
  const isLoud = /\p{Lu}/u.test(last);
  let found = street.exec(last)?.[1];
  const isNumber = (said: string) => !isLoud || !isNoHouse.test(said.slice(0, 80));
  for (let at = 0; at < mostAcross && found && !isNumber(found); at += 1) {
    const next = street.exec(found.slice(found.search(/\D/)))?.[1];
    if (!next) return found;
    found = next;
  }
  return found;
}

/** "5 in the ramp at 200 Main St", "24, 12-6 at 1525 High St", "1978 Grandma opened at 41 Oak Ave": the street comes later. */
const isNoHouse =
  /^\d+ \p{Ll}{3}|^[\d–-]+ (?:at|in|on|to) |^\d+,? \d[\d–-]*,? \p{Ll}|^\d+ [^,]{1,60} (?:at|on) \d{1,6} \p{Lu}/u;

function postcodeFirstIn(part: string, lines: readonly string[], index: number): Found | null {
  const match = postcodeFirst.exec(part);
  // "1128 Broadway Ave" is a street.
  if (!match || isEnglishStreet.test(match[0])) return null;
  const region = regionBehind.exec(part.slice(match.index + match[0].length))?.[0] ?? "";
  const city = `${withoutStop(match[0])}${region}`;
  const written = part.slice(0, match.index).replace(/^[^:]{0,30}:\s+/, "");
  const before = tidy(written.replace(/^[^\p{L}\d]+/u, "")).replace(/ in$/, "");
  if (before) {
    const isStreet = (said: string) =>
      said.length < 80 && isStreetBeforeCity.some((form) => form.test(said));
    // "Da Gino - Via Roma 5", "Kurka Sp. z o.o., ul. Puławska 200": the name before the street.
    const named = endsOf(before).map(withoutProse).find(isStreet);
    const number =
      named && before.endsWith(`, ${named}`) ? (numberBefore.exec(before)?.[0] ?? "") : "";
    return named
      ? { address: join([number, named, city]), firstLine: index, lastLine: index }
      : null;
  }
  // "1052 Budapest, Váci utca 12.": the street stands behind the city.
  const behind = /^,\s*(\p{L}[^,|]{2,50}\d[\d\p{L}/.-]{0,8}(?:, [^,|]{1,20})?)\s*$/u.exec(
    part.slice(match.index + match[0].length),
  )?.[1];
  if (behind) return { address: join([match[0], behind]), firstLine: index, lastLine: index };
  const above = withLinesAbove(lines, index, tidy(city), ...isStreetBeforeCity);
  // "2019 Reader's Choice" below a sentence is no city.
  return above && !(looksLikeYear.test(match[0]) && above.firstLine < index - 1) ? above : null;
}

/** "2000 Rosario, Santa Fe" */
const regionBehind = new RegExp(`^, (?:Provincia de |Prov\\. )?(?:${regionNames})(?=\\.?$)`, "u");

/** "No. 12, Jalan Telawi 3" */
const numberBefore = /^(?:no\.?|lot|unit|shop|kiosk|blk|block) ?#?\d[\w/-]{0,6}(?=, )/i;

/** What stands behind the last dash, the text, then what stands behind its first comma or dash, behind its second … */
function endsOf(text: string): string[] {
  const marks = [...text.slice(0, longestLine).matchAll(/, | [-–—] /g)].slice(0, mostAcross);
  const ends = marks.map(({ index, 0: mark }) => text.slice(index + mark.length));
  const dash = marks.findLastIndex(({ 0: mark }) => mark !== ", ");
  return [...ends.slice(dash < 0 ? 0 : dash, dash + 1), text, ...ends];
}

const withoutStop = (city: string) => city.replace(/(?<=\p{Ll}{3})\.$/u, "");

/** "Sie finden uns in der Lindenstraße 14", "Retrouvez-nous au 118 cours Gambetta": the street alone. */
function withoutProse(said: string): string {
  const words = said.split(" ");
  if (words.length < 4 || words.length > 30) return said;
  const isLink = (word: string) => links.has(word.toLowerCase());
  const number = words.findIndex((word) => /^\d/.test(word));
  const prose = words.findLastIndex(
    (word, at) =>
      at < number && /^\p{Ll}+$/u.test(word) && !isLink(word) && !streetWords.test(word),
  );
  if (number < 2 || prose < 0) return said;
  const street = words.slice(prose + 1);
  const name = street.findIndex((word) => !isLink(word));
  const isNamed = street.some((word) => /^\p{Lu}\p{Ll}{2}/u.test(word));
  return isNamed ? street.slice(name).join(" ") : said;
}

/** Small words inside the name of a street. */
const links = new Set(
  "de la le les l' du des d' del della delle dei dos das do da der den dem di al van von zu zum zur an am im auf y e et i u na nad pod".split(
    " ",
  ),
);

const looksLikeYear = /^(?:19[89]|20[0-3])\d /;

/** Countries whose addresses have a form of their own, and those that end with a long number. */
function onOneLine(part: string, index: number): Found | null {
  const said = tidy(
    part.replace(/^(?:[^\p{L}\d〒(#]|#(?!\d))+/u, "").replace(/^[^:：\d]{1,25}[:：]\s*/u, ""),
  );
  const lead = /\b(?:at|on) (?=\d{1,6}[A-Za-z]? \p{Lu})/u.exec(said);
  const told = said.slice(lead ? lead.index + lead[0].length : 0).replace(streetInCity, "$1, ");
  for (const form of wholeForms) {
    const address = form.exec(told)?.[0];
    if (address) return { address: tidy(address), firstLine: index, lastLine: index };
  }
  if (said.length < 12 || said.length > 140 || isOther.test(said)) return null;
  const found = { address: said, firstLine: index, lastLine: index };
  const isUnspaced = !/^[\p{Script=Latin}\P{L}]+$/u.test(said);
  const isLong = endsWithNumber.test(said) && (said.includes(",") || isUnspaced);
  if (isLong && letters(said) > 7 && /\d/.test(said.replace(lastNumber, ""))) return found;
  return !remark.test(said) && isInCommas(said, streetWords.test(said)) ? found : null;
}

/** A street with its number above a city with its postcode or state: "вул. Вірменська, 17" and "Львів, 79008". */
function onTwoLines(part: string, lines: readonly string[], index: number): Found | null {
  const said = tidy(part);
  const isState = cityWithState.test(said) && startsLikeStreet.test(tidy(lines[index - 1] ?? ""));
  if (isState) return withLinesAbove(lines, index, said, startsLikeStreet);
  const ended = cityEndings.find(([ending]) => ending.test(said));
  const whole = ended ? withLinesAbove(lines, index, said, ended[1]) : null;
  if (whole) return whole;
  const isCity = said.length <= 40 && /^\p{L}/u.test(said) && lastNumber.test(said);
  // "Tel. 0221" is no town.
  if (!isCity || hasOtherNumber.test(said) || isHeading(lines[index])) return null;
  const above = index - 1 - (lines[index - 1]?.trim() ? 0 : 1);
  const street = tidy(lines[above] ?? "");
  if (street.length > 80 || !streetWords.test(street) || !/\d/.test(street)) return null;
  const found = onOneLine(`${street}, ${said}`, index);
  return found && { ...found, firstLine: above };
}

/** "Calle 10 #5-23, Bogotá", "Brīvības iela 12, Rīga, LV-1010": a street with its number, then the city. */
function isInCommas(said: string, hasStreetWord: boolean): boolean {
  const segments = said.split(/[,،] ?| [-–—] (?=\p{L}|\d+ \p{L})/u);
  const city = segments.at(-1) ?? "";
  if (segments.length < 2 || segments.length > 6) return false;
  const hasNumber = segments.slice(0, -1).some((part) => numberedStreet.test(part));
  // "Marcy T., 5 stars, March 2025"
  const hasPostcode = lastNumber.test(city) && (hasStreetWord || !/(?<!\d)\d{4}$/.test(city));
  const isCity =
    (cityForm.test(city) && !innerPart.test(city)) || (hasPostcode && segments.length > 2);
  return isCityFirst(segments) || (hasNumber && isCity && (hasStreetWord || hasPostcode));
}

/** "Kraków, ul. Józefa 11", "LYON 2 – 12 rue Mercière", "г. Москва, ул. Покровка, д. 12" */
function isCityFirst([city = "", ...rest]: readonly string[]): boolean {
  const at = rest.findIndex((part) => streetWords.test(part));
  const [street = "", next = ""] = rest.slice(Math.max(0, at));
  const isEnd = (part: string) => /^[\d -]{4,7}$/.test(part) || part === street || part === next;
  return (
    at >= 0 &&
    at < 2 &&
    rest.length < 4 &&
    firstCity.test(city) &&
    (numberedStreet.test(street) || /^(?:д\. ?)?\d{1,4}\p{L}?(?:[/-]\d{1,4})?$/u.test(next)) &&
    rest.slice(at).every(isEnd)
  );
}

const firstCity = /^(?:[гмс]\. ?)?\p{Lu}[\p{L} .-]{2,30}(?: \d{1,2}e?)?$/u;

/** "Address:" before or above a line that has letters and a number. */
function labelledAt(lines: readonly string[], index: number): Found | null {
  const line = lines[index] ?? "";
  const label = /^\s{0,4}📍/u.exec(line)?.[0] ?? addressLabel.exec(line.replace(/^#+ /, ""))?.[0];
  if (label === undefined) return null;
  const rest = tidy(line.replace(/^#+ /, "").slice(label.length));
  const below = lines.slice(index + 1, index + 6).findIndex((next) => next.trim() !== "");
  const at = rest ? index : index + 1 + below;
  // A heading and a label may both announce it.
  const said = rest || tidy((lines[at] ?? "").replace(addressLabel, ""));
  const address = (said.split(/[•|]/)[0] ?? "").replace(bracketed, "");
  const isAddress =
    address.length > 9 && address.length < 140 && letters(address) > 4 && /\d/.test(address);
  return isAddress && !isOther.test(address)
    ? { address: tidy(address), firstLine: index, lastLine: at }
    : null;
}

function withLinesAbove(
  lines: readonly string[],
  index: number,
  tail: string,
  ...isStreet: RegExp[]
): Found | null {
  const parts = [tail];
  // A village, its town and its county may each have a line.
  const more = isStreet.includes(namedStreet) ? 2 : 0;
  for (let above = index - 1, seen = 0; above >= 0 && seen < linesAbove + more; above -= 1) {
    const cell = cellOf(lines[above] ?? "")
      .replace(bracketed, "")
      .replace(wayBehind, "");
    if (!cell) continue;
    seen += 1;
    const isList = (cell.match(/\d+/g)?.length ?? 0) > mostNumbers;
    if (cell.length > 90 || isList || isNumberToCall.test(cell)) return null;
    const isLead = isStreet.includes(startsLikeStreet) && !startsLikeStreet.test(cell);
    const line = isLead ? (streetBehindName.exec(cell)?.[1] ?? cell) : cell;
    const isInner = innerPart.test(line) && isOnlyInner(line);
    if (isStreet.includes(crossing) || !remark.test(line)) parts.unshift(line);
    if (!isInner && isStreet.some((pattern) => pattern.test(line))) {
      const unit = tidy(lines[above - 1] ?? "");
      // "The Old Forge," above "Main Street,": the comma says that it goes on.
      const isHouse = isStreet.includes(namedStreet) && isNamedHouse.test(lines[above - 1] ?? "");
      const isUnit = (unit.length < 15 && innerPart.test(unit)) || isHouse;
      return isUnit
        ? { address: join([unit, ...parts]), firstLine: above - 1, lastLine: index }
        : { address: join(parts), firstLine: above, lastLine: index };
    }
    // At most one line (a suite, a district) may stand between street and city, or two without numbers.
    if (!isInner && seen > (/\d|.{30}/.test(line) ? 1 : 2 + more)) return null;
  }
  return null;
}

/** "5th & Main" above a city with its code: a line that may be a street is one. */
function withLineAbove(lines: readonly string[], index: number, city: string): Found | null {
  const above = lines[index - 1] ?? "";
  const line = cellOf(above).replace(bracketed, "");
  const isStreet =
    line.length > 5 &&
    line.length < 50 &&
    /^[\p{Lu}\d]/u.test(line) &&
    /^[^\d]{3,40}$/.test(city.slice(0, city.lastIndexOf(" "))) &&
    (/\d/.test(line) || streetWords.test(line)) &&
    !above.startsWith("#") &&
    !isNumberToCall.test(line) &&
    !isOther.test(line) &&
    !remark.test(line);
  return isStreet ? { address: join([line, city]), firstLine: index - 1, lastLine: index } : null;
}

/** Of a row its last cell: the first says "Address", or is a number to call. */
const cellOf = (line: string): string =>
  tidy(line.split(separator).findLast((cell) => cell.trim() !== "") ?? "");

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

const states = Object.keys(usStates).join("|");
const stateNames = `${Object.values(usStates).join("|")}|D\\.C\\.`;
/** As newspapers shorten them. */
const shortStates =
  "(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|N\\.? ?[HJMYCD]|Okla|Ore|Pa|R\\.? ?I|S\\.? ?[CD]|Tenn|Tex|Va|Vt|Wash|W\\. ?Va|Wisc?|Wyo)\\.";
const provinces =
  "(?:A\\.B|B\\. ?C|M\\.B|N\\. ?[BLS]|P\\.E(?:\\.I)?|Ont|Qu[eé]|Alta|Sask|Man)\\.|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan";

/** The end of an address in countries that write the postcode last. */
const endings: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${shortStates}|${states}|${stateNames}|${stateNames.toUpperCase()})\\.?,?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!\\.\\d)`,
  ),
  // "seattle, wa 98101"
  new RegExp(`(?<=, ?)(?:${states})\\.?,?\\s{1,3}\\d{5}\\b(?!\\.\\d)`, "i"),
  new RegExp(
    `(?:\\b(?:${provinces})|\\((?:${provinces})\\))[.,]?\\s{0,3}[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b(?:,? Canada)?`,
    "i",
  ),
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\s{1,3}\d{4}\b/,
  new RegExp(`\\b${british}\\b`),
  new RegExp(`\\b${irish}\\b`),
  // Ireland without its codes: "Westport, Co. Mayo", "Dublin 8".
  /\b(?:Co\.?|County) \p{Lu}\p{L}{3,12}(?=[.,]?$|[.,]? (?:Ireland|Éire|Tel|Phone|Ph|T:|Call|Eircode)\b|\. \p{Lu})|\bDublin \d{1,2}W?\b(?! \p{Ll})/u,
];

const lonePostcode = /^(?:\d{5}(?:-\d{4})?|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)$/;
const endsWithRegion = new RegExp(
  `\\b(?:${shortStates}|${states}|${stateNames}|${stateNames.toUpperCase()}|${provinces}|Qc)\\.?,?$|\\((?:${provinces}|Qc)\\)$`,
);
/** "seattle, wa": only behind a comma, because "in" and "or" are words. */
const endsWithSmallRegion = new RegExp(`, ?(?:${states}|${stateNames}|${provinces})\\.?,?$`, "i");

const cityWithState = new RegExp(
  `^\\p{Lu}[\\p{L} .'-]{1,30}, ?(?:${shortStates}|${states}|${stateNames})\\.?$`,
  "u",
);

/** "50823 Köln", "3512 PH Utrecht", "D-50823 Köln", "50-079 Wrocław": countries that write the postcode before the city. */
const postcodeFirst =
  /(?:\b(?:[A-Z]{1,2}-|[A-Z](?=\d{4} ))?\d{4,6}(?: [A-Z]{2})?|\b\d{4}[A-Z]{2}|\b\d{3} \d{2}|\b\d{2}-\d{3}|\b\d{4}-\d{3})\s+\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|den|de|la|le|les|sur|im|do|da|del|y|nad|pod))*(?:\s\(\p{Lu}[\p{L} ]{1,20}\))?(?:\s?\d{1,2}(?!\d)(?:\s?[-–]\s?\p{Lu}\p{Ll}[\p{L} ]{2,20}(?=$))?|\s\p{Lu}(?![\p{L}]))?(?:\/\p{Lu}\p{L}+)?(?:, (?:\p{Lu}\p{L}{1,4}\.|(?!TEL)\p{Lu}{2,5}\.?)(?=$|\s(?:Tel|Tfno|Cel|WhatsApp)))?/u;

/** Addresses that one pattern knows from the first letter to the last. */
const wholeForms: readonly RegExp[] = [
  // "〒150-0001 東京都渋谷区神宮前3-12-8", "札幌市中央区南3条西8丁目5-2"
  /〒\s?\d{3}[-－]\d{4}\s{0,3}\p{Script=Han}{1,4}[都道府県市区][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶ・\d－-]{2,40}(?:\s[^\s（(]{1,20})?/u,
  /(?:〒?\s?\d{3}(?:\d{2,3}|[-－]\d{4})?\s{0,3})?\p{Script=Han}{1,4}[都道府県市区](?=[^\n（(]{0,40}\d)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーヶ・\d－-]{1,40}(?:\s\d{1,4}\s?[号號][^\s（(]{0,10}|(?:\s[^\s（(]{1,20}(?:\s?B?\d{1,2}(?:F|階)|\s\d{2,4}(?:号室)?(?=$))?)?)/u,
  // "부산 수영구 광안해변로 201, 2층 (48283)"
  /(?:\(?\d{5}\)? )?\p{Script=Hangul}{2,8} (?:[\p{Script=Hangul}\d]{1,10} ){0,4}[\p{Script=Hangul}\d]{1,12}(?:로|길|동|가) ?\d{1,4}(?:-\d{1,4})?(?: \([\p{Script=Hangul}\d, ]{2,20}\))?(?:,? (?:지하 ?)?[\dB]{1,3}(?:층|호)|번지)?(?: ?\(\d{5}\))?/u,
  // "香港中環擺花街 29 號地下"
  /\p{Script=Han}{2,20}[路街道巷]\s?\d{1,4}(?:-\d{1,4})?\s?[号號][^\s（(，,]{0,12}/u,
  // "Corner of 3rd & Main, Galena, Illinois"
  new RegExp(
    `(?:^|(?<= ))[Cc]orner of [^,]{2,30} (?:&|and|at) [^,]{2,30}, \\p{Lu}[\\p{L} .'-]{1,30}, (?:${states}|${stateNames})(?=\\.?$|\\. )`,
    "u",
  ),
  // "34 Elm Row, Brattleboro, VT"
  new RegExp(
    `^\\d{1,6}[A-Za-z]? \\p{Lu}[^,\\d][^,]{1,50},(?: [^,]{1,30},){0,2} \\p{Lu}[\\p{L} .'-]{1,30},? (?:${states}|${stateNames})(?=\\.?$|\\. |,? (?:USA|US|United States)\\b)`,
    "u",
  ),
];

/** Prices, weights, times, numbers to call and addresses of the web. */
const isOther =
  /[$€£₪฿₩@]|\b(?:rs|chf|usd|eur|sgd|aud|nok|sek|kr|php|rm)\.? ?\d|\d ?(?:zł|kč|kr|ft|lei|円|원|元)(?!\p{L})|\b\d+ ?(?:g|gr|kg|ml|cl|dl|szt|ks)\b|\d[:.]\d\d(?!\d)|https?:|\d{3}[-. ]\d{4}|\d\s?(?:am|pm)\b/iu;
const numberedStreet =
  /^\d{1,5}\p{L}?(?:[-/]\d{1,4}\p{L}?)? ?\p{L}|\p{L}.{0,50}[\s:#.](?:no\.?:? ?|nr\.? ?|д\. ?|№ ?)?\d{1,5} ?\p{L}?(?:[-/]\w{1,4})?$|\p{L}.{0,50}\s(?:no|nr|n)[.:º°]{1,2} ?\d{1,5}\S{0,5}(?: \p{L}[\p{L} ]{2,20})?$|^(?:no\.? |nr\.? |д\. |#)?\d{1,5}\p{L}?$/iu;
const cityForm =
  /^(?:\d{3,6} )?[\p{Lu}\p{Lo}][\p{L}\p{M}\d .'’/()-]{1,35}(?: (?:[A-Z]{2}-)?\d{3,7}| \d{3} \d{2})?$/u;
const lastNumber =
  /(?:^|[\p{L}\p{M}\s,(-])\(?(?:[A-Z]{2}-)?(?:\d{4,7}|\d{3} \d{2}|\d{5}-\d{3})\)?$/u;

/** "99/12 ถนนนิมมานเหมินท์ … เชียงใหม่ 50200", "חיפה 3502031", "São Paulo - SP, 01305-100". */
const endsWithNumber = /^[^|]{10,140}[\p{L}\p{M},)] ?\(?(?:\d{5,7}|\d{5}-\d{3})\)?$/u;

/** A street with its number, before or after the name. */
export const street =
  /(?:^|[\s:(–-])((?:\d{1,6}(?:½| 1\/2|-?[A-Za-z])?(?:[-–/]\d{1,5}[A-Za-z]?)?|(?:[NSEW]\d{2,5}){1,2}),?\s+(?!(?:[AaPp][Mm]|and|or|to)\b)[\p{L}\d#][\s\S]{2,120})$/u;
const startsLikeStreet =
  /^(?:(?:#?\d{1,6}(?:½| 1\/2|-?[A-Za-z])?(?: ?[-–/] ?\d{1,5}[A-Za-z]?)?|(?:[NSEW]\d{2,5}){1,2}),?\s+(?![AaPp]\.?[Mm]\b)[\p{L}\d]|(?:shop|unit|suite|ste|level|lot|units|shops|flat|arch|kiosk|pier|stall|booth|stand|bay|building|bldg|block|studio|terminal)\.? ?#?\d[\w/]{0,7},? \S|(?:shop|unit|suite|ste|level|lot|units|shops|flat)\.? ?#?[\w/]{1,8},? \S|(?:old )?(?:hwy|highway|route|rte?|county road|state road)\.? \d|(?:one|two|three|four|five|six|seven|eight|nine|ten) \p{Lu}[^.!?]{2,40}$)/iu;
/** "Oude Ebbingestraat 62-B", "C/ San Blas, 84, bajos", "ul. Ruska 46/3", "Place du Marché 12 bte 3". */
const streetWithNumberLast =
  /^\p{L}[\p{L}\s.'’/-]{3,60},?\s+(?:n[.]?[º°o]?\s?|no[.:]?\s?|n[úu]m\.?\s?|#\s?|č\.?p?\.?\s?|(?:nave|local|puesto|lote|box|km)\s)?(?!(?:19|20)\d\d\b)\d{1,5}\s?[a-zA-Z]?(?:[-–/.]?[\da-zA-Z]{1,5}){0,3}(?:,? (?!\d{4})[\p{L}\dº°ª.]{1,10}(?: [\p{L}\dº°ª.]{1,10})?)?$/u;
const namedStreet =
  /^(?:\p{Lu}[\p{L}'’.-]*\s){1,4}(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|row|yard|place|hill|green|way|close|court|mews|terrace|parade|quay|wharf|drive)\.?,?$/iu;
const isNamedHouse = /^\s*\p{Lu}[\p{L}'’ -]{3,30},\s*$/u;
const englishStreets =
  "street|st|road|rd|lane|ln|avenue|ave|blvd|boulevard|drive|dr|highway|hwy|parkway|pkwy|court|ct|way|pike|circle";
const isEnglishStreet = new RegExp(` (?:${englishStreets})\\.?$`, "i");
const cityWithRegion =
  /^(?!(?:Get|Order|View|See|Call|Book|Visit|Click|Open|Directions|Map|Menu|Reserve|Download)(?!\p{L}))\p{Lu}[\p{L} .'’-]{2,25}, ?\p{Lu}[\p{L} .'’-]{2,25}$/u;
const numberedEnglishStreet = new RegExp(
  `^\\d{1,5}[A-Za-z]? \\p{Lu}[^,\\d]{1,40} (?:${englishStreets}|place|quay|terrace|crescent|parade|square|row|walk)\\.?$`,
  "iu",
);
/** Lines of a city with its code, each with the street that stands above it. */
const cityEndings: readonly (readonly [RegExp, RegExp])[] = [
  // "312 Karangahape Road" above "Auckland 1010"
  [
    /^\p{Lu}[\p{L} '-]{2,25}(?:, ?\p{Lu}[\p{L} '-]{2,25})?,? (?!19|20)\d{4}$/u,
    new RegExp(
      `^(?:(?:shop|unit|level|suite) \\w{1,4},? )?(?:[\\w ]{1,10}/ ?)?\\d{1,5}[A-Za-z]?(?:-\\d{1,4})? \\S.{1,40} (?:${englishStreets}|place|quay|terrace|crescent|parade|square|mews|row|walk|close|esplanade|promenade|wharf)\\b`,
      "i",
    ),
  ],
  // "R. Augusta, 1508 - Consolação" above "São Paulo - SP, 01304-001"
  [
    /^\p{Lu}[\p{L} '.]{2,30}\s?[-–/,]\s?[A-Z]{2}\b.{0,12}\d{5}-?\d{3}$/u,
    /^\p{L}[\p{L}. ]{2,50},? (?:n[º°o.]{1,2} ?)?\d{1,5}\b/u,
  ],
];
/** "400 N Broad Street in Philadelphia", "… in downtown Philadelphia" */
const streetInCity = new RegExp(
  `( (?:${englishStreets})\\.?) in (?:(?:down|mid|up|old )town |the heart of |historic )?(?=\\p{Lu})`,
  "iu",
);
/** "Market Hall, 107 West Broadway" */
const streetBehindName = /^\D{3,50}, (\d{1,6}[A-Za-z]? \p{Lu}.{2,50})$/u;
const numberToCall =
  /(?<![\d-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ ./-]{1,2})\d{3}[ .-]\d{4}(?![\d-])/g;
/** "0113 496 0177", "+49 (0)89 555 0101" */
const otherNumberToCall =
  /\+\d{1,3}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d[\d ./-]{5,14}\d|(?<![\d.,#-])\(?0\d{1,4}\)?(?: ?[/.-] ?| )\d[\d .-]{4,11}\d(?![\d-])/g;
/** A line with little else. */
const isNumberToCall =
  /^\D{0,15}(?:\+\d{1,3}[ .-]?)?\(?\d{2,5}\)?[ ./-]{1,2}\d{3,4}[ .-]?\d{2,4}\D{0,15}$/;
/** "Corner of 5th & Main": a house without a number. */
const crossing = /^(?:(?:at |on )?the )?corner of \S.{1,40} (?:&|and|at) \S.{1,40}$/i;
/** "ul. Józefa 11 (kod 31-056)" */
const bracketedCode = / ?\((?:kod|plz|psč|cap|c\.?p\.?|zip)\s?:? ?(\d[\d -]{3,6}\d)\)/iu;
/** "14, place de la République à Nantes (44000)" */
const cityInBrackets =
  /,? (?:à|in|en|a|w|v|te|i) (\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?) ?\((\d{4,5})\)/u;
/** "Sarmiento 455 (2000) Rosario" */
const bracketedBetween = /(?<=\d) \((?:C\.?P\.? ?)?([A-Z]?\d{4,5}[A-Z]{0,3})\),? (?=\p{Lu})/u;
/** "Marysville, KS, United States, Kansas": what a platform repeats. */
const countryBehindRegion = new RegExp(
  `(?<=\\b[A-Z]{2,3}), (?:${countryNames}), \\p{Lu}[\\p{L} ]{2,25}(?=$| \\d{4,5}$)`,
  "u",
);
/** "Marysville, KS, United States, 66508", "Valencia, Spain, 46002" */
const countryBeforeCode = new RegExp(
  `,? \\b(?:${countryNames}),? (?=(?:\\d{4,6}|\\d{3} \\d{2}|[A-Z]{1,2}\\d[A-Z\\d]{0,2} ?\\d[A-Z]{1,2}\\d?)$)`,
  "u",
);
/** "Salem, Oregon (97301)" */
const bracketedZip = new RegExp(`\\b(${states}|${stateNames}),? ?\\((\\d{5})\\)`);
/** "(rear entrance)" */
const bracketed = / ?\(\p{Ll}[^()\d]{3,60}\)|(?<=\d\S{0,5}) \(\p{Lu}[^()\d]{3,60}\)(?=$)/u;
/** "Calle 4 Poniente 302, Barrio de Santiago", "ul. 3 Maja 12", "Straße des 17. Juni 110": a number in the name too. */
const streetNamedByNumber =
  /^(?:calle|cll?|carrera|cra|av|avda|avenida|blvd|boulevard|calz|calzada|prol|priv|andador|circuito|diagonal|rua|r|via|viale|corso|piazza|rue|place|cours|ul|ulica|al|aleja|pl|plac|os|nám|náměstí|třída|tř|ulice|trg|strada|straße|strasse|platz)(?![\p{L}])\.? ?(?=[^,]{0,40}\d)[\p{L}\d .'’ºª°/-]{3,45}(?:, ?| ?# ?| )(?:n[.º°o]{1,2} ?|núm\.? ?|# ?)?\d{1,5}[\p{L}]?(?:[-/]\d{1,4}\p{L}?)?(?:,? [\p{L}][\p{L}\d .'’-]{1,40}){0,2}$/iu;
const isStreetBeforeCity = [
  streetWithNumberLast,
  streetNamedByNumber,
  /^\d{1,4}(?: ?(?:bis|ter))?,? \p{L}/u,
];
export const postBox =
  /\bp\.?\s?o\.?\s?box\b|\bbox \d|\bpostfach\b|\bboîte postale\b|\bapartado\b/i;
/** How people tell the way to a house: "across from the theater", "(between Elm and Oak)". */
const wayWords =
  "bus|buses|tram|trams|metro|métro|subway|train|straßenbahn|u-bahn|s-bahn|haltestelle|linien?|ligne|línea|parada|fermata|tramvaj|zastávka|przystanek|tramwaj|halte|across|between|btwn?|next to|next door|near|behind|opposite|beside|corner of|on the corner|at the corner|inside|in the|at the|on the|by the|just|located|around the|off the|two doors|upstairs|downstairs|formerly|parking|free parking|entrance|gegenuber|gegenüber|neben|hinter|ecke|direkt am|im hof|in der nähe|en face|face à|à côté|près d|entre|au coin|angle|frente a|junto a|esquina|cerca de|al lado de|vicino|di fronte|accanto|angolo|naproti|vedle|u stanice|poblíž|za rohem|naprzeciw|obok|koło|róg|przy|tegenover|naast|ao lado|em frente|perto|mittemot|bredvid";
const remark = new RegExp(`^\\(.{3,80}\\)$|^(?:${wayWords})(?![\\p{L}])`, "iu");
/** "Via del Fontanile 31/A, angolo via Pescherie" */
const wayBehind = new RegExp(`(?<=\\d\\S{0,4}), (?:${wayWords})(?![\\p{L}]).{0,60}$`, "iu");
const innerPart = /^(?:suite|ste|unit|#|floor|fl|level|shop|apt|building|bldg|space)\b|^#\s?\w/i;

const innerWords =
  /(?<!\p{L})(?:suite|ste|unit|units|floor|fl|level|shop|apt|building|bldg|space|ground|upper|lower|first|second|third|rear|front|no|room|\p{L}|#?\d[\w/-]{0,5})(?!\p{L})/giu;

/** "Suite 200, 2nd floor"; "Unit 4 Neal's Yard" is a street. */
const isOnlyInner = (line: string): boolean => !/\p{L}/u.test(line.replace(innerWords, ""));

const is = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`, "i");
  return (text: string) => whole.test(text.trim());
};

export const isIn = { britain: is(british), ireland: is(irish) };
