// What the regression looks at: the dish's own words, what the rules make of it, its heading, its neighbours, the page.
import type { MenuItem } from "../reader.types.ts";
import { describedForm, nameForm, sectionForm } from "./bread.ts";
import {
  chickenConfidence,
  hasOtherProtein,
  type MenuContext,
  strongestChicken,
} from "./chicken.ts";
import { sandwichConfidence } from "./rules.ts";
import { splitWords } from "./words.ts";

export type Features = Map<string, number>;

/** Words of a description and of a heading's note that are looked at. */
const mostWords = { description: 25, note: 15 };
/** Shares of the menu's middle price at which a dish is a side, small, usual, large, or for several. */
const priceSteps = [0.4, 0.7, 1.4, 2.2];

type Evidence = ReturnType<typeof readEvidence>;

function readEvidence(item: MenuItem, context: MenuContext) {
  const name = splitWords(item.name.normalize("NFKC"));
  const description = splitWords(item.description.normalize("NFKC"));
  return {
    name,
    description,
    bread: sandwichConfidence(item, context),
    chicken: chickenConfidence(item, context),
    form: nameForm(item.name) ?? "none",
    inName: strongestChicken(name) ?? "none",
    inDescription: strongestChicken(description) ?? "none",
  };
}

/** The features of each dish of a menu, and how much of each. */
export function featuresOf(
  items: readonly MenuItem[],
  byRule: readonly number[],
  context: MenuContext,
): Features[] {
  const evidence = items.map((item) => readEvidence(item, context));
  const page = describePage(items, evidence, context);
  return items.map((item, at) => {
    const own = evidence[at];
    if (!own) return new Map();
    return new Map<string, number>([
      ...describeDish(item, own, byRule[at] ?? 0),
      ...describePlace(item, own, page),
      ...describeNeighbour("above", evidence[at - 1]),
      ...describeNeighbour("below", evidence[at + 1]),
      ...describeWords(item, own),
    ]);
  });
}

type Page = ReturnType<typeof describePage>;

function describePage(
  items: readonly MenuItem[],
  evidence: readonly Evidence[],
  context: MenuContext,
) {
  const amounts = items.flatMap(({ prices }) => (prices[0]?.amount ? [prices[0].amount] : []));
  const bySection = new Map<number, Evidence[]>();
  items.forEach(({ section }, at) => {
    const own = evidence[at];
    const line = section?.line ?? 0;
    if (own) bySection.set(line, [...(bySection.get(line) ?? []), own]);
  });
  const shares = new Map([...bySection].map(([line, dishes]) => [line, shareInBread(dishes)]));
  return {
    ...context,
    middlePrice: amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0,
    isPriced: items.filter(({ prices }) => prices.length > 0).length > items.length * 0.6,
    inBread: shareInBread(evidence),
    chickenInBread: shareInBread(evidence.filter(namesChicken)),
    inBreadOf: (item: MenuItem) => shares.get(item.section?.line ?? 0) ?? 0,
  };
}

const namesChicken = ({ inName, inDescription }: Evidence) =>
  inName !== "none" || inDescription !== "none";
const shareInBread = (dishes: readonly Evidence[]) =>
  dishes.filter(({ bread }) => bread > 0).length / Math.max(1, dishes.length);

const one = (is: boolean) => (is ? 1 : 0);

/** What the dish says about itself, and what the rules make of it. */
function describeDish(item: MenuItem, own: Evidence, rule: number): [string, number][] {
  const section = item.section ? (sectionForm(item.section) ?? "none") : "without";
  const described = describedForm(item) ?? "none";
  const chicken = one(namesChicken(own));
  const others = `${one(hasOtherProtein(own.name))} ${one(hasOtherProtein(own.description))}`;
  return [
    [`form ${own.form}`, 1],
    [`described ${described}`, 1],
    [`section ${section}`, 1],
    [`chicken in name ${own.inName}`, 1],
    [`chicken in description ${own.inDescription}`, 1],
    [`chicken in heading ${chickenIn(item.section?.title)}`, 1],
    [`chicken in note ${chickenIn(item.section?.note)}`, 1],
    [`others ${others}, chicken in name ${own.inName}`, 1],
    [`chicken in name ${own.inName}, form ${own.form}`, 1],
    [`chicken ${chicken}, form ${own.form}, section ${section}`, 1],
    [`chicken ${chicken}, described ${described}, section ${section}`, 1],
    [`words ${Math.min(own.name.length, 8)}`, 1],
    ["length of description", Math.min(own.description.length, 20) / 20],
    ["bread by rule", own.bread],
    ["chicken by rule", own.chicken],
    ["both by rule", rule],
    ["no bread by rule", one(own.bread === 0)],
    ["no chicken by rule", one(own.chicken === 0)],
  ];
}

const chickenIn = (text = "") => strongestChicken(splitWords(text)) ?? "none";

/** What the page says: its kind, the dishes around it, what others cost. */
function describePlace(item: MenuItem, own: Evidence, page: Page): [string, number][] {
  const chicken = one(namesChicken(own));
  const { prices } = item;
  const price = prices[0]?.amount ?? 0;
  const step = priceSteps.filter((share) => price >= share * page.middlePrice).length;
  const among = page.inBreadOf(item);
  const ofPlace = chickenIn(page.restaurantName);
  return [
    ["priced", one(prices.length > 0)],
    ["unpriced among priced", one(prices.length === 0 && page.isPriced)],
    ...(price > 0 ? ([[`price step ${step}`, 1]] as [string, number][]) : []),
    [`place of chicken ${ofPlace}`, 1],
    ["bread at a place of chicken", one(ofPlace !== "none" && own.bread > 0)],
    ["among sandwiches", among],
    ["chicken among sandwiches", chicken * among],
    ["chicken among none", one(chicken === 1 && among === 0)],
    ["page sells sandwiches", one(page.sellsSandwiches)],
    ["chicken, page sells sandwiches", one(chicken === 1 && page.sellsSandwiches)],
    ["page in bread", page.inBread],
    ["chicken, page in bread", chicken * page.inBread],
    ["chicken without form, page in bread", one(own.form === "none") * chicken * page.inBread],
    ["chicken in bread on page", page.chickenInBread],
    ["chicken, chicken in bread on page", chicken * page.chickenInBread],
    ["section of chicken", one(page.chickenSections.has(item.section?.title ?? ""))],
  ];
}

const describeNeighbour = (where: string, other: Evidence | undefined): [string, number][] => [
  [`${where} in bread`, one((other?.bread ?? 0) > 0)],
  [`${where} chicken ${other?.inName ?? "none"}`, 1],
  [`${where} form ${other?.form ?? "without"}`, 1],
];

/** The words themselves: "salad" at the end of a name, "kids" in a heading. */
function describeWords(item: MenuItem, own: Evidence): [string, number][] {
  const name = own.name.map(({ text }) => text);
  const wordsOf = (text = "") => splitWords(text.normalize("NFKC")).map((word) => word.text);
  const weigh = (sign: string, words: readonly string[], weight: number) =>
    words.map((word): [string, number] => [`${sign}:${word}`, weight]);
  return [
    ...weigh("n", name, 1),
    [`first:${name[0]}`, 1],
    [`last:${name.at(-1)}`, 1],
    ...weigh("s", wordsOf(item.section?.title), 1),
    ...weigh(
      "d",
      own.description.slice(0, mostWords.description).map(({ text }) => text),
      0.5,
    ),
    ...weigh("t", wordsOf(item.section?.note).slice(0, mostWords.note), 0.5),
  ];
}
