import { withoutOffers } from "./clauses.ts";
import {
  comesAlong,
  describedForm,
  findForms,
  fromTheSpit,
  isSandwichSection,
  nameForm,
  sectionForm,
  speaksOfAllSandwiches,
} from "./dish-forms.ts";
import { sectionKinds } from "./headings.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { anyOf, comparable, splitWords, type Word, wordSet } from "./phrases.ts";
import {
  findChicken,
  hasOtherProtein,
  isAboutSomethingElse,
  isChickenSection,
  isChoice,
  isMeatByDefault,
  isMeatless,
  namesMeat,
  proteinsIn,
  startsWithOther,
  strongestChicken,
} from "./proteins.ts";
import { meatChoices } from "./vocabulary/layout.ts";
import { meatlessPages, meatlessPlaces, wholly } from "./vocabulary/serving.ts";

/** So little that a person has to look. */
export const doubtful = 0.5;
export const impliedChicken = 0.8;

/** What the page says about all its dishes. */
export interface MenuContext {
  /** The restaurant's name and the menu's title. */
  restaurantName: string;
  /** Titles of sections that sell sandwiches of chicken and of nothing else. */
  chickenSections: ReadonlySet<string>;
  sellsSandwiches: boolean;
  namesSandwiches: boolean;
  /** "Todas nuestras tortas llevan frijoles": a remark says what its dishes are. */
  speaksOfSandwiches: boolean;
  /** Nothing on this page is meat, or nothing at the stand that sells the dish. */
  isMeatless: (item: MenuItem) => boolean;
  /** One list of prices for all dishes, by size: they are of one kind. */
  pricesStandAbove: boolean;
  /** Most dishes of its list name the bread that they are in. */
  isAmongSandwiches: (item: MenuItem) => boolean;
  /** Its list has a heading and nothing in bread, and sandwiches are sold elsewhere on the page. */
  isApartFromSandwiches: (item: MenuItem) => boolean;
  /** The page names chicken. */
  hasChicken: boolean;
  /** "Mięso: kurczak lub wołowina": the meats that all kebabs may be of. */
  offersChicken: boolean;
  /** The section of the dish is a list of meats with chicken among them. */
  listsChicken: (item: MenuItem) => boolean;
}

/** Confidence that it contains chicken; 0 when nothing says so. */
export function chickenConfidence(item: MenuItem, context: MenuContext): number {
  const name = splitWords(item.name);
  const description = splitWords(withoutOffers(item.description));
  if (isMeatless(item, name)) return 0;
  const inName = strongestChicken(name);
  if (inName === "chicken") return 0.97;
  const namesOther = hasOtherProtein(name);
  const inDescription = strongestChicken(description);
  if (inDescription === "chicken")
    return namesOther && !isChoice(item.description) && !isStyle(item) ? 0 : 0.93;
  if (namesOther || hasOtherProtein(description)) return 0;
  if (strongestChicken(splitWords(item.choices ?? "")) === "chicken") return 0.85;
  if (inDescription === "implied") return impliedChicken;
  if (startsWithOther(item)) return 0;
  if (inName === "implied" && isOnlyImplied(name)) return impliedChicken;
  return impliedByPage(item, name, context);
}

/** "Bird Dog" of chicken sausage, a "Cubano" of roast chicken: a way to make it, whose meat the description names first. */
function isStyle({ name, description }: MenuItem): boolean {
  const [first = ""] = withoutOffers(description).split(",");
  const words = splitWords(first);
  return (
    strongestChicken(words) === "chicken" &&
    !hasOtherProtein(words.filter(({ text }) => !styles.has(text))) &&
    proteinsIn(splitWords(name)).every(({ phrase }) => styles.has(comparable(phrase)))
  );
}

const styles = wordSet(
  "dog, hotdog, sausage, brat, frank, meatball, reuben, rachel, cuban, cubano, cheesesteak, link, goat, pig, hog, gator, moose, shark, goose, rabbit, bison, chorizo, andouille, bratwurst, barbacoa",
);

/** No other protein, but for the avocado of "ave palta". */
const isOnlyImplied = (name: readonly Word[]) => {
  const implied = findChicken(name);
  return proteinsIn(name).every(({ from, to }) =>
    implied.some((phrase) => phrase.from <= from && to <= phrase.to),
  );
};

function impliedByPage(item: MenuItem, name: readonly Word[], context: MenuContext): number {
  const { section } = item;
  const isOfSection =
    section &&
    isChickenSection(section) &&
    (sectionForm(section) !== "other" || fromTheSpit.test(section.title));
  // "Kebab mit Käse" is of the chicken in its heading, "Käse" is not.
  const isWithout = proteinsIn(name).every(({ from }) => comesAlong(name, from));
  if (isOfSection && isWithout && !hasOtherProtein(name)) return 0.85;
  if (proteinsIn(name).length > 0) return 0;
  if (isAboutSomethingElse(name) || namesMeat(item.description)) return 0;
  // "Kebab" beside "Poulet" is another meat.
  const mayBeChosen = fromTheSpit.test(item.name) || isOnlyForm(name);
  if (context.offersChicken && mayBeChosen && !context.listsChicken(item)) return impliedChicken;
  if (item.description && context.chickenSections.has(section?.title ?? "")) return 0.55;
  if (isBird(item.name) && isPlainSandwichSection(section)) return 0.6;
  if (isNamedAfterPlace(item, context)) return 0.6;
  const isPlainSandwich = isPlainSandwichSection(section) || isNamedSandwich(item.name);
  const isChickenPlace = strongestChicken(splitWords(context.restaurantName)) !== null;
  // "Corn Cob" and "Iced Bun" are sides and sweets of a chicken place.
  const isAmongOthers = sectionForm(section) === "other";
  return isChickenPlace && isPlainSandwich && !isAmongOthers ? doubtful : 0;
}

/** "Dürüm", "Pita": what it is in and nothing else. */
const isOnlyForm = (name: readonly Word[]) =>
  findForms(name).reduce((sum, { from, to }) => sum + to - from, 0) === name.length;

/** "The Lefty" at "Lefty's Chicken Sandwiches" is what the place is named after. */
export function isNamedAfterPlace(
  { name, prices }: MenuItem,
  { restaurantName }: MenuContext,
): boolean {
  const place = splitWords(restaurantName);
  const isKnown =
    prices.length > 0 &&
    strongestChicken(place) === "chicken" &&
    findForms(place).some(({ value }) => value === "sandwich");
  const words = splitWords(name).filter(({ text }) => text.length > 3);
  return isKnown && words.length === 1 && place.some(({ text }) => text === words[0]?.text);
}

/** "The Dirty Bird" is chicken; "Early Bird" is breakfast. */
const isBird = (name: string) => /(?<!\bno |\bearly )\bbird$/i.test(name);

/** What the page says about all its dishes. */
export function readContext(
  items: readonly MenuItem[],
  restaurantName: string,
  text: string,
): MenuContext {
  const withChicken = items.filter(({ name }) => strongestChicken(splitWords(name)) === "chicken");
  // "kurczak" beside "mieszany": the list is one of meats.
  const listsMeats = new Set(
    withChicken
      .filter(({ name }) => splitWords(name.replace(/\(.*/, "")).length <= longestMeat)
      .map(({ section }) => section?.title ?? ""),
  );
  // One by one: an expression that is run over all of them at once, and once, is never compiled.
  const lines = text.split("\n");
  const sellsSandwiches = items.some(({ section }) => isSandwichSection(section));
  return {
    restaurantName,
    chickenSections: findChickenSections(items),
    speaksOfSandwiches: lines.some(speaksOfAllSandwiches),
    sellsSandwiches,
    namesSandwiches: items.some(({ name }) => nameForm(name) === "sandwich"),
    isMeatless: meatlessPart(items, restaurantName, lines),
    pricesStandAbove: items.filter(({ hasStandingPrice }) => hasStandingPrice).length > 2,
    isAmongSandwiches: listsInBread(items),
    isApartFromSandwiches: listsApart(items, sellsSandwiches),
    hasChicken: withChicken.length > 0,
    offersChicken: lines.some(
      (line) => strongestChicken(splitWords(listedMeats.exec(line)?.[1] ?? "")) === "chicken",
    ),
    listsChicken: ({ section }) => listsMeats.has(section?.title ?? ""),
  };
}

/** "The OG - fried chicken, pickles, potato bun" in a list without a heading: what it dresses without a bread may be one too. */
function listsInBread(items: readonly MenuItem[]): (item: MenuItem) => boolean {
  const lists = new Map<number, { inBread: number; all: number }>();
  const lineOf = ({ section }: MenuItem) => section?.line ?? 0;
  for (const item of items) {
    if (item.prices.length === 0 || nameForm(item.name) === "other" || !item.description) continue;
    const count = lists.get(lineOf(item)) ?? { inBread: 0, all: 0 };
    count.all += 1;
    if (describedForm(item) !== null || nameForm(item.name) !== null) count.inBread += 1;
    lists.set(lineOf(item), count);
  }
  return (item) => {
    const { inBread, all } = lists.get(lineOf(item)) ?? { inBread: 0, all: 0 };
    return inBread > 1 && inBread >= all / 2;
  };
}

/**
 * "Chicken Parmesan" between "Meatloaf" and "Fish & Chips": its neighbours tell. Below "Most ordered" a sandwich may
 * stand between others, unless they are many.
 */
function listsApart(
  items: readonly MenuItem[],
  sellsSandwiches: boolean,
): (item: MenuItem) => boolean {
  const lists = new Map<number, { inBread: number; other: number }>();
  for (const item of items) {
    const line = item.section?.line ?? 0;
    const count = lists.get(line) ?? { inBread: 0, other: 0 };
    const form = nameForm(item.name);
    if (form === "other") count.other += 1;
    else if (form !== null || describedForm(item) !== null) count.inBread += 1;
    lists.set(line, count);
  }
  return ({ section }) => {
    const { inBread, other } = lists.get(section?.line ?? 0) ?? { inBread: 0, other: 0 };
    if (!section || inBread > 0) return false;
    const isOfAllKinds = sectionKinds(section.title).includes("title");
    return isOfAllKinds ? other >= enoughToTell : sellsSandwiches || other > 0;
  };
}

const listedMeats = new RegExp(
  `^\\P{L}{0,3}(?:\\p{L}{2,12} ){0,2}(?:${anyOf(meatChoices)})(?: \\p{L}{1,12}){0,2} ?: ?(\\p{L}.{2,80})$`,
  "iu",
);

const longestMeat = 2;
const enoughToTell = 3;

/** Sections with only chicken: there, "Deluxe, with lettuce and cheese" is chicken too. */
function findChickenSections(items: readonly MenuItem[]): Set<string> {
  const titles = new Map<string, { chicken: number; other: number }>();
  for (const { name, description, section } of items) {
    if (!section || !isPlainSandwichSection(section) || nameForm(name) === "other") continue;
    const count = titles.get(section.title) ?? { chicken: 0, other: 0 };
    const words = splitWords(`${name}, ${withoutOffers(description)}`);
    if (strongestChicken(words) === "chicken") count.chicken += 1;
    else if (
      hasOtherProtein(words) ||
      isAboutSomethingElse(splitWords(name)) ||
      isMeatByDefault(description)
    )
      count.other += 1;
    titles.set(section.title, count);
  }
  const chosen = [...titles].filter(
    ([, { chicken, other }]) => chicken >= enoughToTell && other === 0,
  );
  return new Set(chosen.map(([title]) => title));
}

/** A burger that names no meat is beef. */
const isPlainSandwichSection = (section: MenuSection | null) =>
  section !== null && isSandwichSection(section) && !isMeatByDefault(section.title);

const isNamedSandwich = (name: string) => nameForm(name) === "sandwich" && !isMeatByDefault(name);

/** A page that says it is all vegan is so; between the stands of a food hall it says so of the dishes below it. */
function meatlessPart(
  items: readonly MenuItem[],
  restaurantName: string,
  lines: readonly string[],
): (item: MenuItem) => boolean {
  if (allMeatless.test(restaurantName)) return () => true;
  const line = lines.findIndex((each) => allMeatless.test(each)) + 1;
  if (line === 0) return () => false;
  const below = items.find(({ nameLine }) => (nameLine ?? 0) >= line);
  const isBetween = below !== undefined && items.some(({ nameLine }) => (nameLine ?? line) < line);
  const sections = new Set(items.map(({ section }) => section?.line));
  if (!isBetween || !below.section || sections.size < fewestStands) return () => true;
  return ({ section }) => section?.line === below.section?.line;
}

const fewestStands = 3;

/** "100% vegan", "a plant-based diner" */
const allMeatless = new RegExp(
  `(?<!\\p{L})(?:${anyOf(wholly)}) (?:${anyOf(meatlessPages)})(?!\\p{L})|(?<!\\p{L})(?:vegan|plant[- ]based|vegane[sr]?|vegano|wegańsk[ai]|veganská) (?:${anyOf(meatlessPlaces)})(?!\\p{L})`,
  "iu",
);
