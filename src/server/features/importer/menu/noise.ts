import { anyOf } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { taxes } from "./vocabulary/currencies.ts";
import {
  allergenOpenings,
  anyOfThese,
  bundles,
  choiceMarks,
  choiceObjects,
  choiceOpenings,
  endsOfService,
  extraOpenings,
  forSeveral,
  keyWords,
  mealTimes,
  priceIntroductions,
  serviceWords,
  servings,
  sizes,
  streets,
  streetsFirst,
  weekdays,
} from "./vocabulary/layout.ts";
import {
  countedByVisitors,
  hoursOpenings,
  noiseAnywhere,
  noiseLines,
  noiseOpenings,
  praises,
  praisesBehind,
  praiseWords,
} from "./vocabulary/noise.ts";

const telephone = /\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;
/** "Fri", "Fridays", but not "Fried" and "Monterey". */
const englishDay = "\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\\b";
const [days, street] = [anyOf(weekdays), anyOf(streets)];
/** "PO-BOYS   1/2   FULL" and "Sun-dried tomato" begin with no day. */
const ofOneWord = `(?![^-]{1,12}-(?!(?:${days})(?!\\p{L}))\\p{L})`;

/** Lines of a menu page that are not part of the menu. */
const noise: RegExp[] = [
  new RegExp(`^[¡"'\\P{L}]{0,4}(?:${anyOf(noiseLines)})(?: ?#?\\d{1,4}\\+?)?[\\P{L}]{0,4}$`, "iu"),
  new RegExp(
    `^\\W{0,3}(?:${anyOf(noiseOpenings)})(?![\\p{L}'])(?!.*\\b(?:chicken|sandwich|burger)\\b)`,
    "iu",
  ),
  new RegExp(`(?<!\\p{L})(?:${anyOf(noiseAnywhere)})`, "iu"),
  // "Open daily 11-9", but not "Open Prawn".
  new RegExp(
    `^\\W{0,3}(?:${anyOf(hoursOpenings)})(?!\\p{L})(?=\\P{L}*$|.*\\d|.{0,9}\\b(?:${days})\\b)`,
    "iu",
  ),
  new RegExp(`^(?:${anyOf(streetsFirst)})\\.? \\p{Lu}.{2,40} \\d{1,4}(?:/\\d{1,4})?(?:,|$)`, "iu"),
  /^\P{L}*\b\d[.,]\d\b ?\(\D{0,10}[\d.,]+k?\+?\D{0,12}\)/iu,
  /^[^\p{L}\d]*\d\.\d ?★?(?: ?\([\d,.]+k?\+?(?: ratings?)?\))?(?: ?[·•].*)?$|^\([\d,.]+k?\+? ratings?\)/iu,
  /^#?\d* ?most (?:liked|ordered|popular)$/i,
  /\b(?:www\.|https?:\/\/)|@\w{3}|\S@\S{1,100}\.\S|(?:^|\s)#\p{L}{3}/iu,
  /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b|\b\d{3} \d{2,3} \d{2} \d{2}\b/,
  /^(?!served).*\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})/iu,
  new RegExp(
    `^${ofOneWord}(?:${days})\\.? ?(?:[,&–-]|to|bis|through|a|au|do) ?(?:${days})?\\b.{0,30}\\d`,
    "iu",
  ),
  new RegExp(`^${ofOneWord}${englishDay}\\b.{0,30}\\d`, "iu"),
  new RegExp(
    `^\\d{1,6} (?:[\\p{L}\\d.'-]{1,20} ){1,4}(?:${street})(?!\\p{L})\\.?(?! ?\\p{Ll})`,
    "iu",
  ),
  /,? [A-Z]{2} \d{5}(?:-\d{4})?(?:\s|$)/,
  /(?:[•·]|^)\s*[$€£]{1,4}\s*(?:[•·]|$)/,
  /^\d+(?:[.,]\d+)? ?(?:mi|km|min|mins)\b|^\d+ ?[–-] ?\d+ ?min\b/i,
  /^(?:item|dish|name)\s+(?:description\s+)?price$/i,
  /\bbuy \d.{0,12}\bget \d/i,
  // "N°1 des ventes", "#2 most ordered", "Top 3"
  /^(?:n[°ºo.]{0,2} ?|#|top ?|č\. ?|nr\.? ?)\d{1,2}(?: ?(?:most|best|des ventes|en ventas|más|in den|nelle|der|dei|dans|bestseller|v prodeji|w).{0,30})?$/iu,
  /^(?:net (?:wt|weight)|sell by|best before|best by|use by|packed on|mindestens haltbar|à consommer)(?!\p{L})/iu,
  /^\(?(?:[A-Z]{1,3}|\d{1,2}[a-z]?|[*†‡§])\)? ?= ?\p{L}/u,
  /^(?:only )?\d+ left$/i,
  // "Serve 1 pessoa", "Für 2 Personen"
  /^(?:serves?|sirve|rinde|für|pour|para|per|dla|pro) (?:até |up to |hasta )?\d{1,2}(?: ?[-–a] ?\d{1,2})?(?: (?:pessoas?|people|persons?|personas?|personen|personnes?|persone|osob\p{L}{0,2}))?$/iu,
  /\.(?:jpe?g|png|webp|gif|svg|heic|avif)$/i,
  // "[All] [Coffee] [Lunch]": tabs.
  /^(?:\[[^\][]{1,30}\] ?){2,12}$/,
  // "£1.99 delivery · £15.00 minimum"
  /^[$€£] ?\d[\d.,]{0,6} (?:delivery|minimum|min\.? order|service fee)(?!\p{L})/iu,
  // "Loretta's Diner, 418 Route 9, Millbrook Falls, NJ"
  /^\P{N}{0,60}\d{1,5} [\p{L}\d .'-]{2,40},(?: [\p{L} .'-]{2,30},)? [A-Z]{2}\.?$/u,
  // "jess.m.k  best one in town": a comment.
  /^(?=[a-z\d._]{0,20}[a-z]{3})[a-z][a-z\d]{0,20}(?:[._][a-z\d]{1,20}){1,4} {1,3}\p{L}/u,
  /^["“].{10,}["”] ?[—–-]|^(?:is|are|do|does|can|what|where|how|when|who|why) .{5,80}\?$/i,
];

export const isNoise = remembered((text) => noise.some((pattern) => pattern.test(text)));

/** "Page 2", "1 of 2", "— 3 —" and "1/1" at the end of a line. */
export const isPageFoot = (text: string): boolean =>
  /^(?:page|seite|strona|strana|pag\.?|str\.?|pg\.?) ?\d|\b\d{1,2} (?:of|di|von|de|z|sur) \d{1,2}$|^[-–—] ?\d{1,3} ?[-–—]$|(?<=\s{3})(?:[-–—] ?\d{1,3} ?[-–—]|1 ?\/ ?\d|(\d{1,2}) ?\/ ?\1)$/i.test(
    text,
  );

/** "2 for £15 – any two from this list": an offer on the dishes below it. */
export const isOfferOfSeveral = (text: string): boolean => offerOfSeveral.test(text);
const offerOfSeveral = new RegExp(
  `^\\P{L}{0,3}(?:any )?[2-6] (?:${anyOf(forSeveral)}) [$€£]?\\d[\\d.,]{0,6} ?(?:[$€£]|kč|zł)?\\P{L}{1,5}(?:${anyOf(anyOfThese)})(?!\\p{L})`,
  "iu",
);

const setLine = new RegExp(`^(?:${anyOf(bundles)})s? ?:`, "iu");
const extraLine = new RegExp(`^(?:[+*(•-]? ?)?(?:${anyOf(extraOpenings)}|\\d)`, "iu");

/** A line about what is added to dishes, no dish: "Make it a meal +$4.50". */
export const isExtraLine = (text: string): boolean =>
  extraLine.test(text) ||
  (setLine.test(text) && text.includes("+")) ||
  (text.split(/\s+/).length <= 6 && !text.includes(","));

/** "Allergens: 1 wheat, 3 egg" */
export const isAboutAllergens = (text: string): boolean => aboutAllergens.test(text);
const aboutAllergens = new RegExp(`^\\P{L}{0,3}(?:${anyOf(allergenOpenings)})`, "iu");

const keyed = /(?<![\p{L}\p{N}])(?:\d{1,2}|[A-Z]{1,2})[ .:=)–-]{1,3}(\p{L}{2,20})/gu;
export const isKeyWord = new RegExp(`^(?:${anyOf(keyWords)})`, "iu");

const keyPart =
  "[([]?[A-Z]{1,3}[)\\]]?[ .:=–-]{1,4}(?:(?:gluten|dairy|egg|lactose|nut|wheat)[ -]?free|(?:gluten|laktose)frei|(?:sans|sin|senza|sem) (?:gluten|glutine|glúten|lactose|lactosa|lattosio)|bez (?:lepku|laktózy|glutenu)|veg(?:an|etarian|etarisch|ano|etariano|étarien)?)(?: (?:options?|available|on request))?";
/** "GF gluten free | V vegetarian" */
const keyLine = new RegExp(
  `^\\P{L}{0,3}${keyPart}(?:[ |,;·•/]{1,6}${keyPart}){0,9}[ .]{0,3}$`,
  "iu",
);

/** "1 Gluten (wheat)  2 Crustaceans  3 Eggs": what the codes of the dishes stand for. */
export const isAllergenKey = (text: string): boolean =>
  keyLine.test(text.trim()) ||
  Array.from(text.matchAll(keyed)).filter(([, word = ""]) => isKeyWord.test(word)).length > 2;

const clockTime = "\\d{1,2}(?:[:.h]\\d{2})?";
const hoursInBrackets = new RegExp(
  `\\s?\\([^()]{0,40}${clockTime} ?(?:uhr|hod\\.?|hs?)? ?(?:[–-]|to|bis|à|às|as|a|al|do) ?${clockTime} ?(?:uhr|hod\\.?|hs?)\\)|(?<=^|[\\s,])${englishDay}\\.? ?(?:[–-]|to) ?${englishDay}\\.?,? \\d{1,2}(?::\\d\\d)? ?(?:[ap]m)? ?[–-] ?\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|\\s?\\(\\d{1,2}(?:[:.h]\\d\\d)? ?[–-] ?\\d{1,2}(?:[:.h]\\d\\d)?(?: ?(?:h|uhr|hod\\.?))?\\)|\\s?\\([^()]{0,40}(?:${englishDay}|\\d ?[ap]m\\b|[ap]\\.m\\.)[^()]{0,40}\\)`,
  "gi",
);

/** "LUNCH (Tue–Fri, 11–2)" is a heading; its times are no prices. */
export const withoutHours = (text: string): string => text.replace(hoursInBrackets, "");

/** What "ENTRÉES after 5 pm" and "Sandwiches (12–5)" are the heading of; null when no time stands behind it. */
export function titleBeforeHours(text: string): string | null {
  if (!endsInTime.test(text)) return null;
  const title = text.replace(hoursBehind, "").replace(hoursOfMeal, "");
  return title === text || isDay.test(title) ? null : title;
}

/** What both patterns below end with, found much faster. */
const endsInTime = /\d ?(?:[ap]m|[ap]\.m\.|uhr|hod\.?|h)?\)?$/iu;
const isDay = new RegExp(`(?<!\\p{L})(?:${days})(?!\\p{L})`, "iu");

const timed = `${clockTime} ?(?:[ap]m|[ap]\\.m\\.|uhr|hod\\.?|h)(?!\\p{L})`;
const hoursRange = `(?:${clockTime} ?)?(?:[–-]|to|bis|à|a|al|do)? ?`;
const hoursBehind = new RegExp(
  `(?<=^\\p{Lu}[\\p{L} &',/-]{2,40})(?:[ (|·•,–-]{1,4}(?:(?:${anyOf(serviceWords)}) ){0,3}${hoursRange}${timed}(?: ?(?:[–-]|to|bis|à|a|al|do) ?${timed})?|[ (,–-]{1,3}(?:${anyOf(endsOfService)}) ${clockTime}| ?\\((?:(?:${anyOf(serviceWords)}) ){0,3}${clockTime} ?[–-] ?${clockTime})\\)?$`,
  "iu",
);

/** "LUNCH 11 to 3", "Dinner 5-10": behind the name of a meal these are no prices. */
const hoursOfMeal = new RegExp(
  `(?<=^\\P{L}{0,3}(?:${anyOf(mealTimes)})(?: (?:menu|specials?))?)[ (|·•,:–-]{1,4}${clockTime} ?(?:[–-]|to|till|until|bis|à|a|do) ?${clockTime}\\)?$`,
  "iu",
);

/** "MINI (6")   REG (9")   GIANT": a row of sizes above the prices of a list. */
export function isSizeHead(text: string): boolean {
  const cells = text.trim().split(/ {2,}|\t+/);
  return (
    cells.length > 1 &&
    !/[$€£]|\d[.,]\d/.test(text) &&
    cells.some(isSizeOnly) &&
    cells.every((cell) => isSize(cell.replace(/\([^)]{0,40}\)/g, "")))
  );
}

const isSize = (text: string) => /\p{L}/u.test(text) && isServing(text);

const choices = new RegExp(
  `^[^,(]{0,40}\\((?:${anyOf(choiceMarks)})(?!\\p{L})[^)]{0,60}\\)|^(?:${anyOf(choiceOpenings)}) (?:${anyOf(choiceObjects)}|\\d)(?!\\p{L})[^,]{0,60}$`,
  "iu",
);

/** The head of what one may choose for the dish above: "Choose protein (Required, max 1)". */
export const isChoicesHead = (text: string): boolean =>
  choices.test(text) && !isAnswered.test(text);
/** "Elige tu carne: pollo / ternera" */
const isAnswered = /^[^:()]{4,40}: ?\p{L}{3,20}(?: \p{L}{1,20}){0,3}(?: ?\/ ?|, )\p{L}{3}/u;

/** Removes calories, phone numbers and ratings, which are neither prices nor names. */
export function withoutNutrition(text: string): string {
  return text
    .replace(
      /[([|]? ?\b\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})? ?(?:k?cals?|calories|kj)\b\.?(?: per (?:\d{1,2} ?)?(?:ct|pc|piece|serving|sandwich|wrap|burger|sub|portion|biscuit|slider))?[)\]]?/gi,
      " ",
    )
    .replace(
      /\b(?:cals?|calories|kcal):? ?\d{1,2}[,.]?\d{0,3}(?: ?[-–/] ?\d{1,2}[,.]?\d{0,3})?\b/gi,
      " ",
    )
    .replace(/\bnet (?:wt|weight)\.? ?\d[\d.]{0,4} ?(?:oz|g|lbs?)\.?(?!\p{L})/giu, " ")
    .replace(telephone, " ")
    .replace(/[•·|]? ?\b\d{1,3}% ?\(\d{1,6}\+?\)/g, " ")
    .replace(/[★☆⭐]{1,5} ?\d(?:\.\d)?(?: ?\(\d{1,6}\+?\))?/gu, " ");
}

const sizeWord = new RegExp(
  `(?<!\\p{L})(?:${anyOf(sizes)}|${anyOf(priceIntroductions)})(?!\\p{L})`,
  "giu",
);

/** "Half", "Single / Double", "Starting at": text beside a price that is no name. */
export const isSizeOnly = remembered(
  (text) => text.length <= 60 && !/\p{L}/u.test(text.replace(sizeWord, " ")),
);

const serving = new RegExp(`^\\P{L}*(?:${anyOf(servings)})\\P{L}*$`, "iu");

/** A size, or a way to serve the dish: "Platter", "Deluxe*". */
export const isServing = (text: string): boolean => isSizeOnly(text) || serving.test(text);

const counts = new RegExp(
  `(?<=^|[\\s(·•|])\\d{1,3}(?:[.,]\\d{1,3})?k?\\+? ?(?:[♥♡❤👍💬📷]|(?:${anyOf(countedByVisitors)})(?!\\p{L}))`,
  "giu",
);

/** "87 ♥ 22 Reviews", "17 reviews  12 photos": what visitors of the page made of the dish. */
export function isCounts(line: string): boolean {
  const rest = line.replace(counts, "");
  return rest !== line && !/[\p{L}\p{N}]/u.test(rest);
}

const countsLast = new RegExp(
  `(?: {2,20}|\\t| [♥♡❤👍]{1,2} ?)(?:${counts.source}[\\s,·•|]{0,5}){1,3}$`,
  "iu",
);

/** "【一番人気】", "(NOWOŚĆ)", and "인기" behind a name: they praise the dish and are no part of it. */
function withoutPraise(line: string): string {
  const rest = line.replace(praise, "");
  return /\p{L}/u.test(rest) ? rest : line;
}

const praise = new RegExp(
  `[【[(<〈] ?(?:(?:${anyOf(praises)})[^【】()[\\]<>〈〉]{0,8}|(?:${anyOf(praiseWords)})[^\\p{L}()[\\]<>]{0,4})[】\\])>〉]!?|(?<=\\p{L} )(?:${anyOf(praisesBehind)})!?$`,
  "giu",
);

const caloriesLast = /(?<! ) {2,40}\(?\d{1,2}[,.]?\d{0,3} ?(?:k?cals?|calories|kj)\.?\)?$/i;

/** "610 kcal 8.99": blanks instead, so that columns stay where they are. */
const caloriesBeforePrice =
  /(?<=\p{L}\)? {1,40})[([]?\d{1,4} ?(?:k?cals?|calories|kj)\.?[)\]]?(?= {1,40}[$€£]?\d)/giu;
const blanks = (text: string) => " ".repeat(text.length);

/** "329 + GST", "12++", "5,00 HT": said of the price, and no part of the dish. */
const taxBehindPrice = new RegExp(
  `(?<=\\d ?[$€£]?)(?: ?\\+\\+|(?: ?\\+ ?| )(?:${anyOf(taxes)})\\.?)(?=\\s*(?:$|[/|]))`,
  "giu",
);
/** "8 each or 2 for 14": the price of several is none of one. */
const severalBehindPrice = new RegExp(
  `(?<=\\d ?[$€£]?)(?: each| ea)?(?:,| ?/| or| oder| ou| o| nebo| lub)? [2-6] ?(?:${anyOf(forSeveral)}) ?[$€£]?\\d[\\d.,]{0,6} ?[$€£]?$`,
  "iu",
);

/** Without praise and a last column of calories or of reviews; the codes of "Club sandwich  all. 1, 3" get brackets. */
export const withoutLastColumn = (line: string) =>
  withoutPraise(line.trimEnd())
    .replace(caloriesLast, "")
    .replace(caloriesBeforePrice, blanks)
    .replace(taxBehindPrice, "")
    .replace(severalBehindPrice, "")
    .replace(countsLast, "")
    .replace(readMore, "")
    .replace(namedCodes, (_, codes: string) => `(${codes})`);
/** "fried egg, bbq sauce... read more" */
const readMore = /(?:\.{2,3}|…)? ?(?:read|see|show) more$/i;
const namedCodes =
  /(?<=\p{L}\P{L}{1,5})(?:all?|alg|allerg\p{L}{0,6}|al[eé]rg\p{L}{0,6})[.:]{1,2} ?((?:\d{1,2}|[A-Z])(?:, ?(?:\d{1,2}|[A-Z])){0,13})$/iu;
