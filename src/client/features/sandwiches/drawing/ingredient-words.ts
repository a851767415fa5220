import type { Bread, Layer } from "./sandwich-plan.ts";

/** The first rule that matches an ingredient decides, so the special stands before the general. */
export const breadWords: Array<[words: RegExp, bread: Bread]> = [
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

export const layerWords: Array<[words: RegExp, layer: Layer]> = [
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
