import type { CheerioAPI } from "cheerio";
import { elementText } from "#server/features/importer/website/element-text.ts";
import type { AddressFound } from "#server/features/importer/website/text/addresses.ts";
import { seatsAmong } from "#server/features/importer/website/text/elsewhere.ts";
import { isGeneric, isWelcome, tidy, titleParts, withoutCompany } from "./name-words.ts";

/** A text that may be the restaurant's name, and how much speaks for it. */
export interface Clue {
  text: string;
  weight: number;
}

const longestName = 60;
const longestTitle = 1000;
const mostElements = 50;
const mostLogos = 20;
const mostLines = 200;
const mostSigns = 5;

/** What each kind of clue is worth; one that another confirms has the worth of both. */
const worth = {
  part: 2,
  first: 0.5,
  heading: 1,
  welcome: 2.5,
  logo: 2.6,
  owner: 2,
  company: 0.9,
  sign: 1.5,
};

const logos =
  "[class*=logo i], [id*=logo i], [class*=brand i], [class*=site-title i], [class*=sitename i], img[src*=logo i], header img, [class=header] img, [id=header] img, header a[href='/'], header a[href='./'], header a[href='#'], header a[href='index.html']";

/** Everything on a page that may say its name: title, headings, logo, copyright, and the line above an address. */
export function findClues(
  $: CheerioAPI,
  title: string,
  lines: readonly string[],
  addresses: readonly AddressFound[],
): Clue[] {
  const textsOf = (selector: string, most: number) =>
    $(selector)
      .toArray()
      .slice(0, most)
      .map((element) => elementText(element).slice(0, longestTitle));
  return [
    ...titleClues(title),
    ...headingClues(textsOf("h1", mostElements), textsOf("h2, h3", mostElements)),
    ...clues(logoTexts($), worth.logo),
    ...ownerClues(lines),
    ...clues(signsAbove(lines, housesAmong(lines, addresses)), worth.sign),
  ];
}

export const titleClues = (title: string): Clue[] =>
  titleParts(title).map((text, index) => ({
    text,
    weight: worth.part + (index === 0 ? worth.first : 0),
  }));

export const headingClues = (main: readonly string[], others: readonly string[] = []): Clue[] => [
  ...clues(main, worth.heading),
  ...clues([...main, ...others].filter(isWelcome), worth.welcome),
];

/** One of each: what a page repeats is said once. */
function clues(texts: readonly string[], weight: number): Clue[] {
  const tidied = texts.map(tidy).filter((text) => text.length > 2 && text.length <= longestName);
  return [...new Set(tidied)].filter((text) => !isGeneric(text)).map((text) => ({ text, weight }));
}

function logoTexts($: CheerioAPI): string[] {
  return $(logos)
    .toArray()
    .slice(0, mostLogos)
    .flatMap((element) => [
      elementText(element),
      element.attribs["alt"] ?? "",
      ...$(element)
        .find("img")
        .toArray()
        .map(({ attribs }) => attribs["alt"] ?? ""),
    ])
    .map((text) => text.replace(/^\s*logo (?:of |von |de )?|[ -]{1,3}(?:logo|home)\s*$/gi, ""));
}

const yearsAndSigns = /\bcopyright\b|\b(?:19|20)\d\d\b|\(c\)|[–-](?=\s|$)/gi;
const credit =
  /\b(?:all rights|alle rechte|tous droits|todos los|tutti i diritti|powered|website|site by|design|built|by the|wordpress|theme|template|proudly)\b/i;

/** Who signs with a copyright: the restaurant, or its company. */
function ownerClues(lines: readonly string[]): Clue[] {
  return lines
    .slice(-mostLines)
    .filter((line) => /\bcopyright\b/i.test(line.slice(0, 300)))
    .flatMap((line) => {
      const said = line
        .slice(line.search(/\bcopyright\b/i), 300)
        .replace(yearsAndSigns, " ")
        .split(credit, 1)
        .join("");
      const [first = ""] = said
        .split(/[|•·]|\. |,(?! (?:inc|llc|ltd))/i)
        .filter((part) => /\p{L}/u.test(part));
      const signed = first
        .replace(/^[\s,]*(?:by )?/i, "")
        .trim()
        .replace(/[.,\s]{1,3}$/, "");
      const owner = withoutCompany(signed);
      return clues([owner], owner === signed ? worth.owner : worth.company);
    });
}

const longestSign = 40;

/** Above the seat of a company stands the company. */
function housesAmong(lines: readonly string[], addresses: readonly AddressFound[]): AddressFound[] {
  const seats = seatsAmong(lines, addresses);
  return addresses.filter((address) => !seats.has(address));
}

/** "The Gilded Spoon" above "12 Market Place". */
const signsAbove = (lines: readonly string[], addresses: readonly AddressFound[]): string[] =>
  addresses.slice(0, mostSigns).flatMap(({ firstLine }) => {
    const above = lines
      .slice(Math.max(0, firstLine - 2), firstLine)
      .findLast((line) => line.trim());
    const text = (above ?? "").replace(/^#+ /, "").trim();
    const isSign =
      text.length <= longestSign && /^[^\d:\t]+$/.test(text) && !/^[\p{Ll}(]/u.test(text);
    return isSign ? text : [];
  });
