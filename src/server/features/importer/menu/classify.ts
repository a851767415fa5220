import {
  isCounted,
  isPlated,
  isSandwichPlace,
  opensWithBread,
  sandwichConfidence,
} from "./bread-in-dish.ts";
import {
  chickenConfidence,
  doubtful,
  impliedChicken,
  type MenuContext,
} from "./chicken-in-dish.ts";
import { withoutOffers } from "./clauses.ts";
import {
  besidePlate,
  describedForm,
  fromTheSpit,
  isDressed,
  isEnd,
  isInBread,
  nameForm,
  sectionForm,
} from "./dish-forms.ts";
import { isNoDish } from "./dish-names.ts";
import { countDressings } from "./labels.ts";
import type { MenuItem, MenuSection } from "./menu.types.ts";
import { anyOf, splitWords } from "./phrases.ts";
import {
  findChicken,
  findMixed,
  hasOtherProtein,
  proteinsIn,
  strongestChicken,
} from "./proteins.ts";
import { anyMeats } from "./vocabulary/chicken.ts";
import { bundleSides, numberedSets } from "./vocabulary/layout.ts";
import { breadlessPhrases, partsOfBird, withWords } from "./vocabulary/serving.ts";

export interface Judgement {
  /** 0 when it is no chicken sandwich. */
  confidence: number;
  /** What a person could not decide either. */
  doubt: "chicken" | "sandwich" | null;
}

/** What only the place or a list speaks for. */
const guessed = 0.6;

export const none: Judgement = { confidence: 0, doubt: null };

/** Is it a chicken sandwich? docs/importer.md has the rules. */
export function judge(item: MenuItem, context: MenuContext): Judgement {
  if (context.isMeatless(item) || isNoDish(item)) return none;
  const said = sandwichConfidence(item, context);
  const sandwich = withoutBread.test(item.description) ? Math.min(said, doubtful) : said;
  if (sandwich === 0)
    return isPerhapsInBread(item, context) && chickenConfidence(item, context) >= impliedChicken
      ? { confidence: doubtful, doubt: "sandwich" }
      : none;
  const chicken = chickenConfidence(item, context);
  const confidence = Math.min(chicken, sandwich);
  if (confidence > 0)
    return {
      confidence,
      doubt: isDoubtfulChicken(item, chicken)
        ? "chicken"
        : sandwich <= doubtful || isHearsay(item)
          ? "sandwich"
          : null,
    };
  const isMixed =
    isMixedMeat(item, context) ||
    (context.hasChicken && ofAnyMeat.test(`${item.name}, ${item.description}`));
  return isMixed ? { confidence: doubtful, doubt: "chicken" } : none;
}

/** "Poulet curry 4,50" where neither the name nor a heading says what it is in, on a page that sells sandwiches. */
const isPerhapsInBread = (item: MenuItem, context: MenuContext): boolean =>
  item.prices.length > 0 &&
  nameForm(item.name) === null &&
  sectionForm(item.section) === null &&
  !isCounted(item) &&
  !isPlated(item) &&
  (isDressed(item) || !context.isApartFromSandwiches(item)) &&
  !isBird.test(item.name) &&
  strongestChicken(splitWords(`${item.name}, ${item.description}`)) !== null &&
  !isServedWithFries.test(`${item.name}, ${item.description}`) &&
  !besidePlate.test(item.section?.note ?? "") &&
  (context.sellsSandwiches || context.namesSandwiches || isSandwichPlace(context));

/** "1/2 Chicken", "Pollo al spiedo": nobody looks for bread around it. */
const isBird = new RegExp(
  `^[\\d½¼¾]|(?:\\d/\\d|[½¼¾])$|(?<!\\p{L})(?:${anyOf(partsOfBird)})(?!\\p{L})`,
  "iu",
);

/** "Milanesa de pollo con fritas", "Chicken & Eggs", "Zestaw kurczak": a plate, or a set that has nothing to do with bread. */
const isServedWithFries = new RegExp(
  `(?<!\\p{L})(?:${anyOf(withWords)}) (?:\\p{L}{1,20} ){0,2}(?:${anyOf(bundleSides)})(?!\\p{L})| (?:&|and) eggs(?:,|$)|^(?:${anyOf(numberedSets)})(?!\\p{L})`,
  "iu",
);

/** Neither its name nor its heading speaks of a sandwich or of chicken, only a description that may be of several dishes. */
const isHearsay = (item: MenuItem): boolean => {
  const section = sectionForm(item.section);
  return (
    nameForm(item.name) === null &&
    section !== "sandwich" &&
    strongestChicken(splitWords(item.name)) === null &&
    (section === "other" || (describedForm(item) === "bread" && !opensWithBread(item)))
  );
};

/** "Mixte (2 viandes)" and nothing else; a "Mixed Grill Wrap" when it says that chicken is in it. */
function isMixedMeat(item: MenuItem, context: MenuContext): boolean {
  const { name, description } = item;
  const told = splitWords(description);
  const hasTold = strongestChicken(told) !== null;
  // "Mixte – jambon, emmental" has two kinds of something else.
  if (!hasTold && (!context.listsChicken(item) || proteinsIn(told).length > 0)) return false;
  const words = splitWords(name.replace(/\(.*/, ""));
  return findMixed(words).some(
    ({ from, to, phrase }) =>
      from === 0 &&
      ((hasTold && isEnd(words, to)) ||
        (fromTheSpit.test(name) && phrase !== "mixed" && isEnd(words, to)) ||
        // "Mixed Doner" beside "Chicken Doner"; the Spanish "Mixto" is of ham and cheese.
        ((words.length > to || !/^mixt[oa]$/.test(phrase)) &&
          words.slice(to).every(({ text }) => fromTheSpit.test(text)))),
  );
}

/** "Half & Half Pita: beef and chicken", "Dürüm gemischt mit Kalb und Hähnchen": chicken is only a part of it. */
const isMixture = ({ name, description }: MenuItem): boolean =>
  findMixed(splitWords(name)).length > 0 &&
  (hasOtherProtein(splitWords(`${name}, ${withoutOffers(description)}`)) ||
    // "Mixte (kebab/poulet)"
    description.split(/[/+&]/).some((part) => fromTheSpit.test(part)));

const ofAnyMeat = new RegExp(`(?<!\\p{L})(?:${anyOf(anyMeats)})(?!\\p{L})`, "iu");

/** "Cordon bleu" may be of veal, and nobody says what is in the "Hen House Classic". */
const isDoubtfulChicken = (item: MenuItem, confidence: number): boolean => {
  if (confidence <= guessed || isMixture(item) || isOnlyBelow(item)) return true;
  const words = splitWords(`${item.name}, ${withoutOffers(item.description)}`);
  if (confidence > impliedChicken || strongestChicken(words) !== "implied") return false;
  return findChicken(words).every(({ phrase }) => vagueChicken.has(phrase));
};

/** "Draft 5" below "Mini Chicken Sliders", which may be no heading: nothing of its own says that it is a sandwich. */
const isOnlyBelow = (item: MenuItem): boolean =>
  nameForm(item.name) === null &&
  !(item.prices.length > 0 && item.section && isOfChickenInBread(item.section)) &&
  (item.prices.length === 0 || countDressings(item.description) === 0) &&
  item.choices === undefined &&
  describedForm(item) !== "sandwich" &&
  strongestChicken(splitWords(`${item.name}, ${item.description}`)) === null;

/** "CHICKEN SANDWICHES", and below it "all served on brioche" */
const isOfChickenInBread = (section: MenuSection): boolean =>
  isInBread(section) && strongestChicken(splitWords(section.title)) === "chicken";

const vagueChicken = new Set(
  "hen, chick, birdie, rooster, clucker, cluck, ave palta, ave mayo, ave mayonesa, ave pimiento, ave pimentón, ave queso, ave tomate, pan con ave, de ave, cordon bleu, escalope, escalopes, volaille, geflügel, buffalo wrap, buffalo sandwich, buffalo sub, buffalo ranch wrap, buffalo melt, buffalo panini, fillet burger, tower burger, fillet tower, zinger tower, zinger".split(
    ", ",
  ),
);

const withoutBread = new RegExp(`(?<!\\p{L})(?:${anyOf(breadlessPhrases)})(?!\\p{L})`, "iu");
