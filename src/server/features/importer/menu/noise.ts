import { noiseAnywhere, noiseLines, noiseOpenings } from "./vocabulary/noise.ts";

const telephone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;

const oneOf = (phrases: string) =>
  phrases
    .split(",")
    .map((phrase) => phrase.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .filter(Boolean)
    .join("|");

const streets =
  "street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|highway|hwy|route|court|ct|plaza|square|parkway|pkwy|way|place|pl";
const weekdays =
  "mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mo|di|mi|do|fr|sa|so|lun|mar|mer|mie|jue|vie|sáb|dom|po|út|st|čt|pá|ne|pn|wt|śr|cz|pt|nd";

/** Lines of a menu page that are not part of the menu. */
const noise: RegExp[] = [
  new RegExp(`^[¡"']?(?:${oneOf(noiseLines)})[.!"']*$`, "i"),
  new RegExp(
    `^\\W{0,3}(?:${oneOf(noiseOpenings)})(?![\\p{L}'])(?!.*\\b(?:chicken|sandwich|burger)\\b)`,
    "iu",
  ),
  new RegExp(`(?<!\\p{L})(?:${oneOf(noiseAnywhere)})`, "iu"),
  /^\W*\d\.\d ?★?(?: ?\([\d,.]+k?\+?(?: ratings?)?\))?(?: ?[·•].*)?$|^\([\d,.]+k?\+? ratings?\)/i,
  /^#?\d* ?most (?:liked|ordered|popular)$/i,
  /\b(?:www\.|https?:\/\/)|@\w{3}|\S@\S{1,100}\.\S|(?:^|\s)#\p{L}{3}/iu,
  /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{3} \d{2,3} \d{2} \d{2}\b/,
  /^(?!served).*\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/iu,
  new RegExp(
    `^(?:${weekdays})\\.? ?(?:[,&–-]|to|bis|through|a|au|do) ?(?:${weekdays})?\\b.{0,30}\\d`,
    "iu",
  ),
  /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.{0,30}\d/i,
  new RegExp(
    `^\\d{1,6} (?:[\\p{L}\\d.'-]{1,20} ){1,4}(?:${streets})(?!\\p{L})\\.?(?! ?\\p{Ll})`,
    "iu",
  ),
  /,? [A-Z]{2} \d{5}(?:-\d{4})?(?:\s|$)/,
  /(?:[•·]|^)\s*[$€£]{1,4}\s*(?:[•·]|$)/,
  /^\d+(?:[.,]\d+)? ?(?:mi|km|min|mins)\b|^\d+ ?[–-] ?\d+ ?min\b/i,
  /^(?:item|dish|name)\s+(?:description\s+)?price$/i,
  /\bbuy \d.{0,12}\bget \d/i,
  /^\(?(?:[A-Z]{1,3}|\d{1,2}[a-z]?|[*†‡§])\)? ?= ?\p{L}/u,
  /^(?:only )?\d+ left$/i,
  /^(?:page|seite|strona|strana|pag\.?) ?\d|\b\d+ (?:of|di|von|de|z) \d+$/i,
  /^["“].{10,}["”] ?[—–-]|^(?:is|are|do|does|can|what|where|how|when|who|why) .{5,80}\?$/i,
];

export const isNoise = (text: string): boolean => noise.some((pattern) => pattern.test(text));

const extraLine =
  /^(?:[+*(•-]? ?)?(?:add|adds|extra|extras|make it|sub|substitute|upgrade|swap|double|side of|avocado|bacon|cheese|plus|with|or|suppl|supplément|extra|dodatk|zusätzlich|mit|con|avec|příplatek|dopłata|aggiunta|to go|take ?away|gluten.free (?:bun|bread|roll)|gf bun|\d)/i;

/** A line about what is added to dishes, no dish: "Make it a meal +$4.50". */
export const isExtraLine = (text: string): boolean =>
  extraLine.test(text) || (text.split(/\s+/).length <= 6 && !text.includes(","));

/** "Allergens: 1 wheat, 3 egg" */
export const isAboutAllergens = (text: string): boolean =>
  /^\W{0,3}(?:allerg|alerg|アレルギー|アレルゲン|알레르기|알러지)/i.test(text);

const hoursInBrackets =
  /(?<=^|[\s,])(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.? ?(?:[–-]|to) ?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? \d{1,2}(?::\d\d)? ?(?:[ap]m)? ?[–-] ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?|\s?\([^()]{0,40}(?:\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b|\d ?[ap]m\b|[ap]\.m\.)[^()]{0,40}\)/gi;

/** "LUNCH (Tue–Fri, 11–2)" is a heading; its times are no prices. */
export const withoutHours = (text: string): string => text.replace(hoursInBrackets, "");

/** "MINI (6")   REG (9")   GIANT": a row of sizes above the prices of a list. */
export function isSizeHead(text: string): boolean {
  const cells = text.trim().split(/ {2,}|\t+/);
  return cells.length > 1 && cells.every((cell) => isSize(cell.replace(/\([^)]{0,40}\)/g, "")));
}

const isSize = (text: string) => /\p{L}/u.test(text) && isSizeOnly(text);

const choices =
  /\((?:required|optional|choose|select|pick|max|up to|min)\b[^)]{0,60}\)|^(?:choose|select|pick) (?:your|a|an|one|up to|any|\d)\b.{0,60}$/i;

/** The head of what one may choose for the dish above: "Choose protein (Required, max 1)". */
export const isChoicesHead = (text: string): boolean => choices.test(text);

/** Removes calories, phone numbers and ratings, which are neither prices nor names. */
export function withoutNutrition(text: string): string {
  return text
    .replace(
      /[([|]? ?\b\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})? ?(?:k?cals?|calories|kj)\b\.?(?: per \d{1,2} ?(?:ct|pc|piece|serving))?[)\]]?/gi,
      " ",
    )
    .replace(
      /\b(?:cals?|calories|kcal):? ?\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})?\b/gi,
      " ",
    )
    .replace(telephone, " ")
    .replace(/[•·|]? ?\b\d{1,3}% ?\(\d{1,6}\+?\)/g, " ")
    .replace(/[★☆⭐]{1,5} ?\d(?:\.\d)?(?: ?\(\d{1,6}\+?\))?/gu, " ");
}

const sizes =
  "sm|md|med|lg|xl|xxl|sml|lrg|s|m|l|small|medium|large|regular|reg|mini|giant|single|double|triple|half|full|whole|cup|bowl|pint|glass|bottle|pitcher|combo|meal|à la carte|a la carte|solo|plain|each|ea|footlong|foot|inch|in|ct|pc|pcs|pieces?|klein|gross|groß|lille|stor|petit|grand|petite|moyen|moyenne|chico|chica|mediano|mediana|grande|pequeño|pequeña|malá|malý|malé|velká|velký|velké|střední|mały|mała|małe|średni|średnia|duży|duża|duże|maxi|piccolo|piccola|medio|media|normal|kleine|großer|große|kleiner|mittel|cm|ks|szt|seul|menu|menü|banco|tavolo|gast|counter|table|eat in|take away|takeaway|to go|six|twelve|dozen|소|중|대|sandwich only|sandwich alone|alone|just the sandwich|burger only|on its own|entero|entera|demi|entier|entière|mezzo|intero|intera|ganz|ganze|ganzes|halb|halbe|halbes|pół|cały|cała|půl|celá|celý";
const introductions =
  "starting at|starts at|starting from|from|as low as|price|prices|only|just|now|plus|ab|ca|dès|desde|à partir de|usd|per person|pp|and up";
const sizeWord = new RegExp(`(?<!\\p{L})(?:${sizes}|${introductions})(?!\\p{L})`, "giu");

/** "Half", "Single / Double", "Starting at": text beside a price that is no name. */
export const isSizeOnly = (text: string): boolean =>
  text.length <= 60 && !/\p{L}/u.test(text.replace(sizeWord, " "));
