// Decides which dishes are chicken sandwiches: rules say how sure they are, a logistic regression how likely it is.
import type { MenuItem } from "../reader.types.ts";
import { isMeatless, type MenuContext } from "./chicken.ts";
import { featuresOf } from "./features.ts";
import learned from "./learned-weights.json" with { type: "json" };
import { isNoDish, ruleConfidence } from "./rules.ts";

/** The regression has learnt from whole menus, so for fewer dishes the rules decide alone. */
const fewestDishes = 4;
/** No menu has more; beyond this the rules decide alone, which takes less time. */
const mostDishes = 1500;
/** How likely a dish has to be: without a rule, with one, and with one that is all but sure. */
const likely = { withoutRule: 0.85, withRule: 0.5, withSureRule: 0.25 };
const sureRule = 0.9;

const weights = new Map<string, number>(Object.entries(learned.weights));

/** How sure we are of each dish, from 0 (it is none) to 1. */
export function decide(items: readonly MenuItem[], context: MenuContext): number[] {
  const byRule = items.map((item) => ruleConfidence(item, context));
  if (items.length < fewestDishes || items.length > mostDishes) return byRule;
  const features = featuresOf(items, byRule, context);
  return items.map((item, at) => {
    const rule = byRule[at] ?? 0;
    // A dish without meat or for a party is none, whatever the regression says.
    if (rule === 0 && (isNoDish(item) || isMeatless(item))) return 0;
    const likelihood = likelihoodOf(features[at] ?? new Map());
    const isIn =
      likelihood >= likely.withoutRule ||
      (rule > 0 && likelihood >= likely.withRule) ||
      (rule >= sureRule && likelihood >= likely.withSureRule);
    return isIn ? (rule + likelihood) / 2 : 0;
  });
}

function likelihoodOf(features: ReadonlyMap<string, number>): number {
  let sum = learned.bias;
  for (const [name, value] of features) sum += value * (weights.get(name) ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
