import { sandwichConfidence } from "./bread-in-dish.ts";
import { chickenConfidence, doubtful, type MenuContext } from "./chicken-in-dish.ts";
import { type Judgement, none } from "./classify.ts";
import { describedForm, nameForm, sectionForm } from "./dish-forms.ts";
import { isNoDish } from "./dish-names.ts";
import learned from "./learned-weights.json" with { type: "json" };
import type { MenuItem } from "./menu.types.ts";
import { splitWords } from "./phrases.ts";
import { hasOtherProtein, strongestChicken } from "./proteins.ts";

/** What a dish looks like to somebody who has read the corpus and knows no rule: how much of each. */
export type Features = Map<string, number>;

/** Below the first nobody would look twice, above the second nobody would ask. */
const unlikely = 0.1;
const likely = 0.8;
/** It has learnt from whole menus: it knows nothing of a few lines, nor of more dishes than anybody sells. */
const [fewestDishes, mostDishes] = [8, 600];
/** Words of a description and of a heading's note that are looked at. */
const mostWords = { description: 25, note: 15 };
/** Shares of the menu's middle price at which a dish is a side, small, usual, large, or for several. */
const priceSteps = [0.4, 0.7, 1.4, 2.2];

const weights = new Map<string, number>(Object.entries(learned.weights));

/**
 * Rules know what somebody thought of, so two readers judge each dish: they, and what the labels of the corpus taught.
 * What both are sure of is found; what one of them believes is asked about; what the rules doubted anyway and the other
 * finds unlikely is none.
 */
export function compareWithLearned(
  items: readonly MenuItem[],
  judgements: readonly Judgement[],
  context: MenuContext,
): Judgement[] {
  if (items.length < fewestDishes || items.length > mostDishes) return [...judgements];
  const evidence = items.map((item) => readEvidence(item, context));
  const features = describeAll(items, evidence, context);
  return items.map((item, at) => {
    const judgement = judgements[at] ?? none;
    const { confidence, doubt } = judgement;
    // Without meat, by weight, for many: no words make a sandwich of it.
    if (confidence === 0 && (isNoDish(item) || context.isMeatless(item))) return judgement;
    const likelihood = likelihoodOf(features[at] ?? new Map());
    const isSure = confidence > 0 && doubt === null;
    if (isSure && likelihood >= likely) return judgement;
    if (!isSure && likelihood <= unlikely) return none;
    if (doubt !== null) return judgement;
    const { bread = 0, chicken = 0 } = evidence[at] ?? {};
    return { confidence: doubtful, doubt: chicken < bread ? "chicken" : "sandwich" };
  });
}

/** The features of each dish of a menu. */
export const featuresOf = (items: readonly MenuItem[], context: MenuContext): Features[] =>
  describeAll(
    items,
    items.map((item) => readEvidence(item, context)),
    context,
  );

function likelihoodOf(features: Features): number {
  let sum = learned.bias;
  for (const [name, value] of features) sum += value * (weights.get(name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

type Evidence = ReturnType<typeof readEvidence>;

interface Page {
  middlePrice: number;
  isPriced: boolean;
  ofPlace: string;
  inBread: number;
  chickenInBread: number;
}

const namesChicken = ({ inName, inDescription }: Evidence) =>
  inName !== "none" || inDescription !== "none";
const shareInBread = (dishes: readonly Evidence[]) =>
  dishes.filter(({ bread }) => bread > 0).length / Math.max(1, dishes.length);

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

function describeAll(
  items: readonly MenuItem[],
  evidence: readonly Evidence[],
  context: MenuContext,
): Features[] {
  const amounts = items.flatMap(({ prices }) => (prices[0]?.amount ? [prices[0].amount] : []));
  const page: Page = {
    middlePrice: amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0,
    isPriced: items.filter(({ prices }) => prices.length > 0).length > items.length * 0.6,
    ofPlace: strongestChicken(splitWords(context.restaurantName)) ?? "none",
    inBread: evidence.filter(({ bread }) => bread > 0).length / items.length,
    chickenInBread: shareInBread(evidence.filter(namesChicken)),
  };
  const amongBread = new Map<number, { dishes: number; inBread: number }>();
  items.forEach(({ section }, at) => {
    const sums = amongBread.get(section?.line ?? 0) ?? { dishes: 0, inBread: 0 };
    sums.dishes += 1;
    sums.inBread += (evidence[at]?.bread ?? 0) > 0 ? 1 : 0;
    amongBread.set(section?.line ?? 0, sums);
  });
  return items.map((item, at) => {
    const own = evidence[at];
    if (!own) return new Map();
    const sums = amongBread.get(item.section?.line ?? 0);
    const among = sums ? sums.inBread / sums.dishes : 0;
    return new Map([
      ...describeDish(item, own),
      ...describePlace(item, own, { ...page, among }, context),
      ...describeNeighbour("above", evidence[at - 1]),
      ...describeNeighbour("below", evidence[at + 1]),
      ...describeWords(item, own),
    ]);
  });
}

const words = (text: string) => splitWords(text.normalize("NFKC")).map(({ text: word }) => word);
const yes = (is: boolean) => (is ? 1 : 0);

/** What the dish says about itself, and what the rules make of it. */
function describeDish(item: MenuItem, own: Evidence): [string, number][] {
  const section = item.section ? (sectionForm(item.section) ?? "none") : "without";
  const described = describedForm(item) ?? "none";
  const chicken = yes(namesChicken(own));
  const otherInName = yes(hasOtherProtein(own.name));
  const otherInDescription = yes(hasOtherProtein(own.description));
  return [
    [`form ${own.form}`, 1],
    [`described ${described}`, 1],
    [`section ${section}`, 1],
    [`chicken in name ${own.inName}`, 1],
    [`chicken in description ${own.inDescription}`, 1],
    [`chicken in heading ${chickenIn(item.section?.title)}`, 1],
    [`chicken in note ${chickenIn(item.section?.note)}`, 1],
    ["chicken", chicken],
    ["other in name", otherInName],
    ["other in description", otherInDescription],
    [`others ${otherInName} ${otherInDescription}, chicken in name ${own.inName}`, 1],
    [`chicken in name ${own.inName}, form ${own.form}`, 1],
    [`chicken ${chicken}, section ${section}`, 1],
    [`chicken ${chicken}, form ${own.form}, section ${section}`, 1],
    [`chicken ${chicken}, described ${described}, section ${section}`, 1],
    [`words ${Math.min(own.name.length, 8)}`, 1],
    ["length of description", Math.min(own.description.length, 20) / 20],
    ["no dish", yes(isNoDish(item))],
    ["bread by rule", own.bread],
    ["chicken by rule", own.chicken],
    ["both by rule", Math.min(own.bread, own.chicken)],
    ["no bread by rule", yes(own.bread === 0)],
    ["no chicken by rule", yes(own.chicken === 0)],
    ["choices", yes(item.choices !== undefined)],
    ["on bread", yes(item.isOnBread === true)],
  ];
}

const chickenIn = (text = "") => strongestChicken(splitWords(text)) ?? "none";

/** What the page says: its kind, the dishes around it, what others cost. */
function describePlace(
  item: MenuItem,
  own: Evidence,
  page: Page & { among: number },
  context: MenuContext,
): [string, number][] {
  const chicken = yes(namesChicken(own));
  const { prices } = item;
  const price = prices[0]?.amount ?? 0;
  const step = priceSteps.filter((share) => price >= share * page.middlePrice).length;
  return [
    ["priced", yes(prices.length > 0)],
    ["unpriced among priced", yes(prices.length === 0 && page.isPriced)],
    ...(price > 0 ? ([[`price step ${step}`, 1]] as [string, number][]) : []),
    [`place of chicken ${page.ofPlace}`, 1],
    ["bread at a place of chicken", yes(page.ofPlace !== "none" && own.bread > 0)],
    ["among sandwiches", page.among],
    ["chicken among sandwiches", chicken * page.among],
    ["chicken among none", yes(chicken === 1 && page.among === 0)],
    ["page sells sandwiches", yes(context.sellsSandwiches)],
    ["page names sandwiches", yes(context.namesSandwiches)],
    ["page names chicken", yes(context.hasChicken)],
    ["chicken, page sells sandwiches", yes(chicken === 1 && context.sellsSandwiches)],
    ["page in bread", page.inBread],
    ["chicken, page in bread", chicken * page.inBread],
    [
      "chicken without form, page in bread",
      yes(chicken === 1 && own.form === "none") * page.inBread,
    ],
    ["chicken in bread on page", page.chickenInBread],
    ["chicken, chicken in bread on page", chicken * page.chickenInBread],
    ["section of chicken", yes(context.chickenSections.has(item.section?.title ?? ""))],
  ];
}

const describeNeighbour = (where: string, other: Evidence | undefined): [string, number][] => [
  [`${where} in bread`, yes((other?.bread ?? 0) > 0)],
  [`${where} chicken ${other?.inName ?? "none"}`, 1],
  [`${where} form ${other?.form ?? "without"}`, 1],
];

/** The words themselves: "salad" at the end of a name, "kids" in a heading. */
function describeWords(item: MenuItem, own: Evidence): [string, number][] {
  const name = own.name.map(({ text }) => text);
  return [
    ...name.map((word): [string, number] => [`n:${word}`, 1]),
    [`first:${name[0]}`, 1],
    [`last:${name.at(-1)}`, 1],
    ...words(item.section?.title ?? "").map((word): [string, number] => [`s:${word}`, 1]),
    ...own.description
      .slice(0, mostWords.description)
      .map(({ text }): [string, number] => [`d:${text}`, 0.5]),
    ...words(item.section?.note ?? "")
      .slice(0, mostWords.note)
      .map((word): [string, number] => [`t:${word}`, 0.5]),
  ];
}
