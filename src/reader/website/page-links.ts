// Finds the links of a page that may lead to the menu, the locations or a contact page.
import type { CheerioAPI } from "cheerio";
import { elementText } from "./element-text.ts";

/** `other` may lead anywhere: it is followed where the rest says too little. */
type LinkKind = "menu" | "locations" | "contact" | "other";

export interface PageLink {
  kind: LinkKind;
  url: string;
  score: number;
}

/** Words of languages that put spaces between them, and signs of those that do not. */
const anyOf = (words: readonly string[], signs = "(?!)") =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])|${signs}`, "iu");

const menuWords = anyOf(
  [
    "menus?|men[üúù]|food|eats?|sandwich(?:es)?|lunch|dinner|what we serve|our food",
    "carta|carte|speisekarte|karte|speisen|men[uú]kaart|card[áa]pio|ementa|listino|panini|bocadillos|broodjes",
    "j[íi]deln[íi] l[íi]stek|j[íi]deln[íi][čc]ek|jad[łl]ospis|karta|ruokalista|meny|matsedel|menukort|[ée]tlap|yemekler",
  ],
  "メニュー|お品書き|메뉴|菜单|菜單",
);
const otherMenus =
  /\b(?:drinks?|wine|cocktails?|beers?|bar|dessert|kids?|catering|gift|allergens?|nutrition|happy|brunch|breakfast|holiday|vino|weinkarte|getränke)\b/i;
const locationWords = anyOf(
  [
    "locations?|restaurants|stores?|find (?:us|a)|our shops|standorte|filialen|locales|ubicaciones|sedi|vestigingen|où nous trouver|adresses",
    "d[óo]nde estamos|onde (?:estamos|ficamos)|dove siamo|lojas|unidades|nos restaurants|winkels|so finden sie uns",
    "lokale|lokalizacje|punkty|gdzie jeste[śs]my|znajd[źz] nas|pobo[čc]ky|provozovny|kde n[áa]s najdete",
    "toimipisteet|ravintolat|sijainti|restauranger|hitta (?:hit|oss)|restauranter|find os|finn oss|[üu]zletek|[ée]ttermeink|[şs]ubeler(?:imiz)?",
  ],
  "店舗|アクセス|매장|지점|오시는|门店|門市|分店",
);
const contactWords = anyOf(
  [
    "contact|visit|hours|directions|about|info|where|when|find|map|address|say (?:hi|hello)|reach us|get(?:ting)? here|come",
    "kontakt[ey]?|impressum|öffnungszeiten|anfahrt|wo|über uns|contacto?s?|contato|contatti|horaires|horarios?|orari|accès|cómo llegar|sobre|chi siamo|openingstijden|over ons",
    "godziny|dojazd|o nas|o n[áa]s|otev[íi]rac[íi] doba|yhteystiedot|aukiolo(?:ajat)?|kontakta|öppettider|om oss|om os|åbningstider|åpningstider|kapcsolat|nyitvatart[áa]s|rólunk|ileti[şs]im|hakk[ıi]m[ıi]zda",
  ],
  "営業時間|お問い合わせ|会社概要|영업시간|문의|소개|联系|聯絡",
);
const unwanted =
  /\b(?:careers?|jobs?|press|franchis\w*|privacy|terms|cart|account|login|gift|blog|news|investors?|shop sauces|cookies?|datenschutz|agb|checkout)\b/i;
const files = /\.(?:jpe?g|png|gif|webp|svg|mp4|zip|docx?|css|js)$/i;

const longestText = 300;
/** A longer one is the headline of a story. */
const longestLabel = 30;
/** Longer addresses are ignored. */
export const longestAddress = 2000;

/** Links to pages of the same site that may have the menu or locations, the best first. */
export function findLinks($: CheerioAPI, page: URL): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const anchor of $("frame[src], iframe[src], a[href]").toArray().slice(0, 2000)) {
    const href = anchor.attribs["href"] ?? anchor.attribs["src"] ?? "";
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
  const path = url.pathname
    .replace(/[-_/+.]+/g, " ")
    .replace(/ (?:html?|php|aspx|pdf)$/i, "")
    .trim();
  if (unwanted.test(text) || unwanted.test(path)) return null;
  const link = (kind: LinkKind, score: number): PageLink => ({ kind, url: url.href, score });
  const menu = menuScore(text, path);
  if (menu > 0) return link("menu", menu);
  if (isPdf) return null;
  if (locationWords.test(text) || locationWords.test(path)) return link("locations", 2);
  if (contactWords.test(text) || contactWords.test(path)) return link("contact", 1);
  return text.length <= longestLabel ? link("other", 0.5) : null;
}

/** "Our Menu" rather than "Menu of our first night". */
const exactMenu =
  /^(?:(?:our|the|view|see|full|food|main|eat in|download) )*menus?(?: \(?pdf\)?)?$/i;

function menuScore(text: string, path: string): number {
  const penalty = otherMenus.test(text) || otherMenus.test(path) ? 2 : 0;
  if (exactMenu.test(text)) return 4 - penalty;
  if (menuWords.test(text)) return 3 - penalty;
  return menuWords.test(path) ? 2.5 - penalty : 0;
}
