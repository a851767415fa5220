// Long because every way to cut a page by its addresses stands together.
import { fact, type Place, seatConfidence } from "../facts.ts";
import { readHoursText } from "../hours/hours-text.ts";
import { says } from "../hours/labels.ts";
import { detectLanguage, fold, lexiconOf } from "../hours/lexicon.ts";
import { readTokens } from "../hours/tokens.ts";
import { type AddressFound, findAddresses } from "./addresses.ts";
import { datedStops, seatsAmong, without } from "./elsewhere.ts";
import { findPhones, type PhoneFound } from "./phones.ts";

const mostPlaces = 100;
/** Of what stands beside an address. */
const longest = 20_000;

interface TextOfPage {
  lines: readonly string[];
  language: string;
  now: Date;
  /** Numbers of the page's `tel:` links. */
  dialable: readonly string[];
  /** The restaurant's, which may stand before its street. */
  name: string;
}

/** A place that is not open yet, or no longer. */
const isAbsent =
  /(?:coming|opening) (?:soon|in |this |next |early |late |spring|summer|fall|autumn|winter|\d)|permanently closed|(?:now|has) closed for good|eröffnung in kürze|demnächst|próximamente|bientôt|prossimamente|em breve|binnenkort|już wkrótce|brzy otev/i;

/** Addresses of the text, each with the phone and hours near it. */
export function placesInText(shown: TextOfPage, every = findAddresses(shown.lines)): Place[] {
  const stops = datedStops(shown.lines, every, shown.language);
  const found = every.filter((address) => !stops.has(address));
  // Another place that a story tells of, unless there are only such.
  const own = found.some(({ isInProse }) => !isInProse)
    ? found.filter(({ isInProse }) => !isInProse)
    : found;
  const isSeat = seatsAmong(shown.lines, own, shown.name);
  const isThere = ({ firstLine, lastLine }: AddressFound) => {
    const above = shown.lines.slice(Math.max(0, firstLine - linesOfName), firstLine);
    const sign = above.findLast((line) => line.trim() !== "") ?? "";
    return !isAbsent.test([sign, ...shown.lines.slice(firstLine, lastLine + 2)].join("\n"));
  };
  const open = own.length > 1 ? own.filter(isThere) : own;
  const houses = open.filter((address) => !isSeat.has(address));
  const addresses = (houses.length > 0 ? houses : open).slice(0, mostPlaces);
  const page = { ...shown, lines: houses.length > 0 ? without(shown.lines, isSeat) : shown.lines };
  if (addresses.length < 2) {
    const place = placeIn(page.lines.join("\n"), page, addresses[0], houses.length === 0);
    return place.address || place.phoneNumber || place.hours || place.questions.length > 0
      ? [place]
      : [];
  }
  const segments = splitByAddress({ ...page, lines: withoutOffers(page) }, addresses);
  const places = withSharedPhone(
    addresses.map((address, index) => placeIn(segments[index] ?? "", page, address)),
    page,
    addresses,
  );
  const shared = hoursOfAll(page) ?? sharedHours(page, addresses, places);
  return places.map((place, index) => {
    if (place.hours) return place;
    const text = segments[index] ?? "";
    const other =
      sameAs(text, page.lines, addresses) ?? (sameHours.test(text) ? index - 1 : undefined);
    return { ...place, hours: (other === undefined ? null : places[other]?.hours) ?? shared };
  });
}

/** The only number of a page is that of each of its places: above them, below their list, or where it says so. */
function withSharedPhone(
  places: readonly Place[],
  { lines }: TextOfPage,
  addresses: readonly AddressFound[],
): readonly Place[] {
  const text = lines.join("\n");
  const own = findPhones(text).filter(({ isSecondary }) => !isSecondary);
  const [only] = own;
  if (!only || own.length > 1) return places;
  const above = lines.slice(0, addresses[0]?.firstLine).join("\n").length;
  const line = text.slice(text.lastIndexOf("\n", only.index) + 1, only.index);
  const isOfAll =
    only.index < above ||
    isList(lines, addresses) ||
    saysBoth.test(line.slice(-longestRemark)) ||
    places.every(({ phoneNumber }) => !phoneNumber);
  if (!isOfAll) return places;
  return places.map((place) => ({ ...place, phoneNumber: fact(only.number, "text", only.number) }));
}

/** Whether nothing but names stands between the addresses. */
const isList = (lines: readonly string[], addresses: readonly AddressFound[]): boolean =>
  addresses.every(({ firstLine }, index) => {
    const before = addresses[index - 1];
    return !before || letters(lines.slice(before.lastLine + 1, firstLine).join("")) < longestName;
  });

const saysBoth =
  /(?<!\p{L})(?:both|all|either|beide|alle|ambos|ambas|todos|todas|les deux|toutes|entrambe|entrambi|tutte|tutti|obě|všechny|oba|wszystkie|båda|begge)(?!\p{L})/iu;

const ofAll = [
  "\\b(?:both|all|each|every|either)(?: of)?(?: our| the)?(?: \\w{2,10})?(?: locations?| shops?| stores?| restaurants?| spots?| places?| branch(?:es)?| outlets?| cafes?| sites?| venues?| trucks?)\\b",
  "\\b(?:beide|alle)[rn]? (?:unsere[rn]? )?(?:standorte?n?|filialen|läden|restaurants|imbisse|locations)",
  "\\b(?:ambos|ambas|tod[oa]s (?:l[oa]s|nuestr[oa]s)) (?:\\w+ )?(?:locales|sucursales|tiendas|sedes|restaurantes)",
  "\\b(?:les deux|tous nos|toutes nos|toutes les|tous les) (?:adresses|restaurants|boutiques|points de vente|magasins)",
  "\\b(?:entramb[ei]|tutt[ei]) (?:(?:le|i|gli) )?(?:nostr[ei] )?(?:sedi|locali|negozi|punti vendita)",
  "\\b(?:obě|všechny|na všech) (?:naše )?poboč\\p{L}+",
  "\\b(?:oba|wszystkie) (?:nasze )?(?:lokale|punkty)",
  "\\btod[oa]s as (?:lojas|unidades)",
  "\\b(?:beide|alle) (?:vestigingen|filialen|zaken|winkels)",
  "\\b(?:alla|båda) (?:våra )?(?:restauranger|butiker)",
  "\\b(?:alle|begge) (?:vores |våre )?(?:butikker|restauranter)",
  "全店|全店舗|各店|전 ?지점|전 ?매장|모든 지점|所有分店|各分店",
];
const forAll = new RegExp(ofAll.join("|"), "iu");

/** A line for each day, and one above them. */
const linesOfAll = 9;
const unless =
  /[,(]? ?(?<!\p{L})(?:unless|except where|if not|sofern nicht|wenn nicht|sauf|salvo|salvo che|excepto|exceto|tenzij|o ile nie|pokud není|om inte)(?!\p{L}).{0,60}$/iu;

const isOfAll = (line: string): boolean => line.length < longestRemark && forAll.test(line);

/**
 * "All branches are open daily 10-2 unless mentioned": those of every place that has none of its own. Only where nothing
 * but hours is told of them: "Half off wings at all locations Mondays 4-8" is none.
 */
function hoursOfAll({ lines, language, now }: TextOfPage): Place["hours"] {
  const isPlain = (line: string) => wordsBesideHours(line, language) === "none";
  for (const [at, line] of lines.entries()) {
    const rest = isOfAll(line) ? line.replace(forAll, " ").replace(unless, "") : null;
    if (rest === null || !isPlain(rest)) continue;
    const below = lines.slice(at + 1, at + linesOfAll);
    const end = below.findIndex((next) => next.length > longestRemark || !isPlain(next));
    const told = [rest, ...(end < 0 ? below : below.slice(0, end))].join("\n");
    const said = readHoursText(rest, language, now) ?? readHoursText(told, language, now);
    const isWeek = Object.keys(said?.hours ?? {}).length >= fewestDays;
    if (said?.hours && isWeek && said.questions.length === 0)
      return fact(said.hours, "text", said.text);
  }
  return null;
}

/** Less is an offer, or a part of what they say. */
const fewestDays = 5;

/** Whether a line says nothing but hours, or that it is about being open, or something else. */
function wordsBesideHours(line: string, language: string): "none" | "open" | "other" {
  const tokens = readTokens(line, lexiconOf(detectLanguage(line, language)));
  if (!tokens.some(({ kind }) => kind === "word" || kind === "amount")) return "none";
  return tokens.some(({ kind }) => kind === "open") ? "open" : "other";
}

/** "Brunch at all locations Saturday 10-2" tells no hours of whichever place stands before it. */
const withoutOffers = ({ lines, language }: TextOfPage): string[] =>
  lines.map((line) => {
    const isOffer =
      isOfAll(line) &&
      wordsBesideHours(line.replace(forAll, " "), language) === "other" &&
      findPhones(line).length === 0;
    return isOffer ? "" : line;
  });

/** The only hours of a page with several addresses: where it says so, or where the addresses are a list. */
function sharedHours(
  { lines, language, now }: TextOfPage,
  addresses: readonly AddressFound[],
  places: readonly Place[],
): Place["hours"] {
  const [only, second] = places.flatMap(({ hours }) => hours ?? []);
  if (!only || second) return null;
  if (!isList(lines, addresses) && !lines.some(isOfAll)) return null;
  const others = lines.filter(
    (line) => !only.source.text.includes(line.replace(/\s+/g, " ").trim()),
  );
  return readHoursText(others.join("\n"), language, now) === null ? only : null;
}

const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, "").length;
const longestName = 25;
const longestRemark = 200;

const reference =
  /(?:[Ss]ame (?:hours )?as|[Gg]leiche(?:n)? öffnungszeiten wie|(?:[Ee]l )?[Mm]ismo horario (?:que|de)|[Mm]êmes horaires qu[e'à]|[Ss]tessi orari di|[Mm]esmo horário d[eo]|[Zz]elfde (?:openings)?tijden als|jako|jak w) (?:in |our |the |unser |la |el )*(\p{Lu}[\p{L}'-]+)/u;

/** Those of the place before. */
const sameHours =
  /(?<!\p{L})(?:same hours|gleiche öffnungszeiten|mismo horario|mêmes horaires|stessi orari|mesmo horário|zelfde (?:openings)?tijden|te same godziny|stejná otevírací)(?!\p{L})/iu;

/** "Same hours as Bearden": the place below whose name, or above whose street, that word stands. */
function sameAs(
  text: string,
  lines: readonly string[],
  addresses: readonly AddressFound[],
): number | undefined {
  const name = reference.exec(text.slice(0, longestReference))?.[1]?.toLowerCase();
  const index = name
    ? addresses.findIndex(({ firstLine, lastLine }) =>
        lines
          .slice(Math.max(0, firstLine - linesOfName), lastLine + 1)
          .some((line) => line.toLowerCase().includes(name)),
      )
    : -1;
  return index < 0 ? undefined : index;
}

const longestReference = 1000;
const linesOfName = 4;

/**
 * The text of each address: what follows it, what precedes it, or what stands between two headings or short lines such
 * as names, or what stands below its name wherever that is: whichever has the most numbers and hours.
 */
function splitByAddress(
  { lines, language, now }: TextOfPage,
  addresses: readonly AddressFound[],
): string[] {
  const cut = (from: number, to: number) => lines.slice(from, to).join("\n");
  const first = (text: string) => text.slice(0, longest);
  const after = addresses.map(({ lastLine }, index) =>
    first(cut(lastLine, addresses[index + 1]?.firstLine ?? lines.length)),
  );
  const before = addresses.map(({ lastLine }, index) =>
    cut((addresses[index - 1]?.lastLine ?? -1) + 1, lastLine + 1).slice(-longest),
  );
  const between = (isBorder: (line: string) => boolean, isLast: boolean) => {
    const borders = addresses.map(({ firstLine }, index) => {
      const from = (addresses[index - 1]?.lastLine ?? -1) + 1;
      const gap = lines.slice(from, firstLine);
      const at = isLast || index === 0 ? gap.findLastIndex(isBorder) : gap.findIndex(isBorder);
      return at < 0 ? -1 : from + at;
    });
    if (borders.includes(-1)) return [];
    return borders.map((border, index) => first(cut(border, borders[index + 1] ?? lines.length)));
  };
  const tells = (text: string) =>
    Number(findPhones(text).length > 0) + Number(readHoursText(text, language, now) !== null);
  const ways = [
    () => after,
    () => before,
    () => between((line) => line.startsWith("#"), true),
    () => between((line) => /^[^\d]{3,40}$/.test(line.trim()), false),
    () => partsByName(lines, addresses)?.map(first) ?? [],
  ];
  let best = { segments: after, told: -1 };
  for (const way of ways) {
    const segments = way();
    const told = segments.reduce((sum, segment) => sum + tells(segment), 0);
    if (told > best.told) best = { segments, told };
    // Every place has both.
    if (told === 2 * addresses.length) break;
  }
  return best.segments;
}

function placeIn(
  text: string,
  page: TextOfPage,
  address: AddressFound | undefined,
  isSeat = false,
): Place {
  const phones = findPhones(text);
  const near = address ? besideAddress(text, address.address, phones) : phones;
  const phone = choosePhone(near, text.length > 0 ? page.dialable : []);
  const rest = address ? withoutAddress(text, address.address) : text;
  const hours = readHoursText(endingAfter(rest, phones), page.language, page.now);
  return {
    name: null,
    address: address
      ? fact(
          withoutName(address.address, page.name),
          "text",
          address.address,
          isSeat ? seatConfidence : undefined,
        )
      : null,
    phoneNumber: phone ? fact(phone, "text", phone) : null,
    hours: hours?.hours ? fact(hours.hours, "text", hours.text) : null,
    questions: hours?.questions ?? [],
    isRenewed: hours?.isRenewed ?? false,
    point: null,
  };
}

/** "The Harbour Inn, The Quay, Ballydehob" */
function withoutName(address: string, name: string): string {
  const comma = address.indexOf(", ");
  const rest = address.slice(comma + 2);
  const [first, called] = [address.slice(0, Math.max(0, comma)), name].map((text) =>
    text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ""),
  ) as [string, string];
  const isName = first.length > 3 && (called.startsWith(first) || first.startsWith(called));
  return called && isName && /\d|, /.test(rest) && !/^\d/.test(first) ? rest : address;
}

const lettersBeside = 250;

/** The first of several numbers may be somebody's for something; one beside the address is the house's. */
function besideAddress(text: string, address: string, phones: readonly PhoneFound[]): PhoneFound[] {
  const at = text.indexOf(address.slice(0, sameLetters));
  const isNear = (index: number) =>
    Math.abs(index - at) < lettersBeside &&
    !text.slice(Math.min(index, at), Math.max(index, at)).includes("\n#");
  const isBeside = ({ index, again, isSecondary, isInProse }: PhoneFound) =>
    at >= 0 && !isSecondary && !isInProse && [index, ...again].some(isNear);
  return [...phones.filter(isBeside), ...phones.filter((phone) => !isBeside(phone))];
}

const sameLetters = 8;

/** "1450 E. 14th St" is no Thursday. */
function withoutAddress(text: string, address: string): string {
  const start = text.indexOf(address.slice(0, sameLetters));
  const end = text.indexOf(address.slice(-sameLetters), start);
  const isThere = start >= 0 && end >= start && end - start < address.length + sameLetters;
  return isThere ? `${text.slice(0, start)}\n${text.slice(end + sameLetters)}` : text;
}

const mostTaken = 5;

/** A footer may say all in one line: what stands behind a number is read by itself, unless it is an office's. */
const endingAfter = (text: string, phones: readonly PhoneFound[]): string =>
  phones
    .filter(({ isInProse }) => !isInProse)
    .slice(0, mostTaken)
    .reduce((left, { number }) => {
      const [first = "", ...rest] = left.split(number);
      return rest.reduce((before, after) => {
        const label = before.slice(Math.max(before.lastIndexOf("\n") + 1, before.length - 60));
        return `${before}${number}${says("other", fold(label)) ? "" : "\n"}${after}`;
      }, first);
    }, text);

/** A number that can be dialled and is none of those for something else; then whichever there is. */
function choosePhone(phones: readonly PhoneFound[], dialable: readonly string[]): string | null {
  const [written] = phones;
  if (written && !written.isSecondary) return written.number;
  const digits = (number: string) => number.replace(/\D/g, "").slice(-sameDigits);
  const others = new Set(phones.map(({ number }) => digits(number)));
  const own = dialable.find((number) => !others.has(digits(number)));
  return own ?? written?.number ?? null;
}

const sameDigits = 9;

const longestLabel = 40;
const linesOfPart = 12;
const mostNamed = 20;

/**
 * What the page says below the name of each place, wherever that stands: its address in one section, its hours and its
 * number in others. Null where the places have no names of their own.
 */
function partsByName(
  lines: readonly string[],
  addresses: readonly AddressFound[],
): string[] | null {
  if (addresses.length > mostNamed) return null;
  const towns = addresses.map(({ address }) => labelOf(address.split(", ").at(-2) ?? ""));
  const signs = addresses.map(({ firstLine }) => {
    const above = lines.slice(Math.max(0, firstLine - 2), firstLine);
    return labelOf(above.findLast((line) => line.trim() !== "") ?? "");
  });
  const [best] = [{ names: signs, shared: "" }, withoutShared(signs), { names: towns, shared: "" }]
    .filter(({ names, shared }) => areNames(names, lines, shared))
    .map((named) => ({ ...named, count: timesNamed(lines, named) }))
    .toSorted((a, b) => b.count - a.count);
  return best ? partsBelow(lines, best.names, best.shared) : null;
}

/** In how many lines something is said of one of them. */
const timesNamed = (
  lines: readonly string[],
  { names, shared }: { names: readonly string[]; shared: string },
): number => lines.filter((line) => nameBefore(line, names, shared) !== null).length;

/** "Hen House Downtown" and "Hen House Airport" are Downtown and Airport. */
function withoutShared(signs: readonly string[]): { names: string[]; shared: string } {
  const [first = [], ...rest] = signs.map((sign) => sign.split(" "));
  const differs = first.findIndex((word, at) => rest.some((words) => words[at] !== word));
  const shared = first.slice(0, Math.max(0, differs)).join(" ");
  return { names: signs.map((sign) => sign.slice(shared.length).trim()), shared };
}

const labelOf = (line: string): string => {
  const text = line.replace(/^#+ /, "").trim().toLowerCase();
  return text.length <= longestLabel && /^[^\d\t]{3,}$/.test(text) ? text.replace(/:$/, "") : "";
};

/** Each names one place, and each stands above or before something more than once or in a line of its own. */
function areNames(names: readonly string[], lines: readonly string[], shared: string): boolean {
  const isOne = names.every((name) => name !== "") && new Set(names).size === names.length;
  return (
    isOne && names.every((name) => lines.some((line) => nameBefore(line, [name], shared) !== null))
  );
}

/** "Downtown", "# Downtown", "Downtown: 515-555-0101" */
function nameBefore(line: string, names: readonly string[], shared = ""): string | null {
  const text = withoutSign(line, shared)
    .slice(0, 2 * longestLabel)
    .toLowerCase();
  return (
    names.find(
      (name) =>
        text.startsWith(name) && /^\s?(?:$|:|[–—|-]\s|[+(\d])/.test(text.slice(name.length)),
    ) ?? null
  );
}

const withoutSign = (line: string, shared: string): string => {
  const text = line.replace(/^#+ /, "").trim();
  return shared && text.toLowerCase().startsWith(`${shared} `)
    ? text.slice(shared.length + 1)
    : text;
};

function partsBelow(lines: readonly string[], names: readonly string[], shared: string): string[] {
  const parts = new Map<string, string[]>(names.map((name) => [name, []]));
  let current: string | null = null;
  let left = 0;
  // "Downtown 515-555-0101 | Airport 515-555-0102"
  for (const line of lines.flatMap((whole) => whole.split(/ [|•·] /))) {
    const name = nameBefore(line, names, shared);
    if (name !== null) [current, left] = [name, linesOfPart];
    else if (line.startsWith("#") || left === 0) current = null;
    if (current === null) continue;
    const text = name === null ? line : withoutSign(line, shared).slice(name.length);
    parts.get(current)?.push(text);
    if (line.trim() !== "") left -= 1;
  }
  return names.map((name) => (parts.get(name) ?? []).join("\n"));
}
