export type SandwichPlan = {
  bread: Bread;
  /** From the bottom bread upward. */
  layers: Layer[];
  /** 0 to 5. */
  heat: number;
};

export type Bread =
  | "bun"
  | "brioche"
  | "sesame"
  | "potato"
  | "kaiser"
  | "biscuit"
  | "rice"
  | "white"
  | "milk"
  | "sourdough"
  | "seeded"
  | "baguette"
  | "ciabatta"
  | "croissant"
  | "pocket";

export type Layer =
  | { family: "chicken"; kind: Chicken }
  | { family: "sauce"; kind: Sauce }
  | { family: "spread"; kind: Spread }
  | { family: "cheese"; kind: Cheese }
  | { family: "slices"; kind: Slices }
  | { family: "shreds"; kind: Shreds }
  | { family: "leaves"; kind: Leaves }
  | { family: "meat"; kind: Meat }
  | { family: "egg"; kind: Egg };

export type Chicken =
  | "fried"
  | "hot"
  | "nuggets"
  | "katsu"
  | "grilled"
  | "blackened"
  | "roast"
  | "pulled"
  | "salad";

export type Sauce =
  | "hot"
  | "mayo"
  | "pink"
  | "mustard"
  | "honey"
  | "gravy"
  | "green"
  | "barbecue"
  | "buffalo"
  | "curry"
  | "soy"
  | "gochujang";

export type Spread = "beans" | "avocado" | "pate" | "butter";
export type Cheese = "american" | "cheddar" | "swiss" | "pepper jack" | "white" | "blue";
export type Slices = "pickles" | "cucumber" | "tomato" | "pepper" | "jalapeno" | "chili" | "radish";
export type Shreds =
  | "slaw"
  | "cabbage"
  | "iceberg"
  | "carrot"
  | "onion"
  | "red onion"
  | "crispy"
  | "kimchi"
  | "turnip"
  | "ginger";
export type Leaves = "lettuce" | "arugula" | "radicchio" | "herbs";
export type Meat = "bacon" | "ham";
export type Egg = "fried" | "folded" | "salad";

const hotSauces = new Set<Sauce>(["hot", "gochujang", "buffalo"]);
const creamySauces = new Set<Sauce>(["mayo", "pink", "mustard", "green"]);
const tallestStack = 7;

/** Expects ingredients in lower case without accents. */
export function describeSandwich(ingredients: string[], spiceLevel: number): SandwichPlan {
  const breadWord = ingredients.find((word) => findRule(breadWords, word));
  const layers = ingredients.filter((word) => word !== breadWord).flatMap(layersOf);
  return {
    bread: (breadWord && findRule(breadWords, breadWord)) || "bun",
    layers: withChicken(unique(layers), spiceLevel)
      .sort((lower, upper) => rank(lower) - rank(upper))
      .slice(0, tallestStack),
    heat: Math.min(5, Math.max(0, Math.round(spiceLevel) || 0)),
  };
}

function layersOf(word: string): Layer[] {
  const layer = findRule(layerWords, word);
  if (!layer) return [];
  return layer.family === "chicken" && /cutlets|double (patty|stack)/.test(word)
    ? [layer, { ...layer }]
    : [layer];
}

/** Adds chicken when the list of ingredients does not name it. */
function withChicken(layers: Layer[], spiceLevel: number): Layer[] {
  const complete: Layer[] = layers.some(({ family }) => family === "chicken")
    ? layers
    : [...layers, { family: "chicken", kind: "fried" }];
  const painted = complete.some((layer) => layer.family === "sauce" && hotSauces.has(layer.kind));
  if (spiceLevel < 3 || !painted) return complete;
  return complete.map((layer) =>
    layer.family === "chicken" && layer.kind === "fried" ? { ...layer, kind: "hot" } : layer,
  );
}

function unique(layers: Layer[]): Layer[] {
  return layers.filter(
    (layer, index) =>
      layer.family === "chicken" ||
      layers.findIndex(({ family, kind }) => family === layer.family && kind === layer.kind) ===
        index,
  );
}

/** The order in which cooks build it: soft things below the chicken, glaze and cheese on it, crunch on top. */
function rank(layer: Layer): number {
  switch (layer.family) {
    case "spread":
      return layer.kind === "butter" ? 5 : 0;
    case "leaves":
      return layer.kind === "herbs" ? 11 : 1;
    case "slices":
      return layer.kind === "tomato" ? 2 : 9;
    case "chicken":
      return 3;
    case "sauce":
      return creamySauces.has(layer.kind) ? 12 : 4;
    case "cheese":
      return 6;
    case "meat":
      return 7;
    case "egg":
      return 8;
    case "shreds":
      return 10;
  }
}

function findRule<Result>(rules: Array<[RegExp, Result]>, word: string): Result | undefined {
  return rules.find(([words]) => words.test(word))?.[1];
}

/** The first matching rule decides, so special words come before general ones. */
const breadWords: Array<[words: RegExp, bread: Bread]> = [
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

const layerWords: Array<[words: RegExp, layer: Layer]> = [
  [/pate|liver/, { family: "spread", kind: "pate" }],
  [/chicken skin|(crispy|fried) (onion|shallot)|onion (ring|straw)/, shreds("crispy")],
  [/egg salad|tamago/, { family: "egg", kind: "salad" }],
  [/(folded|scrambled) egg|omelet/, { family: "egg", kind: "folded" }],
  [/\beggs?\b/, { family: "egg", kind: "fried" }],
  [/chicken salad/, { family: "chicken", kind: "salad" }],
  [/\bkatsu|schnitzel/, { family: "chicken", kind: "katsu" }],
  [/karaage|nugget|tender|popcorn chicken/, { family: "chicken", kind: "nuggets" }],
  [/blackened|jerk/, { family: "chicken", kind: "blackened" }],
  [/(pulled|shredded).{0,80}chicken|shawarma|tinga|confit/, { family: "chicken", kind: "pulled" }],
  [
    /fried.{0,80}(chicken|thigh|breast|cutlet)|crispy.{0,80}chicken|breaded|milanesa/,
    { family: "chicken", kind: "fried" },
  ],
  [/grilled.{0,80}(chicken|thigh|breast)/, { family: "chicken", kind: "grilled" }],
  [/(roast|poached|rotisserie|smoked).{0,80}chicken/, { family: "chicken", kind: "roast" }],
  [/chicken/, { family: "chicken", kind: "fried" }],
  [/slaw/, shreds("slaw")],
  [/kimchi/, shreds("kimchi")],
  [/cabbage/, shreds("cabbage")],
  [/iceberg|shredded lettuce/, shreds("iceberg")],
  [/carrot/, shreds("carrot")],
  [/turnip|beet/, shreds("turnip")],
  [/ginger/, shreds("ginger")],
  [/(red|pickled|sumac).{0,80}(onion|shallot)/, shreds("red onion")],
  [/scallion|chive|green onion/, { family: "leaves", kind: "herbs" }],
  [/onion|shallot|leek/, shreds("onion")],
  [/jalapeno/, { family: "slices", kind: "jalapeno" }],
  [/(red|roasted|bell) pepper(?!.{0,80}jelly)/, { family: "slices", kind: "pepper" }],
  [/cucumber(?! pickle)/, { family: "slices", kind: "cucumber" }],
  [/radish|daikon/, { family: "slices", kind: "radish" }],
  [/pickle|gherkin|dill chip/, { family: "slices", kind: "pickles" }],
  [/tomato/, { family: "slices", kind: "tomato" }],
  [/avocado|guacamole/, { family: "spread", kind: "avocado" }],
  [/beans?\b|hummus/, { family: "spread", kind: "beans" }],
  [/radicchio|chicory/, { family: "leaves", kind: "radicchio" }],
  [/arugula|rocket|watercress|sprouts|spinach/, { family: "leaves", kind: "arugula" }],
  [/lettuce|romaine|greens|perilla|shiso/, { family: "leaves", kind: "lettuce" }],
  [/cilantro|parsley|basil(?!.{0,80}pesto)|tarragon|mint\b|dill\b|herbs/, leaves("herbs")],
  [/bacon|pancetta/, { family: "meat", kind: "bacon" }],
  [/\bham\b|prosciutto/, { family: "meat", kind: "ham" }],
  [/pepper ?jack/, { family: "cheese", kind: "pepper jack" }],
  [/blue cheese|gorgonzola|feta/, { family: "cheese", kind: "blue" }],
  [/american cheese/, { family: "cheese", kind: "american" }],
  [/cheddar|pimento/, { family: "cheese", kind: "cheddar" }],
  [/swiss|gruyere|emmental/, { family: "cheese", kind: "swiss" }],
  [/provolone|mozzarella|oaxaca|queso|jack|havarti|brie/, { family: "cheese", kind: "white" }],
  [/cheese/, { family: "cheese", kind: "american" }],
  [/gochujang/, sauce("gochujang")],
  [/buffalo/, sauce("buffalo")],
  [/barbe[cq]ue|bbq/, sauce("barbecue")],
  [/curry (sauce|mayo\w*)/, sauce("curry")],
  [/pesto|goddess|chimichurri|salsa verde|zhoug/, sauce("green")],
  [/gravy/, sauce("gravy")],
  [/soy|teriyaki|tonkatsu|hoisin/, sauce("soy")],
  [
    /remoulade|comeback|(hot sauce|chipotle|sriracha|spicy).{0,80}mayo|special sauce/,
    sauce("pink"),
  ],
  [/honey|syrup|jelly|jam\b/, sauce("honey")],
  [/mustard|dijon|madras/, sauce("mustard")],
  [/mayo|aioli|ranch|toum|creme|crema|tahini|yogurt|tzatziki|white sauce/, sauce("mayo")],
  [/cayenne|hot (oil|sauce)|ghost|salsa|chipotle|arbol|gochugaru|harissa|sriracha/, sauce("hot")],
  [/butter\b/, { family: "spread", kind: "butter" }],
  [/chil(i|ies|e|es)\b|fresno/, { family: "slices", kind: "chili" }],
];

function shreds(kind: Extract<Layer, { family: "shreds" }>["kind"]): Layer {
  return { family: "shreds", kind };
}

function leaves(kind: Extract<Layer, { family: "leaves" }>["kind"]): Layer {
  return { family: "leaves", kind };
}

function sauce(kind: Extract<Layer, { family: "sauce" }>["kind"]): Layer {
  return { family: "sauce", kind };
}

/** Where a layer lies: its middle, its upper edge, how far it reaches and how thick it is. */
export type LayerProps<Kind extends string> = {
  kind: Kind;
  y: number;
  width: number;
  height: number;
  seed: number;
};

export type BreadProps = {
  bread: Bread;
  /** The height at which this half of the bread meets the filling. */
  y: number;
  width: number;
  height: number;
  seed: number;
};

export const centre = 400;

export function leftOf(width: number): number {
  return centre - width / 2;
}
