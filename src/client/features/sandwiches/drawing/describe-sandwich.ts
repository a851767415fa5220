import { breadWords, layerWords } from "./ingredient-words.ts";
import type { Layer, SandwichPlan, Sauce } from "./sandwich-plan.ts";

const hotSauces = new Set<Sauce>(["hot", "gochujang", "buffalo"]);
const creamySauces = new Set<Sauce>(["mayo", "pink", "mustard", "green"]);
const tallestStack = 7;

export function describeSandwich(ingredients: string[], spiceLevel: number): SandwichPlan {
  const words = ingredients.map(fold);
  const breadWord = words.find((word) => findRule(breadWords, word));
  const layers = words.filter((word) => word !== breadWord).flatMap(layersOf);
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

/** Everything here is a chicken sandwich, also when the list forgot to say so. */
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

/** How cooks build it: soft things below the chicken, glaze and cheese on it, crunch on top. */
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

function fold(ingredient: string): string {
  return ingredient.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
