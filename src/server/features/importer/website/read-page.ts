import { type CheerioAPI, load } from "cheerio";
import { maxMenuTextLength } from "#contract/importer.ts";
import { Unreadable } from "../fetching/fetch-errors.ts";
import { textOfHtml } from "../menu/html-text.ts";
import { plainText } from "../menu/plain-text.ts";
import { type DomNode, textOfElement, textWithin } from "./element-text.ts";
import { type Fact, fact, type SiteFacts, surest } from "./facts.ts";
import { joinPlaces } from "./join-places.ts";
import { tooMuchMarkup } from "./nesting.ts";
import { linksOf, longestAddress, type PageLink } from "./page-links.ts";
import { type Business, businessesOf } from "./schema/business-of-thing.ts";
import { dishesOf, menuAddressesOf } from "./schema/menu-of-thing.ts";
import { typeOfWords } from "./schema/restaurant-type.ts";
import { siteName } from "./site-name.ts";
import { readJsonLd } from "./structured/json-ld.ts";
import { readMicrodata, readMicroformats, readRdfa } from "./structured/marked-elements.ts";
import { readOpenGraph } from "./structured/open-graph.ts";
import { tidy } from "./text/page-name.ts";
import { cleanPhone } from "./text/phones.ts";
import { placesInText } from "./text/places.ts";

export interface PageReading {
  facts: SiteFacts;
  links: PageLink[];
  /** What may be a menu: the page without its navigation and its small print. */
  menuText: string;
}

export function readPage(html: string, url: URL, now: Date): PageReading {
  const problem = tooMuchMarkup(html);
  if (problem) throw new Unreadable(problem);
  try {
    return readParsed(load(html), html, url, now);
  } catch (error) {
    // The tree is walked by recursion.
    throw error instanceof RangeError ? tooDeep() : error;
  }
}

const longestTitle = 1000;
const mostTitles = 50;
const longestStory = 5000;
const longestText = 1_000_000;

const tooDeep = () => new Unreadable("it is nested too deeply");

function readParsed($: CheerioAPI, html: string, url: URL, now: Date): PageReading {
  const things = [
    ...readJsonLd($),
    ...readMicrodata($),
    ...readRdfa($),
    ...readOpenGraph($),
    ...readMicroformats($),
  ];
  const businesses = businessesOf(things, now);
  const title = tidy(textOfElement($("title")[0]).slice(0, longestTitle));
  const titles = $("h1")
    .toArray()
    .slice(0, mostTitles)
    .map((heading) => textOfElement(heading).slice(0, longestTitle));
  const described = ($('meta[name="description" i]').attr("content") ?? "").slice(0, longestStory);
  const name = siteName(businesses, title, titles);
  const text = placesInText({
    // The sign would be taken off, and its year be the number of a house.
    lines: plainText(textOfHtml(html).replaceAll(/©|&copy;/g, "Copyright "))
      .slice(0, longestText)
      .split("\n"),
    language: $("html").attr("lang") ?? "",
    dialable: dialableNumbers($),
  });
  return {
    facts: {
      name,
      description: surest([
        ...businesses.map(({ description }) => description),
        described ? fact(described, "text", described, 0.65) : null,
      ]),
      imageUrl: imageOf(businesses, url),
      priceRange: surest(businesses.map(({ priceRange }) => priceRange)),
      restaurantType: surest([
        ...businesses.map(({ restaurantType }) => restaurantType),
        typeInWords([name?.value ?? "", title, described, ...titles].join(". ")),
      ]),
      places: joinPlaces(
        businesses.map(({ place }) => place),
        text,
      ),
      dishes: dishesOf(things),
    },
    links: [...statedMenus(menuAddressesOf(things), url), ...linksOf($, url)],
    menuText: menuTextOf($).slice(0, maxMenuTextLength),
  };
}

const typeInWords = (words: string) => {
  const type = typeOfWords(words);
  return type && fact(type, "text", words, 0.55);
};

function dialableNumbers($: CheerioAPI): string[] {
  return $('a[href^="tel:" i]')
    .toArray()
    .flatMap(({ attribs }) => cleanPhone(attribs["href"] ?? "") ?? []);
}

function imageOf(businesses: readonly Business[], page: URL): Fact<string> | null {
  const images = businesses.map(({ imageUrl }) => {
    const address =
      imageUrl && URL.canParse(imageUrl.value, page.href) ? new URL(imageUrl.value, page) : null;
    const isWeb = address?.protocol === "http:" || address?.protocol === "https:";
    return imageUrl && address && isWeb ? { ...imageUrl, value: address.href } : null;
  });
  return surest(images);
}

/** The site's own word for where its menu is beats any guess. */
const statedMenus = (addresses: readonly string[], page: URL): PageLink[] =>
  addresses
    .filter((address) => address.length <= longestAddress && URL.canParse(address, page.href))
    .slice(0, mostTitles)
    .map((address) => new URL(address, page))
    .filter(({ protocol, href }) => /^https?:$/.test(protocol) && href !== page.href)
    .map(({ href }) => ({ kind: "menu" as const, url: href, score: 5 }));

function menuTextOf($: CheerioAPI): string {
  $("nav, footer, body > header, script, style, noscript, form, iframe, [hidden]").remove();
  unmarkDishes($);
  return plainText(textOfHtml($.html()));
}

const price = /[$€£]\s?\d|\d[.,]\d{2}(?!\d)|\d\s?[€£]/g;
const headings = "h1, h2, h3, h4, h5, h6";
const headingTags = headings.split(", ");

/** A heading with one price below it is the name of a dish, not of a section. */
function unmarkDishes($: CheerioAPI): void {
  for (const heading of $(headings).toArray()) {
    const { text, tags, isCut } = textWithin(elementsBelow(heading));
    if (isCut || headingTags.some((tag) => tags.has(tag))) continue;
    const prices = text.match(price)?.length ?? 0;
    if (prices > 0 && prices < 3) heading.tagName = "p";
  }
}

/** The elements beside it, up to the next heading. */
function elementsBelow(heading: DomNode): DomNode[] {
  const below: DomNode[] = [];
  for (let node = heading.nextSibling; node; node = node.nextSibling) {
    if (node.type !== "tag") continue;
    if (headingTags.includes(node.tagName)) break;
    below.push(node);
  }
  return below;
}
