// How sure the rules are that a dish is a chicken sandwich.
import type { MenuItem } from "../reader.types.ts";
import { describedForm, isDressed, nameForm, sectionForm } from "./bread.ts";
import { chickenConfidence, isChickenSection, type MenuContext } from "./chicken.ts";
import { sectionKinds } from "./headings.ts";
import { splitWords } from "./words.ts";

/** The lower of two confidences: that there is chicken in it, and that it is in bread. */
export function ruleConfidence(item: MenuItem, context: MenuContext): number {
  if (isNoDish(item)) return 0;
  return Math.min(chickenConfidence(item, context), sandwichConfidence(item, context));
}

const extra =
  /^(?:add|extra|extras|sub|substitute|side|side of|upgrade|make it|with|plus|choice of|choose|pick|step \d|swap)\b(?! ?way)/i;
const forMany =
  /\b(?:tray|serves|feeds|catering|party|bucket|platter|family|dozen|bundle|\d{1,3} ?-? ?packs?|packs?|for (?:two|\d{1,3}))\b|\b\d{1,4} ?(?:people|guests|ppl)\b/i;
const longestName = 12;

/** Extras, prose, titles, and food for many. */
export function isNoDish({ name, section, isPerWeight, description }: MenuItem): boolean {
  if (isPerWeight || extra.test(name) || forMany.test(name) || isProse(name)) return true;
  if (/\b(?:serves|feeds) \d/i.test(description)) return true;
  return section !== null && sectionKinds(section.title).includes("never");
}

const isProse = (name: string) =>
  splitWords(name).length > longestName ||
  /\b(?:I|we|my|was|were|ordered|tried|loved|you can)\b/.test(name);

/** How sure we are that it is in bread; 0 when nothing says so. */
export function sandwichConfidence(item: MenuItem, context: MenuContext): number {
  const form = nameForm(item.name);
  const section = sectionForm(item.section);
  if (form === "sandwich") return 0.97;
  if (form === "bread") return section === "other" ? 0.8 : 0.93;
  const described = describedForm(item);
  const isInBread = section === "sandwich" || described !== null;
  if (form === "other") return isInBread && isSaladFilling(item.name) ? 0.85 : 0;
  if (section === "sandwich") return 0.93;
  if (section === "other") return described === "sandwich" ? 0.7 : 0;
  if (described) return 0.8;
  if (!item.section || !isChickenSection(item.section)) return 0;
  const isSandwichPlace =
    nameForm(context.restaurantName) === "sandwich" || context.sellsSandwiches;
  return isSandwichPlace && isDressed(item) ? 0.5 : 0;
}

/** Where sandwiches are sold, chicken salad is a filling. */
const isSaladFilling = (name: string) => /\bchicken salad$/i.test(name);
