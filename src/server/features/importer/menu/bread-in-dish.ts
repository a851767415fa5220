import { doubtful, isNamedAfterPlace, type MenuContext } from "./chicken-in-dish.ts";
import { withoutOffers } from "./clauses.ts";
import {
  alongside,
  besidePlate,
  describedForm,
  findForms,
  fromTheSpit,
  isBreadOf,
  isDressed,
  isInBread,
  isOfSandwiches,
  isOnBread,
  nameForm,
  sectionForm,
} from "./dish-forms.ts";
import { sectionKinds } from "./headings.ts";
import { countDressings } from "./labels.ts";
import type { MenuItem } from "./menu.types.ts";
import { anyOf, splitWords, type Word, wordSet } from "./phrases.ts";
import { isChickenSection, isMeatByDefault, strongestChicken } from "./proteins.ts";
import { soups } from "./vocabulary/layout.ts";
import { filledBreads, fillingForms, pieces, saladLeaves } from "./vocabulary/serving.ts";

/** Confidence that it is in bread; 0 when nothing says so. */
export function sandwichConfidence(item: MenuItem, context: MenuContext): number {
  const form = nameForm(item.name);
  const section = sectionForm(item.section);
  if (form === "sandwich")
    return isOfOtherChoice(item.name) ||
      isOnSkewers(item) ||
      isOfOtherKind(item) ||
      isToppedWith(item)
      ? 0
      : joinsSoup(item.name)
        ? doubtful
        : 0.97;
  if (form === "perhaps" || ((form === null || form === "bread") && section === "perhaps"))
    return doubtful;
  if (isOfOtherChoice(item.name) || (form === null && isOfOtherChoice(item.description))) return 0;
  const isInSpitBread = form === "bread" && fromTheSpit.test(item.section?.title ?? "");
  if (isInSpitBread) return 0.93;
  if (form === "bread" && (section !== "other" || isOnBread(item.name) || isBreadOf(item.name)))
    return 0.93;
  if (form === "bread" && filledBread.test(item.name)) return 0.85;
  const described = describedForm(item);
  const isPlace =
    section === null && isSandwichPlace(context) && !isCounted(item) && !isPlated(item);
  if (form === "other") {
    const isInBread = section === "sandwich" || item.isOnBread;
    if ((isInBread || opensWithBread(item)) && isFilling(item.name)) return 0.85;
    if (section === "sandwich" && isOneOfMeats(item, context)) return 0.85;
    if (isPlace && isFilling(item.name) && isDressed(item) && !isPlated(item)) return doubtful;
    if (!isSaladFilling(item)) return 0;
    if (isInBread || described === "sandwich") return 0.85;
    const isOnItsBread =
      described === "bread" && section === null && !isLeafy.test(item.description);
    return isPlace || isOnItsBread ? 0.6 : 0;
  }
  if (section === "sandwich") return isPlated(item) ? 0 : 0.93;
  if (item.isOnBread) return 0.85;
  if (section === "other" && item.section && isOfSandwiches(item.section) && isDressed(item))
    return doubtful;
  if (section === "other") return described === "sandwich" ? 0.7 : 0;
  if (described) return 0.8;
  if (isPlace && context.speaksOfSandwiches && item.prices.length > 0)
    return besidePlate.test(item.name) ? 0 : 0.7;
  if (section === null && context.speaksOfSandwiches && isDressed(item)) return 0.7;
  if (isPlace && !context.sellsSandwiches && !isMeatByDefault(context.restaurantName))
    return item.prices.length === 0 || besidePlate.test(item.name) ? 0 : doubtful;
  if (isPlace && item.section && context.pricesStandAbove) return 0.7;
  if (isNamedAfterPlace(item, context)) return 0.6;
  const said = `${item.name}, ${item.description}`;
  const isFilled = countDressings(said) > 0 && !besidePlate.test(said);
  if (isPlace && isFilled && item.prices.length > 0) return doubtful;
  if ((context.isAmongSandwiches(item) || isOfBoth(item.section)) && isDressed(item))
    return doubtful;
  if (!item.section || !isChickenSection(item.section)) return 0;
  return (isSandwichPlace(context) || context.sellsSandwiches) && isDressed(item) ? doubtful : 0;
}

/** "bułka maślana, udko z kurczaka, pikle": the first of its parts is the bread that the others are in. */
export function opensWithBread({ description }: MenuItem): boolean {
  const [first = "", ...others] = withoutOffers(description).split(",");
  const words = splitWords(first);
  const [form] = findForms(words);
  return (
    others.length > 0 &&
    words.length < 5 &&
    form?.value === "bread" &&
    strongestChicken(words) === null &&
    !besidePlate.test(description)
  );
}

/** "Chicken goujons / Fish fingers / Mini burger": one dish or the other, and the one of chicken is no sandwich. */
function isOfOtherChoice(text: string): boolean {
  if (!either.test(text)) return false;
  const choices = text.split(eitherOr);
  const forms = choices
    .filter((choice) => strongestChicken(splitWords(choice)) === "chicken")
    .map(nameForm);
  const isSandwich = choices.some((choice) => nameForm(choice) === "sandwich");
  return isSandwich && forms.length > 0 && forms.every((form) => form === "other");
}

const either = / or | \/ | oder | ou | nebo | lub /i;
const eitherOr = / or | \/ | oder | ou | nebo | lub |, /i;

/** "Soup & Sandwich" is a meal of two. */
const joinsSoup = (name: string) => {
  const [first, next] = splitWords(name);
  return ofSoups.has(first?.text ?? "") && next !== undefined && alongside.has(next.text);
};
const ofSoups = wordSet(soups);

/** "Loose karaage (6)" is sold by the piece. */
export const isCounted = ({ markers }: MenuItem) => /^\((?:[3-9]|1\d|20)\)$/.test(markers);

/** "Sausage, Egg & Cheese Bagel" among plates: breads that are sold with something in them. */
const filledBread = new RegExp(`(?<!\\p{L})(?:${anyOf(filledBreads)})$`, "iu");

/** "Wraps & Bowls", where nobody says which of them it is. */
const isOfBoth = (section: MenuItem["section"]) =>
  sectionKinds(section?.title.split(/ (?:and|or) |[&/,+]/i)[0] ?? "").at(-1) === "sandwich";

/** By its name; a country club is none. */
export const isSandwichPlace = ({ restaurantName }: MenuContext) =>
  restaurantName
    .replace(/\bclub(?:house)?\b/gi, "")
    .split(/ (?:and|y|e|et|und|i|a) |[&/+•·|]/i)
    .some((part) => nameForm(part) === "sandwich");

/** "Poulet boucané, riz" and "Poulet frit 3 morceaux" are no sandwiches even below "Bokits". */
export const isPlated = ({ name, description }: MenuItem) =>
  besidePlate.test(`${name}, ${description.split(",")[0] ?? ""}`) ||
  inPieces.test(name) ||
  /^box(?!\p{L})|(?<!\p{L})box(?: \([^()]{1,20}\))?$/iu.test(name);

const inPieces = new RegExp(`\\d ?(?:${anyOf(pieces)})(?!\\p{L})`, "iu");

/**
 * "Chicken Kebab: two skewers with rice", and what names no bread below "Tandoor" or "Starters": a kebab shop says what
 * it is in.
 */
function isOnSkewers({ name, description, section }: MenuItem): boolean {
  if (!/(?:keba[bp]|kabob)s?$/i.test(name)) return false;
  // "All kebabs come in pitta bread": what is grilled on skewers is put into it.
  if (section && isInBread(section)) return false;
  if (/skewer/i.test(description) || besidePlate.test(description)) return true;
  const isOfPlates = sectionForm(section) === "other" && !fromTheSpit.test(section?.title ?? "");
  const hasBread = findForms(splitWords(description)).some(({ value }) => value === "bread");
  return isOfPlates && !hasBread && !/d[oö]ner/i.test(name);
}

/** "Sweet chilli tender", "Butter chicken": a way to cook chicken, which below "WRAPS" is in one. */
function isFilling(name: string): boolean {
  const words = splitWords(name);
  const last = findForms(words).at(-1);
  if (last?.value !== "other" && last?.value !== "dish") return false;
  const form = joined(words.slice(last.from, last.to));
  // "Pollo e insalata", "Chicken, bacon & BBQ sauce"
  if (/^(?:insalat|ensalad|salad|salat|sal.t$|slaw|sauce|dressing)/.test(form))
    return words
      .slice(Math.max(1, last.from - 2), last.from)
      .some(({ text }) => alongside.has(text));
  const isCooked =
    fillings.has(form) ||
    // "치킨텐더" is one word.
    fillings.has(joined(splitWords(last.phrase))) ||
    /^(?!half|whole|quarter|spring|pc|roast).* chicken$/.test(form);
  return isCooked && !/tenders$|\d/i.test(name);
}

/** "Tenders" between "Kebab", "Poulet" and "Merguez" below "SANDWICHS": the list is one of meats. */
const isOneOfMeats = (item: MenuItem, context: MenuContext) =>
  item.prices.length > 0 &&
  (isDressed(item) || (context.listsChicken(item) && !item.description)) &&
  meatsInBread.test(item.name.replace(/ maison$/i, ""));

const meatsInBread =
  /^(?:tenders?|nuggets|nuggetsy|nugetky|strips|stripsy|se stripsy|ze stripsami|tenders (?:de )?poulet)$/i;

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
const fillings = new Set(fillingForms.split(",").map((form) => joined(splitWords(form))));

/** "Pizza kebab de pollo" below "Pizzas", "Salade burger" below "Salades" */
function isOfOtherKind({ name, section }: MenuItem): boolean {
  const [first] = splitWords(name);
  const titles = splitWords(section?.title ?? "");
  return (
    first !== undefined &&
    !fromTheSpit.test(first.text) &&
    sectionForm(section) === "other" &&
    sectionKinds(first.text).includes("other") &&
    titles.some(({ text }) => isSameKind(text, first.text))
  );
}

/** "Kebab" and "Gyros kuřecí" below "Pizza": what is on it. */
const isToppedWith = ({ name, section }: MenuItem) =>
  sectionForm(section) === "other" &&
  !fromTheSpit.test(section?.title ?? "") &&
  nameForm(section?.title ?? "") === "other" &&
  splitWords(name).every(
    (word) => fromTheSpit.test(word.text) || strongestChicken([word]) === "chicken",
  );

/** The same word in the singular and in the plural: "insalata", "insalate". */
const isSameKind = (a: string, b: string) =>
  a === b ||
  (a.length > 3 &&
    Math.abs(a.length - b.length) < 3 &&
    a.slice(0, -1) === b.slice(0, a.length - 1));

/** A salad that is eaten with a fork. */
const isLeafy = new RegExp(`(?<!\\p{L})(?:${anyOf(saladLeaves)})(?!\\p{L})`, "iu");

/** Chicken salad is a filling in a section of sandwiches, also by the name of the "Pecan Salad". */
const isSaladFilling = ({ name, description }: MenuItem) =>
  /\bchicken salad(?:$|,| (?:with|w|on|in|and)\b| & )/i.test(name) ||
  (/\bsalad$/i.test(name) && /\bchicken salad\b/i.test(description));
