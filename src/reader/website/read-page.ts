// Reads a page: its name, places and dishes, its links, and the text in which a menu may be found.
import type { CheerioAPI } from "cheerio";
import { plainText } from "#reader/plain-text.ts";
import { type Fact, longestForModel, longestMenu, type SiteFacts } from "#reader/reader.types.ts";
import {
  type Business,
  readBusinesses,
  restaurantTypeInWords,
} from "#reader/website/structured/business.ts";
import { findMenuAddresses, readDishes } from "#reader/website/structured/dishes.ts";
import { elementText } from "./element-text.ts";
import { fact, mostConfident } from "./facts.ts";
import { joinPlaces, lettersOf } from "./merge-pages.ts";
import { findLinks, longestAddress, type PageLink } from "./page-links.ts";
import { pageText } from "./page-text.ts";
import { parsePage } from "./parse-page.ts";
import { createJsonParser, readJsonLd } from "./structured/json-ld.ts";
import { readMicrodata, readOpenGraph, readRdfa } from "./structured/marked-elements.ts";
import { readScriptValues } from "./structured/script-values.ts";
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
  /** What the page says, for a language model. */
  text: string;
  /** Why there is nothing to read on it, or null. */
  emptiness: string | null;
}

export function readPage(html: string, url: URL, now: Date): PageReading {
  return parsePage(html, ($) => readParsed($, url, now));
}

const longestTitle = 1000;
const mostTitles = 50;
const longestStory = 5000;
const longestText = 100_000;

function readParsed($: CheerioAPI, url: URL, now: Date): PageReading {
  const parseJson = createJsonParser();
  const state = readScriptValues($, parseJson);
  const things = [
    ...readJsonLd($, parseJson),
    ...readMicrodata($),
    ...readRdfa($),
    ...readOpenGraph($),
    ...readStateThings(state),
  ];
  inferTypes(things);
  const language = $("html").attr("lang") ?? "";
  const businesses = readBusinesses(things, { now, language });
  const title = tidy(elementText($("title")[0]).slice(0, longestTitle));
  const titles = $("h1")
    .toArray()
    .slice(0, mostTitles)
    .map((heading) => elementText(heading).slice(0, longestTitle));
  const described = ($('meta[name="description" i]').attr("content") ?? "").slice(0, longestStory);
  const name = siteName(businesses, title, titles);
  const words = [name?.value ?? "", title, described, ...titles].join(". ");
  const type = restaurantTypeInWords(words);
  // `plainText` would drop the sign, and the year would look like a house number.
  const shown = pageText($, (column) => findAddresses(column.split("\n")).length > 0);
  const lines = plainText(shown.replaceAll("©", "Copyright ")).slice(0, longestText).split("\n");
  const text = placesInText({ lines, language, dialable: dialableNumbers($) });
  const hasScripts = $("script[src], script[type=module]").length > 0;
  const emptiness = emptinessOf(lines.join("\n"), title, hasScripts);
  return {
    emptiness,
    text: [title, described, ...lines].filter(Boolean).join("\n").slice(0, longestForModel),
    facts: {
      name,
      description: mostConfident([
        ...businesses.map(({ description }) => description),
        described ? fact(described, "text", described, 0.65) : null,
      ]),
      imageUrl: findImage(businesses, url),
      priceRange: mostConfident(businesses.map(({ priceRange }) => priceRange)),
      restaurantType: mostConfident([
        ...businesses.map(({ restaurantType }) => restaurantType),
        type && fact(type, "text", words, 0.55),
      ]),
      places: joinPlaces(
        businesses.map(({ place }) => place),
        text,
      ),
      dishes: readDishes(things),
    },
    links: [...statedMenus(findMenuAddresses(things), url), ...findLinks($, url)],
    // Last, because it takes elements away.
    menuText: extractMenuText($).slice(0, longestMenu),
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

function extractMenuText($: CheerioAPI): string {
  $("nav, footer, body > header, script, style, noscript, form, iframe, [hidden]").remove();
  return plainText(pageText($));
}

/** What the restaurant calls itself. */
function siteName(
  businesses: readonly Business[],
  title: string,
  headings: readonly string[],
): Fact<string> | null {
  const open = businesses.filter(({ rank, name }) => rank > 1 && name);
  const others = businesses.filter(({ rank }) => rank <= 1).map(({ name }) => name);
  const shown = readPageName(title, headings);
  return mostConfident([
    ...(isOneName(open) ? open.map(({ name }) => name) : [sharedName(open)]),
    ...others,
    shown ? fact(shown, "text", title || shown) : null,
  ]);
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
  return shared.length > 2 && name
    ? fact(shared, name.source.from, name.source.text, 0.7)
    : (name ?? null);
}

const generic =
  /^(?:home(?: ?page)?|welcome|official (?:web)?site|contact(?: us)?|menus?|our menu|food|locations?|about(?: us)?|order(?: online)?|order now|index|start(?:seite)?|accueil|inicio|visit(?: us)?|hours|directions|online ordering|find us|restaurant)$/i;
const separators = / [|–—·•»:-]{1,2} | ?[|•»] ?| ?:: ?|: /;

/** The restaurant's name from the title, preferring a part that a heading repeats. */
export function readPageName(title: string, headings: readonly string[]): string | null {
  const parts = title
    .split(separators)
    .map(tidy)
    .filter((part) => part && !isGeneric(part));
  const spoken = headings.map(tidy).filter((heading) => heading && heading.length <= 60);
  const confirmed = spoken.find((heading) => {
    const key = lettersOf(heading);
    return (
      key.length > 2 &&
      parts.some((part) => lettersOf(part) === key || lettersOf(part).startsWith(key))
    );
  });
  return confirmed ?? parts[0] ?? spoken.find((heading) => !isGeneric(heading)) ?? null;
}

/** "Menu & Hours" is no name either. */
const isGeneric = (text: string) =>
  text.split(/ (?:&|and|\+) /i).every((part) => generic.test(part));

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^welcome to (?:the )?/i, "")
    .replace(/^order (?:from )?(.{2,60}) (?:online|delivery|for delivery|for pickup)$/i, "$1")
    .replace(/(?<![!\s])[!\s]+$/, "");
