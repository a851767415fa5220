import { type Fact, fact, mostConfident } from "#server/features/importer/website/facts.ts";
import type { Business } from "#server/features/importer/website/structured/business.ts";
import { maker } from "#server/features/importer/website/text/addresses.ts";
import type { Clue } from "./name-clues.ts";
import {
  domainIn,
  fold,
  isCompany,
  isGeneric,
  isJoint,
  isKind,
  isTown,
  sloganPoints,
  tidy,
  titleParts,
  withoutCompany,
  wordsOf,
} from "./name-words.ts";

export interface NamedPage {
  title: string;
  clues: readonly Clue[];
  lines: readonly string[];
  /** Texts of its addresses: their words are no part of a name that also stands without them. */
  addresses: readonly string[];
  /** Where the site is. */
  host: string;
}

/** What the restaurant calls itself. */
export function siteName(businesses: readonly Business[], page: NamedPage): Fact<string> | null {
  const shown = readPageName(page);
  const named = businesses.flatMap((business) => {
    const name = business.name && asName(business.name, business.rank, shown, page);
    return name ? { ...business, name } : [];
  });
  const open = named.filter(({ rank }) => rank > 1);
  const others = named.filter(({ rank }) => rank <= 1).map(({ name }) => name);
  // "Hen House" is the brand of "Hen House Downtown".
  const brand = others.find((other) =>
    open.some(({ name }) => name.value.startsWith(`${other.value} `)),
  );
  if (brand && brand.source.from !== "open-graph") return asShown(brand, page);
  const best = mostConfident([
    ...(isOneName(open) ? open.map(({ name }) => name) : [sharedName(open, shown)]),
    ...others,
    shown ? fact(shown, "text", page.title || shown) : null,
  ]);
  const isGuess =
    best?.source.from === "script" && shown && page.title && !isSeen(best.value, page);
  return asShown(isGuess ? fact(shown, "text", page.title) : best, page);
}

/** What markup calls it, without what else it says there: "Hen House | Hot Chicken", "Hen House LLC". */
function asName(
  name: Fact<string>,
  rank: number,
  shown: string | null,
  page: NamedPage,
): Fact<string> | null {
  const written = tidy(name.value).replace(storeNumber, "");
  const text = withoutCompany(written);
  if (!text || isGeneric(text) || domainIn(text)) return null;
  if (shown && isElsewhere(text, written, shown, page))
    return fact(text, name.source.from, name.source.text, doubtful);
  const parts = titleParts(text);
  const seen = parts.find((part) => shown !== null && fold(part) === fold(shown));
  const [first = text] = parts;
  const own = seen ?? (rank > 1 || parts.length < 2 ? text : first);
  // "henhouse" where the page writes "Hen House".
  const isPlain =
    own === own.toLowerCase() &&
    shown !== null &&
    (fold(shown) === fold(own) || (/^\S+$/.test(own) && fold(own).startsWith(fold(shown))));
  return { ...name, value: isPlain ? shown : own };
}

/** "Joe's Grill #12" */
const storeNumber = /,?(?: [-–])? (?:\(?store )?#\d{1,5}\)?$/i;
/** Less than what the page shows. */
const doubtful = 0.4;

/** Whether a name of the markup is that of a company, or of whoever made the site, where the title has another one. */
function isElsewhere(text: string, written: string, shown: string, page: NamedPage): boolean {
  if (!isCompany(written) && !isMaker(text, page)) return false;
  if (fold(text).startsWith(fold(shown)) || fold(shown).startsWith(fold(text))) return false;
  const isTitled = titleParts(page.title).some((part) => fold(part).startsWith(fold(shown)));
  return isTitled && sloganPoints(shown) === 0;
}

/** "Site by WebLac", and nothing else names it. */
function isMaker(text: string, { title, lines }: NamedPage): boolean {
  const key = fold(text);
  const said = [title, ...lines].filter((line) => fold(line).includes(key));
  return said.length > 0 && said.every((line) => maker.test(line));
}

/** What a script calls its only place may be its district, or its town. */
function isSeen(name: string, { title, clues }: NamedPage): boolean {
  const key = fold(name);
  const [called = ""] = titleParts(title).map(fold);
  return (
    called.includes(key) || clues.some(({ text }) => !isTown(text) && fold(text).startsWith(key))
  );
}

const mostShown = 200;

/** "SLOW HEN" where the page says "Slow Hen", and "Slow Hen, Porthkerris" where it says no more than "Slow Hen". */
function asShown(name: Fact<string> | null, { lines, title }: NamedPage): Fact<string> | null {
  if (!name) return null;
  const { value } = name;
  const known = new Set(lines.slice(0, mostShown).map((line) => tidy(line.replace(/^#+ /, ""))));
  const isLoud = value === value.toUpperCase() && /\p{Lu}{4}/u.test(value);
  const spoken = isLoud
    ? [...known].find((line) => line !== value && line.toUpperCase() === value)
    : undefined;
  const short = value.split(", ")[0] ?? value;
  if (spoken) return { ...name, value: spoken };
  if (isLoud)
    return { ...name, value: spokenIn(value, [title, ...lines.slice(0, mostShown)]) ?? value };
  return name.source.from === "text" && known.has(short) ? { ...name, value: short } : name;
}

/** The same letters inside a sentence, where not all of them are capitals. */
function spokenIn(loud: string, lines: readonly string[]): string | undefined {
  return lines
    .map((line) => line.slice(Math.max(0, line.toUpperCase().indexOf(loud))).slice(0, loud.length))
    .find((said) => said !== loud && /^\p{Lu}/u.test(said) && said.toUpperCase() === loud);
}

type Named = Business & { name: Fact<string> };

const isOneName = (businesses: readonly Named[]) =>
  new Set(businesses.map(({ name }) => name.value.toLowerCase())).size < 2;

/** "Golden Hen Mission" and "Golden Hen Temescal" are two places of Golden Hen. */
function sharedName(businesses: readonly Named[], shown: string | null): Fact<string> | null {
  const [first, ...rest] = businesses.map(({ name }) => name.value.split(/\s+/));
  const all = first ?? [];
  const differs = all.findIndex((word, at) => rest.some((other) => other[at] !== word));
  const words = differs < 0 ? all : all.slice(0, differs);
  const shared = words.join(" ").replace(/(?<![\s,|–—@-])[\s,|–—@-]+$| (?:at|in|on)$/g, "");
  const name = businesses[0]?.name ?? null;
  // The places may shorten what the page says in full: "Zaytoon Pudsey" of "Zaytoon Peri Peri".
  if (name && shared.length > 2 && shown?.startsWith(`${shared} `))
    return fact(shown, "text", shown, 0.7);
  if (shared.length > 2 && name) return fact(shared, name.source.from, name.source.text, 0.7);
  // What a script calls its places may be nothing but their districts.
  return name?.source.from === "script" ? fact(name.value, "script", name.value, 0.5) : name;
}

interface Candidate {
  text: string;
  words: string[];
  weight: number;
}

const mostCandidates = 40;
/** As much as a part of the title. */
const strong = 2;

/** The restaurant's name from what the page shows: the clue that most of the others confirm. */
export function readPageName(page: NamedPage): string | null {
  const known = new Map<string, Candidate>();
  for (const { text, weight } of page.clues) {
    const key = fold(text);
    const same = known.get(key);
    if (same) {
      same.weight += weight;
      same.text = betterSpelled(same.text, text);
    } else if (known.size < mostCandidates) known.set(key, { text, words: wordsOf(text), weight });
  }
  const candidates = [...known.values()];
  const domain = domainIn(page.host) || domainIn(page.title);
  // Before the first comma stands the street, or the name itself.
  const places = new Set(page.addresses.flatMap((text) => wordsOf(text.replace(/^[^,]*,/, ""))));
  const points = candidates.map(({ text, words, weight }) => {
    const isPlace = isTown(text) || words.every((word) => places.has(word));
    const isSaid = isWordy(text) && page.lines.some((line) => isSaidIn(line, text));
    const isDomain = domain !== "" && domain.startsWith(words.join(""));
    return (
      weight +
      Number(isSaid && !isPlace) +
      Number(isDomain) -
      sloganPoints(text) -
      2 * Number(isPlace)
    );
  });
  const sums = candidates.map((candidate, index) =>
    candidates.reduce(
      (sum, other, at) => sum + (at === index ? 0 : supportOf(candidate, other, places)),
      points[index] ?? 0,
    ),
  );
  const best = sums.indexOf(Math.max(...sums));
  return candidates[best]?.text ?? null;
}

/** How much a longer or a shorter form of the same name speaks for this one. */
function supportOf(one: Candidate, other: Candidate, places: ReadonlySet<string>): number {
  const isShorter = one.words.length < other.words.length;
  const [short, long] = isShorter ? [one, other] : [other, one];
  const at = indexOfWords(long.words, short.words);
  if (at < 0 || short.words.length === long.words.length || short.words.every(isKind)) return 0;
  const isPlace = isJoint(long.words[at - 1]) || short.words.every((word) => places.has(word));
  if (isPlace) return 0;
  const end = long.words.findIndex(
    (word, index) => index >= at + short.words.length && isJoint(word),
  );
  const rest = [
    ...long.words.slice(0, at),
    ...long.words.slice(at + short.words.length, end < 0 ? undefined : end),
  ];
  const isWhole =
    (at === 0 && short.words.length > 1) || rest.every((word) => isKind(word) || places.has(word));
  // "Gasthaus Hahnenkamm Würzburg" is called Hahnenkamm, "The Salty Pelican" is not called Pelican.
  if (isWhole) return isShorter ? other.weight : 0;
  const isLonger = !isShorter && short.words.length === 1 && one.weight >= strong;
  return isLonger ? other.weight : 0;
}

function indexOfWords(all: readonly string[], part: readonly string[]): number {
  return all.findIndex((_, at) => part.every((word, step) => all[at + step] === word));
}

const isWordy = (text: string) => text.length > 5;

const isSaidIn = (line: string, text: string): boolean =>
  line.length > text.length + 2 && line.includes(text) && !/copyright/i.test(line);

/** Neither all in capitals nor without any. */
function betterSpelled(one: string, other: string): string {
  const isPlain = (text: string) => text === text.toUpperCase() || text === text.toLowerCase();
  return isPlain(one) && !isPlain(other) ? other : one;
}
