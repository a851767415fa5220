import { rankOf } from "./fillings.tsx";
import { type Bread, type Filling, fillings } from "./ingredients.ts";

export type SandwichPlan = {
  bread: Bread;
  /** From the bottom bread upward. */
  layers: Filling[];
  /** 0 to 5. */
  heat: number;
};

const tallestStack = 7;

/** Expects ingredients in lower case without accents. */
export function describeSandwich(ingredients: string[], spiceLevel: number): SandwichPlan {
  const breadWord = ingredients.find((word) => findRule(breadWords, word));
  const layers = ingredients.filter((word) => word !== breadWord).flatMap(layersOf);
  return {
    bread: (breadWord && findRule(breadWords, breadWord)) || "bun",
    layers: withChicken(layers.filter(isShown), spiceLevel)
      .sort((lower, upper) => rankOf(fillings[lower].look) - rankOf(fillings[upper].look))
      .slice(0, tallestStack),
    heat: Math.min(5, Math.max(0, Math.round(spiceLevel) || 0)),
  };
}

function layersOf(word: string): Filling[] {
  const layer = findRule(fillingWords, word);
  if (!layer) return [];
  return chicken.has(layer) && /cutlets|double (patty|stack)/.test(word) ? [layer, layer] : [layer];
}

/** Chicken may lie twice, everything else once. */
const isShown = (layer: Filling, index: number, layers: Filling[]) =>
  chicken.has(layer) || layers.indexOf(layer) === index;

const chicken = new Set<Filling>([
  ...(["fried chicken", "nuggets", "katsu", "grilled chicken", "blackened chicken"] as const),
  ...(["roast chicken", "pulled chicken", "chicken salad"] as const),
]);
const hotSauces = new Set<Filling>(["hot sauce", "gochujang", "buffalo"]);

/** Adds chicken when the list of ingredients does not name it. A hot sauce paints its crust red. */
function withChicken(layers: Filling[], spiceLevel: number): Filling[] {
  const complete = layers.some((layer) => chicken.has(layer))
    ? layers
    : [...layers, "fried chicken" as const];
  if (spiceLevel < 3 || !complete.some((layer) => hotSauces.has(layer))) return complete;
  return complete.map((layer) => (layer === "fried chicken" ? "hot chicken" : layer));
}

type Rules<Result> = Array<[words: RegExp, result: Result]>;

/** The first matching rule decides, so special words come before general ones. */
function findRule<Result>(rules: Rules<Result>, word: string): Result | undefined {
  return rules.find(([words]) => words.test(word))?.[1];
}

const breadWords: Rules<Bread> = [
  [/biscuit|scone/, "biscuit"],
  [/rice (bun|patty|patties)/, "rice"],
  [/croissant/, "croissant"],
  [/pita|flatbread|taboon|laffa|naan|tortilla|wrap|lavash/, "pocket"],
  [/baguette|bolillo|telera|po'?boy|french bread|hoagie|sub roll|long roll|torta roll/, "baguette"],
  [/ciabatta|focaccia/, "ciabatta"],
  [/shokupan|milk bread/, "milk"],
  [/sourdough|rye|country bread|levain/, "sourdough"],
  [/(multigrain|whole ?wheat|whole ?grain|seed\w{0,20}|oat) (bread|loaf|toast)|rugbrod/, "seeded"],
  [/(white|sandwich|toasted|texas|soft) (white )?(bread|toast)|^toast$|^bread$/, "white"],
  [/sesame.{0,80}(bun|roll)/, "sesame"],
  [/potato (roll|bun)|hawaiian roll/, "potato"],
  [/kaiser|pretzel|hard roll/, "kaiser"],
  [/brioche|challah/, "brioche"],
  [/\b(bun|roll)s?\b/, "bun"],
];

const fillingWords: Rules<Filling> = [
  [/pate|liver/, "pate"],
  [/chicken skin|(crispy|fried) (onion|shallot)|onion (ring|straw)/, "crispy onion"],
  [/egg salad|tamago/, "egg salad"],
  [/(folded|scrambled) egg|omelet/, "folded egg"],
  [/\beggs?\b/, "fried egg"],
  [/chicken salad/, "chicken salad"],
  [/\bkatsu|schnitzel/, "katsu"],
  [/karaage|nugget|tender|popcorn chicken/, "nuggets"],
  [/blackened|jerk/, "blackened chicken"],
  [/(pulled|shredded).{0,80}chicken|shawarma|tinga|confit/, "pulled chicken"],
  [/fried.{0,80}(chicken|thigh|breast|cutlet)|crispy.{0,80}chicken|breaded/, "fried chicken"],
  [/grilled.{0,80}(chicken|thigh|breast)/, "grilled chicken"],
  [/(roast|poached|rotisserie|smoked).{0,80}chicken/, "roast chicken"],
  [/chicken|milanesa/, "fried chicken"],
  [/slaw/, "slaw"],
  [/kimchi/, "kimchi"],
  [/cabbage/, "cabbage"],
  [/iceberg|shredded lettuce/, "iceberg"],
  [/carrot/, "carrot"],
  [/turnip|beet/, "turnip"],
  [/ginger/, "ginger"],
  [/(red|pickled|sumac).{0,80}(onion|shallot)/, "red onion"],
  [/scallion|chive|green onion/, "herbs"],
  [/onion|shallot|leek/, "onion"],
  [/jalapeno/, "jalapeno"],
  [/(red|roasted|bell) pepper(?!.{0,80}jelly)/, "pepper"],
  [/cucumber(?! pickle)/, "cucumber"],
  [/radish|daikon/, "radish"],
  [/pickle|gherkin|dill chip/, "pickles"],
  [/tomato/, "tomato"],
  [/avocado|guacamole/, "avocado"],
  [/beans?\b|hummus/, "beans"],
  [/radicchio|chicory/, "radicchio"],
  [/arugula|rocket|watercress|sprouts|spinach/, "arugula"],
  [/lettuce|romaine|greens|perilla|shiso/, "lettuce"],
  [/cilantro|parsley|basil(?!.{0,80}pesto)|tarragon|mint\b|dill\b|herbs/, "herbs"],
  [/bacon|pancetta/, "bacon"],
  [/\bham\b|prosciutto/, "ham"],
  [/pepper ?jack/, "pepper jack"],
  [/blue cheese|gorgonzola|feta/, "blue cheese"],
  [/american cheese/, "american cheese"],
  [/cheddar|pimento/, "cheddar"],
  [/swiss|gruyere|emmental/, "swiss"],
  [/provolone|mozzarella|oaxaca|queso|jack|havarti|brie/, "white cheese"],
  [/cheese/, "american cheese"],
  [/gochujang/, "gochujang"],
  [/buffalo/, "buffalo"],
  [/barbe[cq]ue|bbq/, "barbecue"],
  [/curry (sauce|mayo\w*)/, "curry"],
  [/pesto|goddess|chimichurri|salsa verde|zhoug/, "green sauce"],
  [/gravy/, "gravy"],
  [/soy|teriyaki|tonkatsu|hoisin/, "soy"],
  [/remoulade|comeback|special sauce/, "pink sauce"],
  [/(hot sauce|chipotle|sriracha|spicy).{0,80}mayo/, "pink sauce"],
  [/honey|syrup|jelly|jam\b/, "honey"],
  [/mustard|dijon|madras/, "mustard"],
  [/mayo|aioli|ranch|toum|creme|crema|tahini|yogurt|tzatziki|white sauce/, "mayo"],
  [/cayenne|hot (oil|sauce)|ghost|salsa|chipotle|arbol|gochugaru|harissa|sriracha/, "hot sauce"],
  [/butter\b/, "butter"],
  [/chil(i|ies|e|es)\b|fresno/, "chili"],
];
