// Over 300 lines: the two questions, chicken and sandwich, share their finders and are read together.
import { withoutOffers } from "./clauses.ts";
import { sectionKinds } from "./headings.ts";
import { countDressings } from "./labels.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { anyOf, comparable, createFinder, splitWords, type Word } from "./phrases.ts";
import {
  anyMeats,
  chickenPhrases,
  meatlessPhrases,
  mixedMeats,
  otherProteins,
  sideProteins,
} from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { bundleSides, choicePhrases, or, sizes } from "./vocabulary/layout.ts";
import {
  allWords,
  breadlessPhrases,
  breadsToChoose,
  extraNames,
  fillingForms,
  forMany,
  meatlessPages,
  meatlessPlaces,
  onWords,
  partsOnOffer,
  plateSides,
  wholly,
  withWords,
} from "./vocabulary/serving.ts";

export interface Judgement {
  /** 0 when it is no chicken sandwich. */
  confidence: number;
  /** What a person could not decide either. */
  doubt: "chicken" | "sandwich" | null;
}

const none: Judgement = { confidence: 0, doubt: null };

/** Is it a chicken sandwich? docs/importer.md has the rules. */
export function judge(item: MenuItem, context: MenuContext): Judgement {
  if (context.isMeatless || isNoDish(item)) return none;
  const said = sandwichConfidence(item, context);
  const sandwich = withoutBread.test(item.description) ? Math.min(said, doubtful) : said;
  if (sandwich === 0) return none;
  const chicken = chickenConfidence(item, context);
  const confidence = Math.min(chicken, sandwich);
  if (confidence > 0)
    return {
      confidence,
      doubt: isDoubtfulChicken(item, chicken)
        ? "chicken"
        : sandwich <= doubtful
          ? "sandwich"
          : null,
    };
  const isMixed =
    isMixedMeat(item, context) ||
    (context.hasChicken && ofAnyMeat.test(`${item.name}, ${item.description}`));
  return isMixed ? { confidence: doubtful, doubt: "chicken" } : none;
}

/** "Mixte (2 viandes)" and nothing else; a "Mixed Grill Wrap" when it says that chicken is in it. */
function isMixedMeat(item: MenuItem, context: MenuContext): boolean {
  const { name, description } = item;
  const told = splitWords(description);
  const hasTold = strongestChicken(told) !== null;
  // "Mixte – jambon, emmental" has two kinds of something else.
  if (!hasTold && (!context.listsChicken(item) || proteinsIn(told).length > 0)) return false;
  const words = splitWords(name.replace(/\(.*/, ""));
  return findMixed(words).some(
    ({ from, to }) => from === 0 && (to === words.length || (hasTold && isEnd(words, to))),
  );
}

const ofAnyMeat = new RegExp(`(?<!\\p{L})(?:${anyOf(anyMeats)})(?!\\p{L})`, "iu");

const setOf = (words: string) => new Set(words.split(",").map((word) => comparable(word.trim())));

/** So little that a person has to look. */
const doubtful = 0.5;

/** "Cordon bleu" may be of veal, and nobody says what is in the "Hen House Classic". */
const isDoubtfulChicken = (item: MenuItem, confidence: number): boolean => {
  if (confidence <= doubtful) return true;
  const words = splitWords(`${item.name}, ${withoutOffers(item.description)}`);
  if (confidence > impliedChicken || strongestChicken(words) !== "implied") return false;
  return findChicken(words).every(({ phrase }) => vagueChicken.has(phrase));
};

const impliedChicken = 0.8;
const vagueChicken = new Set(
  "hen, chick, birdie, rooster, clucker, cluck, ave palta, ave mayo, ave mayonesa, ave pimiento, ave pimentón, ave queso, ave tomate, pan con ave, de ave, cordon bleu, volaille, geflügel, buffalo wrap, buffalo sandwich, buffalo sub, buffalo ranch wrap, buffalo melt, buffalo panini, fillet burger, tower burger, fillet tower, zinger tower, zinger".split(
    ", ",
  ),
);

export function isNoDish({ name, section, isPerWeight, description, prices }: MenuItem): boolean {
  if (isPerWeight || isExtra.test(name) || isForMany.test(name) || isProse(name)) return true;
  if (prices.length === 0 && listsSeveral.test(name)) return true;
  // "L 2 viandes", the second size of the dish before it.
  if (/^x{0,3}[sml] \d/i.test(name)) return true;
  if (/\b(?:serves|feeds) (?!1(?: ?[-–] ?2)?(?!\d| ?[-–]))\d/i.test(description)) return true;
  return section !== null && sectionKinds(section.title).includes("never");
}

/** "nuggets OR burger OR chicken", "Fish & Chips • Burgers • Chicken", "Fillings": what may be chosen, or what the place sells. */
const listsSeveral = new RegExp(
  ` or .{1,60} or |[•·|].{1,60}[•·|]|^(?:${anyOf(partsOnOffer)})s?$`,
  "iu",
);
const isExtra = new RegExp(`^(?:${anyOf(extraNames)}|step \\d)(?!\\p{L})(?! ?way)`, "iu");
const isForMany = new RegExp(
  `(?<!\\p{L})(?:${anyOf(forMany)}|\\d{1,3} ?-? ?packs?|for \\d{1,3})(?!\\p{L})|\\b\\d{1,4} ?(?:people|guests|ppl|personen|personnes|personas|persone|osob|os\\.)`,
  "iu",
);
/** "100% vegan", "a plant-based diner" */
const allMeatless = new RegExp(
  `(?<!\\p{L})(?:${anyOf(wholly)}) (?:${anyOf(meatlessPages)})(?!\\p{L})|(?<!\\p{L})(?:vegan|plant[- ]based|vegane[sr]?|vegano|wegańsk[ai]|veganská) (?:${anyOf(meatlessPlaces)})(?!\\p{L})`,
  "iu",
);

const longestName = 12;

/** Prose about a sandwich, not an item of the menu. */
const isProse = (name: string) =>
  splitWords(name).length > longestName ||
  /(?<!\p{L})(?:I|we|my|was|were|ordered|tried|loved|you can)(?!\p{L})/u.test(name);

function sandwichConfidence(item: MenuItem, context: MenuContext): number {
  const form = nameForm(item.name);
  const section = sectionForm(item.section);
  if (form === "sandwich")
    return isOfOtherChoice(item.name) || isOnSkewers(item) || isOfOtherKind(item) ? 0 : 0.97;
  if (form === "perhaps" || (form === null && section === "perhaps")) return doubtful;
  if (isOfOtherChoice(item.name) || (form === null && isOfOtherChoice(item.description))) return 0;
  const isInSpitBread = form === "bread" && fromTheSpit.test(item.section?.title ?? "");
  if (isInSpitBread) return 0.93;
  if (form === "bread" && (section !== "other" || isOnBread(item.name) || isBreadOf(item.name)))
    return 0.93;
  const described = describedForm(item);
  const isPlace = section === null && isSandwichPlace(context);
  if (form === "other") {
    if (section === "sandwich" && isFilling(item.name)) return 0.85;
    if (!isSaladFilling(item)) return 0;
    return section === "sandwich" || described === "sandwich" ? 0.85 : isPlace ? 0.6 : 0;
  }
  if (section === "sandwich") return besidePlate.test(item.name) ? 0 : 0.93;
  if (item.isOnBread) return 0.85;
  if (section === "other" && item.section && isOfSandwiches(item.section) && isDressed(item))
    return doubtful;
  if (section === "other") return described === "sandwich" ? 0.7 : 0;
  if (described) return 0.8;
  if (isPlace && !context.sellsSandwiches && !isMeatByDefault(context.restaurantName))
    return item.prices.length === 0 || besidePlate.test(item.name) ? 0 : doubtful;
  if (isPlace && item.section && context.pricesStandAbove) return 0.7;
  if (isNamedAfterPlace(item, context)) return 0.6;
  const said = `${item.name}, ${item.description}`;
  const isFilled = countDressings(said) > 0 && !besidePlate.test(said);
  if (isPlace && isFilled && item.prices.length > 0) return doubtful;
  if (!item.section || !isChickenSection(item.section)) return 0;
  return (isSandwichPlace(context) || context.sellsSandwiches) && isDressed(item) ? doubtful : 0;
}

/** By its name; a country club is none. */
const isSandwichPlace = ({ restaurantName }: MenuContext) =>
  restaurantName
    .replace(/\bclub(?:house)?\b/gi, "")
    .split(/ (?:and|y|e|et|und|i|a) |[&/+•·|]/i)
    .some((part) => nameForm(part) === "sandwich");

/** "Chicken Kebab: two skewers with rice" */
const isOnSkewers = ({ name, description }: MenuItem) =>
  /keba[bp]s?$/i.test(name) && (/skewer/i.test(description) || besidePlate.test(description));

/** "Sweet chilli tender", "Butter chicken": a way to cook chicken, which below "WRAPS" is in one. */
function isFilling(name: string): boolean {
  const words = splitWords(name);
  const last = findForms(words).at(-1);
  if (last?.value !== "other" && last?.value !== "dish") return false;
  const form = joined(words.slice(last.from, last.to));
  // "Pollo e insalata"
  if (/^(?:insalat|ensalad|salad|salat|sal.t$|slaw)/.test(form))
    return last.from > 0 && alongside.has(words[last.from - 1]?.text ?? "");
  const isCooked =
    fillings.has(form) || /^(?!half|whole|quarter|spring|pc|roast).* chicken$/.test(form);
  return isCooked && !/tenders$|\d/i.test(name);
}

const joined = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");
const fillings = new Set(fillingForms.split(",").map((form) => joined(splitWords(form))));

const withoutBread = new RegExp(`(?<!\\p{L})(?:${anyOf(breadlessPhrases)})(?!\\p{L})`, "iu");

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

/** The same word in the singular and in the plural: "insalata", "insalate". */
const isSameKind = (a: string, b: string) =>
  a === b ||
  (a.length > 3 &&
    Math.abs(a.length - b.length) < 3 &&
    a.slice(0, -1) === b.slice(0, a.length - 1));

/** Chicken salad is a filling in a section of sandwiches, also by the name of the "Pecan Salad". */
const isSaladFilling = ({ name, description }: MenuItem) =>
  /\bchicken salad(?:$|,)/i.test(name) ||
  (/\bsalad$/i.test(name) && /\bchicken salad\b/i.test(description));

const findChicken = createFinder(chickenPhrases);
const findMeatless = createFinder(meatlessPhrases);
const findProteins = createFinder(otherProteins);
const findSideProteins = createFinder(sideProteins);
const findMixed = createFinder(mixedMeats);

/** What the page says about all its dishes. */
export interface MenuContext {
  /** The restaurant's name and the menu's title. */
  restaurantName: string;
  /** Titles of sections that sell sandwiches of chicken and of nothing else. */
  chickenSections: ReadonlySet<string>;
  sellsSandwiches: boolean;
  /** Nothing on this page is meat. */
  isMeatless: boolean;
  /** One list of prices for all dishes, by size: they are of one kind. */
  pricesStandAbove: boolean;
  /** The page names chicken. */
  hasChicken: boolean;
  /** The section of the dish is a list of meats with chicken among them. */
  listsChicken: (item: MenuItem) => boolean;
}

/** Confidence that it contains chicken; 0 when nothing says so. */
function chickenConfidence(item: MenuItem, context: MenuContext): number {
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

const styles = setOf(
  "dog, hotdog, sausage, brat, frank, meatball, reuben, rachel, cuban, cubano, cheesesteak, link, chorizo, andouille, bratwurst",
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
  if (isAboutSomethingElse(name)) return 0;
  if (item.description && context.chickenSections.has(section?.title ?? "")) return 0.55;
  if (isBird(item.name) && isPlainSandwichSection(section)) return 0.6;
  if (isNamedAfterPlace(item, context)) return 0.6;
  const isPlainSandwich = isPlainSandwichSection(section) || isNamedSandwich(item.name);
  const isChickenPlace = strongestChicken(splitWords(context.restaurantName)) !== null;
  return isChickenPlace && isPlainSandwich ? doubtful : 0;
}

/** "The Lefty" at "Lefty's Chicken Sandwiches" is what the place is named after. */
function isNamedAfterPlace({ name, prices }: MenuItem, { restaurantName }: MenuContext): boolean {
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
  return {
    restaurantName,
    chickenSections: findChickenSections(items),
    sellsSandwiches: items.some(({ section }) => isSandwichSection(section)),
    isMeatless: allMeatless.test(`${restaurantName}\n${text}`),
    pricesStandAbove: items.filter(({ hasStandingPrice }) => hasStandingPrice).length > 2,
    hasChicken: withChicken.length > 0,
    listsChicken: ({ section }) => listsMeats.has(section?.title ?? ""),
  };
}

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

export const isAboutSomethingElse = (name: readonly Word[]): boolean =>
  proteinsIn(name).length > 0 || name.some(({ text }) => text === "egg");

const isChickenSection = ({ title, note }: MenuSection): boolean =>
  /\bbirds?\b|\bpoultry\b/i.test(title) ||
  [title, withoutOffers(note)].some((text) => strongestChicken(splitWords(text)) === "chicken");

function isMeatless({ markers, description, section }: MenuItem, name: readonly Word[]): boolean {
  if (saysMeatless(name) || /\((?:V|VG|VE|VEG|VGN)\b/.test(markers)) return true;
  const saysChicken = strongestChicken(splitWords(withoutOffers(description))) === "chicken";
  if (section && isMeatlessSection(section) && !(saysChicken && isTag.test(section.title)))
    return true;
  const first = splitWords(withoutOffers(description).split(",")[0] ?? "");
  const opens = findMeatless(first)[0];
  return saysMeatless(first) && (strongestChicken(first) !== "chicken" || opens?.from === 0);
}

/** "Vegan" may be a tag of the dish above instead. */
const isTag = /^\p{Lu}\p{Ll}+$/u;

/** "OHNE FLEISCH", "Vegan burgers", but not "Chicken & veggie". */
function isMeatlessSection({ title }: MenuSection): boolean {
  const words = splitWords(title);
  const isOfMeat = strongestChicken(words) !== null || proteinsIn(words).some(isMeat);
  return saysMeatless(words) && !isOfMeat;
}

const isMeat = ({ phrase }: { phrase: string }) => saysMeatless(splitWords(phrase)) === false;

export const saysMeatless = (words: readonly Word[]) =>
  findMeatless(words).some(({ value }) => value);

function strongestChicken(words: readonly Word[]): "chicken" | "implied" | null {
  const meanings = findChicken(words).map(({ value }) => value);
  if (meanings.includes("chicken")) return "chicken";
  return meanings.includes("implied") ? "implied" : null;
}

/** Another main protein, not one that comes along with chicken. */
function hasOtherProtein(words: readonly Word[]): boolean {
  const along = new Set(findSideProteins(words).map(({ from }) => from));
  return proteinsIn(words).some(({ from }) => !along.has(from));
}

function startsWithOther({ description }: MenuItem): boolean {
  const [first = ""] = withoutOffers(description).split(",");
  return proteinsIn(splitWords(first)).length > 0;
}

const proteinsIn = (words: readonly Word[]) => findProteins(words).filter(({ value }) => value);

const isChoice = (text: string) =>
  choiceWords.test(text) || (findChicken(splitWords(text)).length > 0 && eitherWord.test(text));

const choiceWords = new RegExp(`(?<!\\p{L})(?:${anyOf(choicePhrases)})(?!\\p{L})`, "iu");
const eitherWord = new RegExp(` (?:${anyOf(or)}) `, "iu");

export const isMeatByDefault = (text: string) => /b[uú]rgu?er|steak|hamb[uú]rg/i.test(text);

/** A burger that names no meat is beef. */
const isPlainSandwichSection = (section: MenuSection | null) =>
  section !== null && isSandwichSection(section) && !isMeatByDefault(section.title);

const isNamedSandwich = (name: string) => nameForm(name) === "sandwich" && !isMeatByDefault(name);

const findForms = createFinder(formPhrases);

/** What the dish is: in most languages the last word before "with" says so. */
export function nameForm(name: string): "sandwich" | "bread" | "perhaps" | "other" | null {
  const bare = name.replace(/\([^)]{0,100}\)?/g, " ");
  const [head = ""] = bare.split(withSplit);
  for (const part of [head, bare]) {
    const words = splitWords(part);
    const forms = findForms(words).filter(({ value }) => value !== "neutral");
    if (forms[0]?.value === "dish" && forms[0].from === 0) return "other";
    const form = forms.at(-1);
    if (form?.value === "bread" && comesBeside(words, form.from)) return null;
    // "Hühner-Toast", "Poulet-Baguette"
    const start = words[form?.from ?? 0]?.start ?? 0;
    if (form?.value === "bread" && /\p{Ll}-$/u.test(part.slice(0, start))) return "sandwich";
    if (form && ["sandwich", "bread", "perhaps"].includes(form.value))
      return form.value as "sandwich" | "bread" | "perhaps";
    // "Tramezzino pollo e insalata" has the salad in it.
    const isAlong = form !== undefined && alongside.has(words[form.from - 1]?.text ?? "");
    if (
      forms[0]?.value === "sandwich" &&
      forms[0].from === 0 &&
      (isAlong || form?.value === "dish")
    )
      return "sandwich";
    // "Wing Man" is no wing: only the last word makes it another dish.
    if (form && isEnd(words, form.to)) return "other";
  }
  return null;
}

const withSplit = new RegExp(
  ` (?:with|w|mit|avec|con|com|de|di|du|au|aux|alla|z|ze|s|se|met|m\\.|w\\.|served|\\+) | w/ ?|, | (?:&|and|n|'n') (?=(?:\\p{L}{1,20} ){0,2}(?:${anyOf(bundleSides)})$)`,
  "iu",
);
const alongside = new Set("e y et und and a i con com mit avec with con z s".split(" "));
const [on, beside] = [setOf(onWords), setOf(withWords)];
const farthest = 5;

const comesAlong = (words: readonly Word[], at: number) => {
  const { text } = words[at - 1] ?? { text: "" };
  return alongside.has(text) || beside.has(text);
};

/** "Curry chicken w bread": the nearest word that joins them says with, not on. */
function comesBeside(words: readonly Word[], at: number): boolean {
  // "Hummus & Pita"
  if (at === words.length - 1 && words[at - 1]?.text === "and") return true;
  return jointBefore(words, at, (text) => on.has(text) || beside.has(text), beside);
}

/** "on a toasted bun", in one clause. */
function isCarried(words: readonly Word[], at: number): boolean {
  return jointBefore(words, at, (text) => on.has(text), on);
}

/** "Chicken Patty on Whole Grain Bun" is a sandwich below any heading. */
function isOnBread(name: string): boolean {
  const words = splitWords(name);
  const last = findForms(words).findLast(({ value }) => value === "bread");
  return last !== undefined && isCarried(words, last.from);
}

/** "Focaccia Hähnchen Pesto": what follows the bread is in it. */
function isBreadOf(name: string): boolean {
  const [first] = findForms(splitWords(name));
  return first?.from === 0 && first.value === "bread" && !openBreads.has(first.phrase);
}

const openBreads = new Set("bread flatbread naan tortilla toast pan pane pain brot".split(" "));

/** The nearest joining word before, in the same clause, is of the kind. */
function jointBefore(
  words: readonly Word[],
  at: number,
  joins: (text: string) => boolean,
  kind: ReadonlySet<string>,
): boolean {
  for (let from = at - 1; from >= Math.max(0, at - farthest); from -= 1) {
    if (words[from + 1]?.startsClause) return false;
    const { text } = words[from] ?? { text: "" };
    if (joins(text)) return kind.has(text);
  }
  return false;
}

const sizeWords = setOf(sizes);

/** True when only numbers, sizes and ways of serving follow. */
function isEnd(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at);
  const served = findForms(rest).reduce((sum, { from, to }) => sum + to - from, 0);
  const counted = rest.filter(
    ({ text }) => /^(?:x?\d.*|and|ks|szt|조각|개|個)$/.test(text) || sizeWords.has(text),
  );
  // "Döner Teller Hähnchen": what a plate is of may stand behind it.
  const meats = rest.filter(
    (word) => !word.startsClause && strongestChicken([word]) === "chicken",
  ).length;
  return served + counted.length + meats >= rest.length;
}

function sectionForm(section: MenuSection | null): "sandwich" | "perhaps" | "other" | null {
  if (!section) return null;
  if (/^not\b/i.test(section.title)) return "other";
  // "Egg sandwiches" are sandwiches, "Salads & wraps" are both.
  const kinds = new Set(
    section.title.split(/ (?:and|y|e|et|und|i|a|oder|or|o) |[&/,+•·|]/i).flatMap((part, index) => {
      // "Sandwiches & Jackets": the same fillings in both.
      if (index > 0 && /jacket|potato|spud/i.test(part)) return [];
      const said = sectionKinds(part).filter((kind) => kind === "sandwich" || kind === "other");
      return said.at(-1) === "sandwich" ? ["sandwich"] : said;
    }),
  );
  const isBoth = kinds.size > 1;
  const mayBeBread = kinds.size === 0 || kinds.has("sandwich") || fromTheSpit.test(section.title);
  if (mayBeBread && isInBread(section)) return "sandwich";
  const form = nameForm(section.title);
  if (form === "perhaps") return form;
  if (kinds.has("sandwich")) return isBoth ? null : "sandwich";
  if (kinds.has("other")) return "other";
  return form === "sandwich" || (form === null && isOfSandwiches(section)) ? "sandwich" : null;
}

/** "All burgers and sandwiches come with fries", "Sandwichs toastés à la commande" */
const isOfSandwiches = ({ note }: MenuSection): boolean =>
  note.split(/[.;\n]/).some((sentence) => {
    const [first, second] = sentence
      .replace(allOfThem, "")
      .split(/[ ,:&(]+/)
      .filter(Boolean);
    return [first ?? "", `${first} ${second}`].some(
      (title) => plural.test(title) && sectionKinds(title).at(-1) === "sandwich",
    );
  });

const allOfThem = new RegExp(`^\\P{L}*(?:(?:${anyOf(allWords)})(?!\\p{L}) ?)*`, "iu");
const plural = /[sieyaén]$/i;

/** "All served in pitta or naan", "white, wheat, rye, wrap" */
export function isInBread(section: MenuSection): boolean {
  const { note } = section;
  // Hot chicken comes on white bread.
  if (isChickenSection(section) && /\bwhite bread\b/i.test(note)) return false;
  const words = splitWords(withoutOffers(note));
  const isBelow = words.some(({ text }) => text === "over" || text === "atop");
  const breads = findForms(words).filter(({ value }) => value === "bread");
  if (!isBelow && breads.some(({ from }) => isCarried(words, from))) return true;
  if (!besidePlate.test(note) && note.split(/[.;\n,()]/).some(isNothingButBread)) return true;
  const choices = note
    .replace(/\([^)]{0,40}\)/g, "")
    .split(/,| or | & | and | oder | ou | o |[/;\n]/)
    .filter((part) => isBread.test(part.trim().replace(openingChoice, "")));
  return choices.length >= fewestBreads;
}

/** "Seeded roll.", "White or granary bloomer, salad garnish" */
function isNothingButBread(clause: string): boolean {
  const words = splitWords(clause);
  const last = findForms(words).at(-1);
  const isShort =
    words.length > 1 && words.length <= 5 && !/[\d&+]| (?:and|und|et|y|e) /.test(clause);
  return isShort && last?.value === "bread" && last.to === words.length && isPlainBread(words);
}

const isPlainBread = (words: readonly Word[]) =>
  findForms(words).every(({ value, from }) => value === "bread" && !comesBeside(words, from)) &&
  strongestChicken(words) === null;

const isBread = new RegExp(`^(?:${anyOf(breadsToChoose)})s?$`, "iu");
const openingChoice =
  /^(?:choose|choice of|your choice of|served on|on|available on|in)(?: your)? /i;
const fewestBreads = 3;

/** Eaten from a plate or in bread, which the remark below the heading tells. */
const fromTheSpit =
  /kebab|kebap|kabob|shish|souvlaki|shawarma|shwarma|gyro|döner|doner|skewer|grill|\bsteaks$|cutlet|schnitzel/i;

export const isSandwichSection = (section: MenuSection | null): boolean =>
  sectionForm(section) === "sandwich";

/** "sandwich" when the dish is on or in bread, not when bread comes as a side. */
function describedForm({ description }: MenuItem): "sandwich" | "bread" | null {
  const text = withoutOffers(description);
  const words = splitWords(text);
  const forms = findForms(words);
  if (forms.some(({ value }) => value === "sandwich")) return "sandwich";
  if (besidePlate.test(text)) return null;
  const breads = forms.filter(({ value }) => value === "bread");
  if (breads.some(({ from }) => isCarried(words, from))) return "sandwich";
  // Bread may come beside a dish, a bun does not.
  if (breads.some(({ phrase, from }) => /bun$/.test(phrase) && !comesBeside(words, from)))
    return "sandwich";
  return breads.some(({ from }) => !comesBeside(words, from)) ? "bread" : null;
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

const besidePlate = new RegExp(`(?<!\\p{L})(?:${anyOf(plateSides)})(?!\\p{L})`, "iu");

/** Has two typical toppings and no side dish such as rice. */
const isDressed = ({ description }: MenuItem): boolean =>
  countDressings(description) > 1 && !besidePlate.test(description);
