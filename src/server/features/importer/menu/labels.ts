import { shortWeekdays, weekdayNames } from "./days.ts";
import { anyOf, createFinder, splitWords } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import { chickenPhrases } from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { dressings } from "./vocabulary/serving.ts";

/** Removes bullets, numbering and leader dots. */
export function cleanLabel(text: string): string {
  const label = text
    .trim()
    .replace(/^#{1,6} +/, "")
    .replace(/^(?:[-*•▪►✓✔☐☑→>‣◦~|–—·★☆✦✧◆◇■□●○・◎▶]|\p{Extended_Pictographic})+ */u, "")
    .replace(weekdayBefore, "")
    .replace(/^(?:your )?choice of:? (?=\p{Lu}.*, )/iu, "")
    // "1x Chicken Panini" of a receipt
    .replace(/^\d{1,2} ?x (?=\p{L}{2})/iu, "")
    .replace(/^(?:combo|meal|value meal) ?#?\d{1,2} ?[:.)–-] ?(?=\S)/i, "")
    .replace(
      /^(?:(?:#|n[or]?\.?|n[º°]|č\.|num\.) ?\d{1,3}[.):]?|\d{1,3}[.)]|0\d{1,2}[.)]?|[A-Z]\d{1,2}[.):]?|[A-Z]{2,3}\d{1,3}[.):]|[A-Z][.):]) +(?=\p{L}{2}|\d{2,4} ?g|1 ?(?:ks|szt|stk|pz|ud))/iu,
      "",
    )
    // "150 g  Chicken burger", "1 ks Bageta"
    .replace(/^(?:\d{2,4} ?(?:g|gr|ml)|1 ?(?:ks|szt|stk|pz|ud))\.? +(?=\p{L}{2})/u, "");
  return (
    withoutLeader(label)
      .replace(/ ?\(\d{2,4} ?(?:g|gr|ml|cl)\.?\)$|(?<=\p{L}{3}) {1,3}\d{2,4} ?(?:g|gr|ml)\.?$/u, "")
      .replace(/ ?\((?:with|avec|mit|con|served|includes|add|incl)[^)]{0,60}\)$/i, "")
      // The bracket before "($9)" and "(rrp £9)".
      .replace(/ ?\(\p{L}{0,8}\.?$/u, "")
      // "Chicken Sliders!! 3 for"
      .replace(/(?<=\p{L}[!.,:]{0,3}) ?[–—-]? \d{1,2} for$/u, "")
      .replace(/ (?:from|ab|ca\.?|only|just|desde|dès|à partir de)$/i, "")
  );
}

const [anyDay, anyShortDay] = [anyOf(weekdayNames.join()), anyOf(shortWeekdays.join())];
const date =
  "[,.]?(?: {0,2}\\(?\\d{1,2}[./] ?\\d{1,2}\\.?(?:\\d{2,4})?\\)?| {1,2}\\d{1,2}(?:st|nd|rd|th|\\.)?(?= {2}|\\t|:| [–—-] ))?";
/** "Tue & Wed", "Mon-Tue", "Monday to Friday" */
const moreDays = `(?: ?(?:[/,&+–-]|and|to|thru|through) ?(?:${anyDay}|${anyShortDay})\\.?(?!\\p{L})){0,6}`;
const beforeDish = (day: string, dash: string) =>
  `${day}${moreDays}${date}(?: ?: ?|${dash} | {2,}|\\t+|(?<=\\d\\.?\\)?) )`;
/**
 * "Wednesday: Chicken Salad", "DI  Hendlburger", "Po 12. 1. Kuřecí burger", "Mon-Tue  Panini": the special of a day. A
 * short day with a dash right behind it may be the half of a word: "Sun- dried tomato".
 */
export const weekdayBefore = new RegExp(
  `^(?:${beforeDish(`(?:${anyDay})s?`, " ?[–—-]")}|${beforeDish(`(?:${anyShortDay})\\.?`, " [–—-]")})(?=\\p{L})`,
  "iu",
);

const leader = new Set(" .·_…‥;,:~|/–—-=\t★☆");

/** "Club ......" but "B.L.T.": a single full stop after a letter belongs to the name. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && leader.has(text[end - 1] ?? "")) end -= 1;
  return text[end] === "." && text.slice(end).trim() === "." && /\.\p{L}$/u.test(text.slice(0, end))
    ? text.slice(0, end + 1)
    : text.slice(0, end);
}

/** Chillies, and signs that refer to the legend. They are not part of the name. */
const markerPattern =
  /\s?\([a-r\d](?:[,;/ ]{1,2}[a-r\d]){0,13}\)|\s?\((?:v|ve|vg|vgn|veg|gf|df|ef|nf)(?:[ ,/+]{1,3}(?:v|ve|vg|vgn|veg|gf|df|ef|nf)){0,4}\)|\s?[([] ?(?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[ ,/+.;]{1,3}(?:[A-Z]{1,3}|[A-Z][a-z]|\d{1,2}[a-z]?)){0,14} ?[)\]]|[*†‡§]+|(?<=\S)\s+\(?(?:gfo|dfo|gfa|dfa|vgo|GFO|DFO|GFA|DFA|VGO|VO|vo)\)?(?=\s|$|,)|(?<=\S)\s+(?:[A-R]|\d{1,2})(?:, ?(?:[A-R]|\d{1,2})){1,13}$|(?<=\S)\s+[a-r](?:, ?[a-r]){1,13}$|\s?[🌶🔥]+|(?<=\S)\s+(?:GF|DF|EF|VG|VE)(?=\s|$|,)/gu;

/** "(A, C, G)" would be taken for a list of ingredients. */
export const codeLists =
  /\s?\([a-r](?:[,;/] ?(?:[a-r]|\d{1,2})){0,13}\)|\s?[([] ?(?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[,;/+] ?(?:[A-Z]{1,3}|[A-Z][a-z]|\d{1,2}[a-z]?)){1,14} ?[)\]]/g;

/** The gap that codes leave in "almonds (G, E) gfa". */
export const beforeMarker = /(?<! ) {2,9}(?=(?:gfo|gfa|dfo|dfa|vgo|vo|gf|df|vg|ve|v)(?:[ ,]|$))/gi;

export function takeMarkers(text: string): { rest: string; markers: string } {
  const markers = (text.match(markerPattern) ?? [])
    .map((marker) => (/^\s?\([a-z]/.test(marker) ? marker.toUpperCase() : marker))
    .join(" ")
    .trim();
  return { rest: text.replace(markerPattern, " ").replace(/ {2,}/g, " ").trim(), markers };
}

/** "slaw, tartar sauce (1,3,7)", and "W M E" alone behind a price. */
export function takeLastCodes(text: string): { rest: string; markers: string } {
  const markers = lastCodes.exec(text)?.[0] ?? (codesAlone.test(text) ? text : "");
  return { rest: text.slice(0, text.length - markers.length).trim(), markers: markers.trim() };
}
const lastCodes =
  / ?[([] ?(?:[A-Z]{1,2}|\d{1,2}[a-z]?)(?:[ ,/+.;]{1,3}(?:[A-Z]{1,2}|[A-Z][a-z]|\d{1,2}[a-z]?)){0,14} ?[)\]]$| ?\([a-r](?:[,;/] ?[a-r]){1,13}\)$| ?\((?:gf|df|vg|v|ve)[oa]?(?:, ?(?:gf|df|vg|v|ve)[oa]?){0,3}\)$/;
const codesAlone =
  /^(?:\d{1,2}|(?:[A-Z]{1,2}|\d{1,2})(?:[ ,/]{1,2}(?:[A-Z]{1,2}|[A-Z][a-z]|\d{1,2})){1,13})$/;

const findForms = createFinder(formPhrases);
const findChicken = createFinder(chickenPhrases);
export const hasForm = (text: string) =>
  findForms(splitWords(text)).some(({ value }) => value !== "other");
/** "Baguette", "Brown roll": a bread and nothing in it. */
export const isOnlyBread = remembered((text): boolean => {
  const words = splitWords(text);
  const [form, ...others] = findForms(words);
  return (
    words.length < 3 && form?.value === "bread" && form.to === words.length && others.length === 0
  );
});

const longestName = 70;
const marks = [
  /\t+/,
  / [|] | {3,}| {2}(?=\p{Ll})/u,
  / [-–—~:]+ |[–—] |: | \.{2,} /,
  / \((?=[^)]{12,200}|\p{Ll}{3,}[^)]{0,10}, ?\p{Ll}{3})/u,
  // "クラブハウスサンド(チキン・ベーコン・玉子)"
  /(?<=[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]) ?\((?=(?:[^・、,()]{1,20}[・、,] ?){2,12}[^・、,()]{1,20}\))/u,
  // "The Sandwich. Fried chicken, slaw."
  /(?<=^\p{Lu}[^.,]{4,40}\p{Ll}{2})\. (?=\p{Lu}\p{Ll})/u,
  /(?<=^\p{Ll}[^.,]{4,40}\p{Ll}{2})\. (?=\p{Ll}{2})/u,
  // "Turkey ClubHouse roasted turkey": two elements of a page, copied without the gap between them.
  /(?<=[\p{L}&] \p{L}{2,20}\p{Ll})(?=\p{Lu}\p{Ll}+[ ,-])/u,
];

interface SplitName {
  name: string;
  description: string;
}

/** A name and what follows it on the same line. */
export function splitName(label: string): SplitName {
  return (
    splitAtMark(label) ??
    splitAtQuote(label) ??
    splitAtSlash(label) ??
    splitAtCapitals(label) ??
    splitAtLowerCase(label) ??
    splitAtWith(label) ??
    splitAtComma(label)
  );
}

/** A dash, colon, gap or bracket between the two. */
export const splitAtMark = remembered((label): SplitName | null => {
  for (const mark of marks) {
    const found = mark.exec(label);
    if (!found || found.index < 2 || found.index > longestName) continue;
    const description = tidy(label.slice(found.index + found[0].length));
    // "Club – Meal" is another item, not a description of the club.
    if (/^(?:meal|combo|menu|deal)$/i.test(description)) return null;
    return { name: label.slice(0, found.index), description };
  }
  return null;
});

/** '"THE DIABLO" crispy thigh, queso' */
function splitAtQuote(label: string): SplitName | null {
  const [, name = "", description = ""] =
    /^["“]([^"“”]{3,40})["”] (\p{L}[^"“”]{9,})$/u.exec(label) ?? [];
  return description.includes(", ") ? { name, description } : null;
}

/** "Chicken katsu / cabbage, karashi", but not "Beet soup / sandwich, salad" */
function splitAtSlash(label: string): SplitName | null {
  const [name = "", description = "", ...more] = label.split(" / ");
  const isList = /^\p{Ll}/u.test(description) && description.includes(", ");
  const isNamed = hasForm(name) || findChicken(splitWords(name)).length > 0;
  return more.length === 0 && isList && isNamed ? { name, description } : null;
}

/** "CLUBHOUSE roasted chicken, bacon": the name ends where the capitals do. */
function splitAtCapitals(label: string): SplitName | null {
  const [, name = "", description = ""] =
    /^([\p{Lu}\d][\p{Lu}\d '&-]{4,60})(?: \d{2,3} ?gr?)?\*{0,3} (?!(?:on|in|with|w|of|and|or|con|de|mit|im|avec|au|z|s)\b)(\p{Ll}{3}.*)$/u.exec(
      label,
    ) ??
    // "ZINGO SPECIAL Ham, salami"
    /^(\p{Lu}[\p{Lu}'&-]{2,20}(?: [\p{Lu}'&-]{1,20}){1,4}) (\p{Lu}\p{Ll}{2}.*)$/u.exec(label) ??
    [];
  // "SPICY chicken wrap, pepper jack" goes on with its name.
  const [first = ""] = description.split(",");
  const isNamed = hasForm(name) || !findForms(splitWords(first)).some(isSandwichForm);
  return description.includes(",") && isNamed ? { name, description } : null;
}

const inTitles = new Set("& and of the on in n' 'n' with w/ de la con".split(" "));
const partOfName =
  /^(?:breast|thigh|fillet|filet|tender|strip|cutlet|salad|cheese|style|or|with|w\/|on|in|of|and|n'|a|the)/;

/** "Carolina Chicken pulled smoked chicken, slaw": the name ends with the last word that has a capital. */
function splitAtLowerCase(label: string): SplitName | null {
  const words = label.split(" ");
  const end = words.findIndex((word) => /^\p{Ll}{2}/u.test(word) && !inTitles.has(word));
  const name = words.slice(0, end);
  const isTitle =
    end > 1 &&
    /^\p{Lu}/u.test(name.at(-1) ?? "") &&
    name.every((word) => (/^\p{Lu}/u.test(word) && !/[,.:;]$/.test(word)) || inTitles.has(word));
  const description = words.slice(end).join(" ");
  const [first = "", ...others] = description.split(",");
  const isList = others.length > 0 && first.includes(" ") && !partOfName.test(first);
  const isNamed = !findForms(splitWords(first)).some(isSandwichForm);
  return isTitle && isList && isNamed ? { name: name.join(" "), description } : null;
}

const isSandwichForm = ({ value }: { value: string }) => value === "sandwich";

const dressing = new RegExp(`(?<!\\p{L})(?:${anyOf(dressings)})(?!\\p{L})`, "giu");

/** How many of the things that sandwiches are dressed with it names. */
export const countDressings = (text: string): number =>
  new Set(text.toLowerCase().match(dressing)).size;

/** "Burger with lettuce and mayo" lists its parts, "Eggs with Toast" does not. */
function splitAtWith(label: string): SplitName | null {
  const found = / (?:with|w\/|mit|avec|con) /i.exec(label);
  if (!found || found.index > longestName) return null;
  const [name, description] = [label.slice(0, found.index), label.slice(found.index).trim()];
  if (name.includes(",")) return null;
  const isWholeName = splitWords(name).length > 2 || findChicken(splitWords(name)).length > 0;
  // "Pollo empanado con lechuga y mayonesa" is a name: two things and no comma.
  const isEnglish = /^w/i.test(description);
  const isList = description.includes(", ") || (isEnglish && countDressings(description) > 1);
  return isList && isWholeName ? { name, description } : null;
}

/**
 * "Pork Belly Bun, hoisin, cucumber" is a name with a list; "Chicken, Bacon & Avocado" is a name. A list starts in
 * lower case or has several parts, and the name before it has two words or says what the dish is.
 */
function splitAtComma(label: string): SplitName {
  const comma = label.indexOf(", ");
  if (comma < 0 || comma > longestName || opensWith.test(label))
    return { name: label, description: "" };
  const [name, rest] = [label.slice(0, comma), label.slice(comma + 2)];
  if (name.includes("(") || isOneList.test(label)) return { name: label, description: "" };
  const isForm = hasForm(name);
  const isNamed = isForm || splitWords(name).length > 1;
  if (rest.split(", ").length <= 2 && opensFillings(name)) return { name: label, description: "" };
  const isList = /^\p{Ll}/u.test(rest) || (rest.includes(", ") && (isForm || !isTitled(label)));
  return isNamed && isList ? { name, description: rest } : { name: label, description: "" };
}

/** "Z kurczakiem, pomidorami i rukolą" below "KANAPKI": all that is in it is the name. */
const opensWith = /^(?:z|ze|s|se|so|mit|con|avec|au|aux|with) /i;

/** "Club con pollo, beicon, huevo y patatas": what is joined by "with", commas and a last "and" is one name. */
const isOneList =
  /^[^,]{3,50} (?:con|mit|avec|z|ze|s|se|com|met) [^,]{3,40}(?:, [^,]{2,30}){1,2} (?:y|e|und|et|i|oraz|a|en) [\p{L} ]{2,30}$/iu;

/** "Panini poulet", and after the comma the other two of its fillings: all of it is the name. */
function opensFillings(name: string): boolean {
  const words = splitWords(name);
  const [form] = findForms(words);
  return (
    (form?.value === "sandwich" || form?.value === "bread") &&
    form.from === 0 &&
    findChicken(words.slice(form.to)).length > 0 &&
    words.slice(form.to).every(({ text }) => text.length > 3)
  );
}

/** "Chicken Salad, Bacon, L & T": every part with a capital, and none in capitals, which would mark the name. */
const isTitled = (label: string) =>
  /^[^,]*\p{Ll}/u.test(label) &&
  label.split(", ").every((part) => /^\p{Lu}/u.test(part) && part.split(" ").length <= 3);

const tidy = (text: string) =>
  text
    .replace(/\)$/, "")
    .replace(/^[\s|–—~:-]+/, "")
    .trim();
