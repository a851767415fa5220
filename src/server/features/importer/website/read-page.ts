// Long because of what pages and platforms call themselves.
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
import { type Fact, fact, mostConfident, type SiteFacts } from "./facts.ts";
import { extractMenuText } from "./menu-text.ts";
import { joinPlaces } from "./merge-facts.ts";
import { findLinks, longestAddress, mapAddresses, type PageLink } from "./page-links.ts";
import { pageText } from "./page-text.ts";
import { readJsonLd } from "./structured/json-ld.ts";
import { readMicrodata, readMicroformats, readRdfa } from "./structured/marked-elements.ts";
import { readScriptValues } from "./structured/script-values.ts";
import { stateLines } from "./structured/state-text.ts";
import { readStateThings } from "./structured/state-things.ts";
import { inferTypes } from "./structured/thing.ts";
import { findAddresses } from "./text/addresses.ts";
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
const longestText = 1_000_000;

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
  const businesses = readBusinesses(things, { now, language });
  const title = tidy(elementText($("title")[0]).slice(0, longestTitle));
  const titles = $("h1")
    .toArray()
    .slice(0, mostTitles)
    .map((heading) => elementText(heading).slice(0, longestTitle));
  const said = ($('meta[name="description" i]').attr("content") ?? "").slice(0, longestStory);
  const described = unfilled.test(said) ? "" : said;
  const shown = pageText($, (column) => findAddresses(column.split("\n")).length > 0);
  // `plainText` would drop the sign, and the year would look like a house number.
  const lines = plainText(shown.replaceAll("©", "Copyright ")).slice(0, longestText).split("\n");
  const name = asShown(siteName(businesses, title, titles, signatures($, lines)), lines);
  const readLines = (shownLines: readonly string[]) =>
    placesInText({
      lines: shownLines,
      language,
      now,
      dialable: dialableNumbers($),
      name: name?.value ?? "",
    });
  const inText = readLines(lines);
  const isLocated = [...businesses.map(({ place }) => place), ...inText].some(
    ({ address }) => address,
  );
  const unseen = isLocated ? [] : [described, ...mapAddresses($)];
  const text = findAddresses(unseen).length > 0 ? readLines([...lines, "", ...unseen]) : inText;
  const hasScripts = $("script[src], script[type=module]").length > 0;
  const emptiness = emptinessOf(lines.join("\n"), title, hasScripts);
  // What a script would have drawn, where its data does not say it in fields.
  const isDrawn =
    emptiness !== null &&
    !businesses.some(({ place }) => place.address && place.phoneNumber && place.hours);
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
      ]),
      places: joinPlaces(
        businesses.map(({ place }) => place),
        text,
        isDrawn
          ? placesInText({ lines: stateLines(state), language, now, dialable: [], name: "" })
          : [],
      ),
      dishes: readDishes(things),
    },
    links: [...statedMenus(findMenuAddresses(things), url), ...findLinks($, url)],
    // Last, because it takes elements away.
    menuText: extractMenuText($).slice(0, maxMenuTextLength),
  };
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

const typeInWords = (words: string) => {
  const type = restaurantTypeInWords(words);
  return type && fact(type, "text", words, 0.55);
};

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

/** What the restaurant calls itself. */
function siteName(
  businesses: readonly Business[],
  title: string,
  headings: readonly string[],
  signed: readonly string[],
): Fact<string> | null {
  const named = businesses.filter(({ name }) => name && !placeholder.test(name.value.trim()));
  const open = named.filter(({ rank }) => rank > 1);
  const others = named.filter(({ rank }) => rank <= 1).map(({ name }) => name);
  const shown = readPageName(title, headings, signed);
  // "Hen House" is the brand of "Hen House Downtown".
  const brand = others.find(
    (other) => other && open.some(({ name }) => name?.value.startsWith(`${other.value} `)),
  );
  if (brand && brand.source.from !== "open-graph") return brand;
  const best = mostConfident([
    ...(isOneName(open) ? open.map(({ name }) => name) : [sharedName(open)]),
    ...others,
    shown ? fact(shown, "text", title || shown) : null,
  ]);
  // What a script calls its only place may be its district, or its town.
  const [called = "", ...seen] = [title.split(separators)[0] ?? "", ...headings].map(fold);
  const isSeen =
    best &&
    (called.includes(fold(best.value)) || seen.some((text) => text.startsWith(fold(best.value))));
  return best?.source.from === "script" && shown && title && !isSeen
    ? fact(shown, "text", title)
    : best;
}

const mostShown = 200;

/** "SLOW HEN" where the page says "Slow Hen", and "Slow Hen, Porthkerris" where it says no more than "Slow Hen". */
function asShown(name: Fact<string> | null, lines: readonly string[]): Fact<string> | null {
  if (!name) return null;
  const { value } = name;
  const known = new Set(lines.slice(0, mostShown).map((line) => tidy(line.replace(/^#+ /, ""))));
  const isLoud = value === value.toUpperCase() && /\p{Lu}{4}/u.test(value);
  const spoken = isLoud
    ? [...known].find((line) => line !== value && line.toUpperCase() === value)
    : undefined;
  const short = value.split(", ")[0] ?? value;
  if (spoken) return { ...name, value: spoken };
  return name.source.from === "text" && known.has(short) ? { ...name, value: short } : name;
}

const isOneName = (businesses: readonly Business[]) =>
  new Set(businesses.map(({ name }) => name?.value.toLowerCase())).size < 2;

/** "Golden Hen Mission" and "Golden Hen Temescal" are two places of Golden Hen. */
function sharedName(businesses: readonly Business[]): Fact<string> | null {
  const [first, ...rest] = businesses.map(({ name }) => name?.value.split(/\s+/) ?? []);
  const all = first ?? [];
  const differs = all.findIndex((word, at) => rest.some((other) => other[at] !== word));
  const words = differs < 0 ? all : all.slice(0, differs);
  const shared = words.join(" ").replace(/(?<![\s,|–—@-])[\s,|–—@-]+$| (?:at|in|on)$/g, "");
  const [{ name } = { name: null }] = businesses;
  if (shared.length > 2 && name) return fact(shared, name.source.from, name.source.text, 0.7);
  // What a script calls its places may be nothing but their districts.
  return name?.source.from === "script" ? fact(name.value, "script", name.value, 0.5) : name;
}

/** What pages are called, whoever they belong to. */
const generic =
  /^(?:home(?: ?page)?|main(?: page)?|welcome|official (?:web)?site|contact(?: us)?|contacto?|kontakt|menus?|our menu|food(?: menu)?|locations?|about(?: us)?|order(?: online| now)?|online ordering|index|visit(?: us)?|hours|directions|find us|restaurant|reservations?|start(?:seite)?|willkommen|speisekarte|accueil|bienvenue|la carte|in[ií]cio|bienvenidos?|carta|men[uú]|home page|benvenuti|pagina iniziale|strona główna|witamy|úvod|domů|vítejte|hem|forside|hjem|etusivu|welkom|bem-vindos?|главная|головна|ホーム|トップ(?:ページ)?|メニュー|홈|메뉴|首[页頁]|αρχική|ana sayfa|דף הבית|الرئيسية)$/i;
/** What a site builder, an ordering service or an unfilled template calls every site. */
const placeholder =
  /^(?:(?:powered by |order on )?(?:toast(?: ?tab)?|square(?: ?space| online| up)?|wix(?:\.com)?|weebly|go ?daddy|shopify|word ?press|webflow|duda|clover(?: online ordering)?|doordash|uber ?eats|grubhub|chownow|slice|menufy|bentobox|popmenu|olo|yelp|facebook|instagram|google(?: sites| maps)?|tripadvisor|lieferando|just eat|deliveroo|glovo|rappi|wolt|foodora)|your (?:business|company|restaurant|site)(?: name)?|(?:business|company|restaurant|site|store) (?:name|title)|my (?:site|website|blog|store|restaurant)(?: \d+)?|mysite(?: \d+)?|new (?:site|page)(?: \d+)?|untitled(?: \d+| page| document)?|example|test|demo|website|blog|document|app|(?:react|angular|vue|svelte|sveltekit|next(?:\.?js)?|nuxt|gatsby|flutter|ionic|expo)[ _-](?:app|demo|starter)|create (?:next|react) app|vite(?: \+ \w{2,10}| app)|lorem ipsum.*|just another .{0,30}site|coming soon|under construction|.{0,20}maintenance|page not found|index of \/.*)$/i;
/** What a starter kit says of every site. */
const unfilled =
  /^(?:a new flutter project|web ?site created (?:using|with) .{1,40}|generated by create next app|just another .{0,30}site|vite app|lorem ipsum.*)\.?$/i;
const separators = / [|–—·•»:-]{1,2} | ?[|•»] ?| ?:: ?|: /;

/** The restaurant's name from the title, preferring a part that a heading repeats. */
export function readPageName(
  title: string,
  headings: readonly string[],
  signed: readonly string[] = [],
): string | null {
  const parts = title
    .split(separators)
    .map(tidy)
    .filter((part) => part && !isGeneric(part));
  const spoken = headings.map(tidy).filter((heading) => heading && heading.length <= 60);
  const confirmed = spoken.find((heading) => {
    const key = fold(heading);
    return key.length > 2 && parts.some((part) => fold(part) === key || fold(part).startsWith(key));
  });
  const isSigned = (said: string) => signed.some((other) => fold(other) === fold(said));
  const own = parts.find(isSigned);
  if (own && !(confirmed && isSigned(confirmed))) return own;
  // A heading may be in capitals for its looks.
  const written = parts.find((part) => confirmed && fold(part) === fold(confirmed));
  return (
    (confirmed === confirmed?.toUpperCase() ? written : null) ??
    confirmed ??
    parts[0] ??
    spoken.find((heading) => !isGeneric(heading)) ??
    null
  );
}

const logos = "[class*=logo i], [id*=logo i], [class*=brand i], [class*=site-title i], header a";
const mostLogos = 20;
const copyright =
  /\bcopyright[\s\d,–-]{0,30}(?:by )?(\p{L}[^|•·\n]{1,60}?)(?=\.? all rights|\. |[|•·]|,? (?:inc|llc|ltd|gmbh)\b|\.?$)/iu;

/** Names as sites sign with them: beside their logo, and behind their copyright. */
function signatures($: CheerioAPI, lines: readonly string[]): string[] {
  const logo = $(logos)
    .toArray()
    .slice(0, mostLogos)
    .flatMap((element) => [
      elementText(element),
      ...$(element)
        .find("img")
        .toArray()
        .map(({ attribs }) => (attribs["alt"] ?? "").replace(/ ?logo$/i, "")),
    ]);
  const owner = lines
    .slice(-mostShown)
    .map((line) => copyright.exec(line.slice(0, 300))?.[1] ?? "");
  return [...logo, ...owner].map(tidy).filter((text) => text.length > 2 && text.length <= 60);
}

/** "Menu & Hours" and "Ames Location" are no names either. */
const isGeneric = (text: string) =>
  placeholder.test(text) ||
  / locations?$/i.test(text) ||
  text.split(/ (?:&|and|\+) /i).every((part) => generic.test(part));

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /^(?:welcome to(?: the)?|willkommen (?:bei|im|in der)|bienvenue (?:chez|à|au)|bienvenidos? a|benvenuti (?:da|al|alla)|bem-vindos? (?:ao?|à)|welkom bij|witamy w|vítejte v) /i,
      "",
    )
    .replace(/ (?:online ordering|order online|official (?:web)?site)$/i, "")
    .replace(
      /^order (?:online|pickup|delivery|takeout|food|direct)(?: (?:online|direct))? (?:from|at|with) /i,
      "",
    )
    .replace(/^order (?:from )?(.{2,60}) (?:online|delivery|for delivery|for pickup)$/i, "$1")
    .replace(/(?<![!\s])[!\s]+$/, "");

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
