import type { CheerioAPI } from "cheerio";
import { elementText } from "./element-text.ts";

type LinkKind = "menu" | "locations" | "contact";

export interface PageLink {
  kind: LinkKind;
  url: string;
  score: number;
}

const menuWords =
  /\b(?:menus?|menü|food|eats?|carta|carte|speisekarte|karte|speisen|men[uú]kaart|cardápio|cardapio|listino|sandwich(?:es)?|lunch|dinner|what we serve|our food)\b/i;
const otherMenus =
  /\b(?:drinks?|wine|cocktails?|beers?|bar|dessert|kids?|catering|gift|allergens?|nutrition|happy|brunch|breakfast|holiday|vino|weinkarte|getränke)\b/i;
const exactMenu =
  /^(?:(?:our|the|view|see|full|food|main|eat in|download|la|nuestra|unsere|le|il) )*(?:menus?|menü|carta|carte|speisekarte|menu ?kaart)(?: \(?pdf\)?)?$/i;
const locationWords =
  /\b(?:locations?|restaurants|stores?|find (?:us|a)|our shops|standorte|filialen|locales|ubicaciones|sedi|vestigingen|où nous trouver|adresses)\b/i;
const contactWords =
  /\b(?:contact|visit|hours|directions|about|kontakt|contacto|contatti|impressum|horaires|öffnungszeiten|info)\b/i;
const unwanted =
  /\b(?:careers?|jobs?|press|franchis\w*|privacy|terms|cart|account|login|gift|blog|news|investors?|shop sauces)\b/i;
const files = /\.(?:jpe?g|png|gif|webp|svg|mp4|zip|docx?|css|js)$/i;

const longestText = 300;
/** Longer addresses are ignored. */
export const longestAddress = 2000;

/** Links to pages of the same site that may have the menu or locations, the best first. */
export function findLinks($: CheerioAPI, page: URL): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const anchor of $("a[href]").toArray().slice(0, 2000)) {
    const href = anchor.attribs["href"] ?? "";
    if (href.length > longestAddress || !URL.canParse(href, page.href)) continue;
    const url = new URL(href, page);
    url.hash = "";
    const text = `${elementText(anchor)} ${anchor.attribs["aria-label"] ?? ""}`
      .slice(0, longestText)
      .replace(/\s+/g, " ")
      .trim();
    const link = judge(url, text, page);
    const known = links.get(url.href);
    if (link && link.score > (known?.score ?? 0)) links.set(url.href, link);
  }
  return [...links.values()].sort((a, b) => b.score - a.score);
}

export const isSameSite = (a: URL | string, b: URL): boolean => {
  const [first, second] = [new URL(a), b].map(({ host }) => host.replace(/^www\./, ""));
  return first === second || `${first}`.endsWith(`.${second}`) || `${second}`.endsWith(`.${first}`);
};

function judge(url: URL, text: string, page: URL): PageLink | null {
  const isPdf = /\.pdf$/i.test(url.pathname);
  const isThisPage = url.pathname === page.pathname && url.search === page.search;
  if (!/^https?:$/.test(url.protocol) || isThisPage || files.test(url.pathname)) return null;
  // A PDF menu is often hosted by another site.
  if (!isSameSite(url, page) && !isPdf) return null;
  const path = decodePath(url.pathname)
    .replace(/[-_/+.]+/g, " ")
    .replace(/ (?:html?|php|aspx|pdf)$/i, "")
    .trim();
  if (unwanted.test(text) || unwanted.test(path)) return null;
  const menu = menuScore(text, path);
  if (menu > 0) return { kind: "menu", url: url.href, score: menu };
  if (isPdf) return null;
  if (locationWords.test(text) || locationWords.test(path))
    return { kind: "locations", url: url.href, score: 2 };
  if (contactWords.test(text) || contactWords.test(path))
    return { kind: "contact", url: url.href, score: 1 };
  return null;
}

function menuScore(text: string, path: string): number {
  const penalty = otherMenus.test(text) || otherMenus.test(path) ? 2 : 0;
  if (exactMenu.test(text)) return 4 - penalty;
  if (exactMenu.test(path)) return 3.5 - penalty;
  if (menuWords.test(text)) return 3 - penalty;
  return menuWords.test(path) ? 2.5 - penalty : 0;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
