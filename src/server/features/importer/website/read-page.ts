// Long because it is the order in which a page is read: what each part sees depends on what those before it found.
import { type CheerioAPI, load } from "cheerio";
import { maxMenuTextLength } from "#contract/importer.ts";
import type { PriceRange } from "#contract/vocabulary.ts";
import { Unreadable } from "#server/features/importer/fetching/fetch-errors.ts";
import { plainText } from "#server/features/importer/menu/plain-text.ts";
import {
  type Business,
  readBusinesses,
  readPriceRange,
  restaurantTypeInWords,
} from "#server/features/importer/website/structured/business.ts";
import {
  findMenuAddresses,
  readDishes,
} from "#server/features/importer/website/structured/dishes.ts";
import { readOpenGraph } from "#server/features/importer/website/structured/marked-elements.ts";
import { elementText } from "./element-text.ts";
import {
  doubtedPlace,
  type Fact,
  fact,
  mostConfident,
  othersConfidence,
  type Place,
  type SiteFacts,
} from "./facts.ts";
import { extractMenuText } from "./menu-text.ts";
import { joinPlaces } from "./merge-facts.ts";
import { findClues } from "./name/name-clues.ts";
import { siteName } from "./name/site-name.ts";
import { findLinks, longestAddress, mapAddresses, type PageLink } from "./page-links.ts";
import { pageText } from "./page-text.ts";
import { readJsonLd } from "./structured/json-ld.ts";
import { readMicrodata, readMicroformats, readRdfa } from "./structured/marked-elements.ts";
import { readScriptValues } from "./structured/script-values.ts";
import { drawnMenu, stateLines } from "./structured/state-text.ts";
import { readStateThings } from "./structured/state-things.ts";
import { inferTypes } from "./structured/thing.ts";
import { type AddressFound, findAddresses } from "./text/addresses.ts";
import { isAsidePage, withoutOthers } from "./text/others.ts";
import { cleanPhone } from "./text/phones.ts";
import { placesInText } from "./text/places.ts";

export interface PageReading {
  facts: SiteFacts;
  links: PageLink[];
  /** The page without navigation and footer, in which a menu may be found. */
  menuText: string;
  /** Why there is nothing to read on it, or null. */
  emptiness: string | null;
}

export function readPage(html: string, url: URL, now: Date): PageReading {
  const problem = tooMuchMarkup(html);
  if (problem) throw new Unreadable(problem);
  try {
    return readParsed(load(html), url, now);
  } catch (error) {
    // The parser recurses, so a deep page overflows the stack.
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

const longestTitle = 1000;
const mostTitles = 50;
const longestStory = 5000;
/** Letters of a page that are read: a list of three hundred branches, and what stands below it. */
const longestText = 80_000;
const longestEnd = 20_000;

const withoutMiddle = (text: string) =>
  text.length <= longestText + longestEnd
    ? text
    : `${text.slice(0, longestText)}\n${text.slice(-longestEnd)}`;

const tooDeep = () => new Unreadable("it is nested too deeply");

function readParsed($: CheerioAPI, url: URL, now: Date): PageReading {
  const state = readScriptValues($);
  const things = [
    ...readJsonLd($),
    ...readMicrodata($),
    ...readRdfa($),
    ...readOpenGraph($),
    ...readMicroformats($),
    ...readStateThings(state, $("html").attr("lang") ?? ""),
  ];
  inferTypes(things);
  const language = $("html").attr("lang") ?? "";
  const title = elementText($("title")[0]).slice(0, longestTitle).replace(/\s+/g, " ").trim();
  const titles = $("h1")
    .toArray()
    .slice(0, mostTitles)
    .map((heading) => elementText(heading).slice(0, longestTitle));
  const signs = [title, ...titles, url.hostname];
  const businesses = readBusinesses(things, { now, language, signs });
  const said = ($('meta[name="description" i]').attr("content") ?? "").slice(0, longestStory);
  const described = unfilled.test(said) ? "" : said;
  const shown = pageText($, (column) => findAddresses(column.split("\n")).length > 0);
  // `plainText` would drop the sign, and the year would look like a house number.
  const lines = withoutMiddle(plainText(shown.replaceAll("©", "Copyright "))).split("\n");
  const found = findAddresses(lines);
  const name = siteName(businesses, {
    title,
    clues: findClues($, title, lines, found),
    lines,
    addresses: [
      ...found.map(({ address }) => address),
      ...businesses.flatMap(({ place }) => place.address?.value ?? []),
    ],
    host: url.hostname,
  });
  const readLines = (shownLines: readonly string[], addresses?: AddressFound[]) =>
    placesInText(
      {
        lines: shownLines,
        language,
        now,
        dialable: dialableNumbers($),
        name: name?.value ?? "",
      },
      addresses,
    );
  const own = withoutOthers(lines, found, {
    name: name?.value ?? "",
    levels: headingLevels($),
    footer: footerLine($, lines),
    isAside: isAsidePage(url),
  });
  const isOwn = own.every((line, index) => line === lines[index]);
  const inText = readLines(own, isOwn ? found : findAddresses(own));
  const isLocated = [...businesses.map(({ place }) => place), ...inText].some(isSure);
  const unseen = isLocated ? [] : [described, ...mapAddresses($)];
  const text = findAddresses(unseen).length > 0 ? readLines([...own, "", ...unseen]) : inText;
  const hasScripts = $("script[src], script[type=module]").length > 0;
  const emptiness = emptinessOf(lines.join("\n"), title, hasScripts);
  // What a script would have drawn, where its data does not say it in fields.
  const isDrawn =
    emptiness !== null &&
    !businesses.some(({ place }) => isSure(place) && place.phoneNumber && place.hours);
  const dishes = readDishes(things);
  return {
    emptiness,
    facts: {
      name,
      description: mostConfident([
        ...businesses.map(({ description }) => description),
        described ? fact(described, "text", described, 0.65) : null,
      ]),
      imageUrl: findImage(businesses, url),
      priceRange: mostConfident([
        ...businesses.map(({ priceRange }) => priceRange),
        priceInText(lines),
      ]),
      restaurantType: mostConfident([
        ...businesses.map(({ restaurantType }) => restaurantType),
        typeInWords([name?.value ?? "", title, described, ...titles].join(". ")),
        typeInWords(introductionIn(lines), introducedConfidence),
      ]),
      places: joinPlaces(
        businesses.map(({ place }) => place),
        text,
        isDrawn
          ? placesInText({ lines: stateLines(state), language, now, dialable: [], name: "" })
          : [],
        // What looks like somebody else's fills only what nothing else does.
        isOwn ? [] : readLines(lines, found).map(doubtedPlace),
      ),
      dishes,
    },
    links: [...statedMenus(findMenuAddresses(things), url), ...findLinks($, url)],
    // Last, because it takes elements away.
    menuText: menuTextOf($, dishes.length > 0 ? [] : state).slice(0, maxMenuTextLength),
  };
}

const isSure = ({ address }: Place): boolean =>
  (address?.source.confidence ?? 0) > othersConfidence;

/** What the page shows, or what its scripts would have drawn. */
function menuTextOf($: CheerioAPI, state: readonly unknown[]): string {
  const shown = extractMenuText($);
  return [shown, drawnMenu(shown, state)].filter(Boolean).join("\n\n");
}

const fewestLetters = 150;
const blocked =
  /just a moment|checking your browser|verify(?:ing)? (?:that )?you are (?:a )?human|access denied|attention required|enable cookies|captcha|are you a robot|request blocked|403 forbidden/i;

/** A page with hardly a word on it, whatever its title says. */
function emptinessOf(text: string, title: string, hasScripts: boolean): string | null {
  const seen = text.slice(0, 20_000).replace(/[^\p{L}]/gu, "").length;
  if (seen < 2000 && blocked.test(`${title} ${text.slice(0, 5000)}`))
    return "it lets no programs in";
  if (seen >= fewestLetters) return null;
  return hasScripts ? "it shows nothing without its scripts" : "there is nothing on it";
}

/** "Mexican • $ • 1830 W 25th St": signs that stand alone, near the top. */
function priceInText(lines: readonly string[]): Fact<PriceRange> | null {
  for (const line of lines.slice(0, 100)) {
    const signs =
      line.length < 200 && /(?:^|[•·|] ?)([$€£])\1{0,3} ?(?=$|[•·|])/.exec(line.trim())?.[0];
    const range = signs ? readPriceRange(signs.replace(/[•·|\s]/g, "")) : null;
    if (range) return fact(range, "text", line);
  }
  return null;
}

/** "Tin Lantern Coffee" */
const soldByName = /^[^.]{3,60} coffee(?=\.)/i;

const typeInWords = (words: string, confidence = 0.55) => {
  const type = restaurantTypeInWords(words) ?? (soldByName.test(words) ? "Cafe" : null);
  return type && fact(type, "text", words, confidence);
};

const introducedConfidence = 0.45;
const linesOfIntroduction = 12;
const longestIntroduction = 160;
/** "a small coffee shop in Endion", "Brewery & taproom in the old feed warehouse", "Boise's biscuit truck" */
const introduced =
  "(?:(?:food|burger|taco|biscuit|pizza|sandwich|chicken|bbq) truck|brewery|taproom|brewpub|coffee ?shop|coffee ?house|bakery|deli|café|tavern|pub)(?!\\p{L})";
/** "Let's meet at the brewery" and "a pint from the brewery" tell of a place, and do not say what this one is. */
const praising =
  "(?:(?!(?:at|in|on|from|by|to|of|with|near|beside|behind|the|our|your|a|an|and|or|is)(?!\\p{L}))[\\p{L}-]{2,15} ){0,3}";
const whose =
  "(?:\\p{L}{2,15} ){0,2}(?!(?:let|it|that|this|here|there|what|who|where|how|he|she|today|tonight)['’])\\p{L}{2,15}['’]s";
const introduction = new RegExp(
  `^(?:# )?(?:(?:we(?:'|’| a)re )?(?:an?|your) ${praising}${introduced}|${whose} ${praising}${introduced}|${introduced}(?: (?:&|and|\\+) \\p{L}{3,15})? (?:in|at|on|since|near|by)(?!\\p{L}))`,
  "iu",
);

/** What the first lines call it. */
const introductionIn = (lines: readonly string[]): string =>
  lines
    .filter((line) => line.trim() !== "")
    .slice(0, linesOfIntroduction)
    .filter((line) => line.length <= longestIntroduction)
    .flatMap((line) => line.trim().split(/(?<=[.!?]) /))
    .map((sentence) => introduction.exec(sentence)?.[0] ?? "")
    .filter(Boolean)
    .join(". ");

/** How deep each heading stands, by its text. */
function headingLevels($: CheerioAPI): Map<string, number> {
  const headings = $("h1,h2,h3,h4,h5,h6").toArray().slice(0, mostHeadings);
  return new Map(
    headings.map((heading) => [
      elementText(heading).slice(0, longestTitle).replace(/\s+/g, " ").trim(),
      Number(heading.tagName.slice(1)),
    ]),
  );
}

const mostHeadings = 500;

/** Where the last footer begins among the lines, or -1. */
function footerLine($: CheerioAPI, lines: readonly string[]): number {
  const last = $(footers).last();
  const text = elementText(last.parents(footers).last()[0] ?? last[0]);
  const first =
    text
      .trim()
      .split(/\s{2,}|\n/)[0]
      ?.slice(0, lettersOfFooter) ?? "";
  return first ? lines.findLastIndex((line) => line.includes(first)) : -1;
}

const footers = "footer, [id*=footer i], [class*=footer i], [role=contentinfo]";
const lettersOfFooter = 12;

function dialableNumbers($: CheerioAPI): string[] {
  return $('a[href^="tel:" i]')
    .toArray()
    .flatMap(({ attribs }) => cleanPhone(attribs["href"] ?? "") ?? []);
}

function findImage(businesses: readonly Business[], page: URL): Fact<string> | null {
  const images = businesses.map(({ imageUrl }) => {
    const address =
      imageUrl && URL.canParse(imageUrl.value, page.href) ? new URL(imageUrl.value, page) : null;
    const isWeb = address?.protocol === "http:" || address?.protocol === "https:";
    return imageUrl && address && isWeb ? { ...imageUrl, value: address.href } : null;
  });
  return mostConfident(images);
}

/** Menu links from structured data score higher than any guess. */
const statedMenus = (addresses: readonly string[], page: URL): PageLink[] =>
  addresses
    .filter((address) => address.length <= longestAddress && URL.canParse(address, page.href))
    .slice(0, mostTitles)
    .map((address) => new URL(address, page))
    .filter(({ protocol, href }) => /^https?:$/.test(protocol) && href !== page.href)
    .map(({ href }) => ({ kind: "menu" as const, url: href, score: 5 }));

/** What a starter kit says of every site. */
const unfilled =
  /^(?:a new flutter project|web ?site created (?:using|with) .{1,40}|generated by create next app|just another .{0,30}site|vite app|lorem ipsum.*)\.?$/i;
/** Elements that the parser closes by itself: left open, they do not nest. */
const selfClosing = new Set(
  "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option".split(
    " ",
  ),
);
const programs = new Set(["script", "style"]);
const deepest = 600;
const mostTags = 50_000;

/** Why a page is not parsed, or null. The parser's work grows with the square of the depth, so this comes first. */
export function tooMuchMarkup(html: string): string | null {
  let depth = 0;
  let tags = 0;
  let program = "";
  for (const [tag, slash, written = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,20})[^<>]*>?/gi)) {
    const name = written.toLowerCase();
    tags += 1;
    if (tags > mostTags) return "it is too large";
    // Tags inside scripts and styles do not count.
    if (program && !(slash && name === program)) continue;
    program = !slash && programs.has(name) ? name : "";
    if (selfClosing.has(name) || tag.endsWith("/>")) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > deepest) return "it is nested too deeply";
  }
  return null;
}
