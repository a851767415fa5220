import { chickenConfidence, isChickenSection, type MenuContext } from "./chicken.ts";
import { describedForm, isDressed, nameForm, sectionForm } from "./forms.ts";
import { sectionKinds } from "./headings.ts";
import type { MenuItem } from "./menu.types.ts";
import { wordsOf } from "./words.ts";

/** How sure we are that it is a chicken sandwich; 0 when it is not. docs/importer.md has the rules. */
export function chickenSandwichConfidence(item: MenuItem, context: MenuContext): number {
  if (isNoDish(item)) return 0;
  const chicken = chickenConfidence(item, context);
  return chicken === 0 ? 0 : Math.min(chicken, sandwichConfidence(item, context));
}

const extra =
  /^(?:add|extra|extras|sub|substitute|side|side of|upgrade|make it|with|plus|choice of|choose|pick|step \d|swap)\b(?! ?way)/i;
const forMany =
  /\b(?:tray|serves|feeds|catering|party|bucket|platter|family|dozen|bundle|\d+ ?-? ?packs?|packs?|for (?:two|\d+))\b|\b\d+ ?(?:people|guests|ppl)\b/i;

function isNoDish({ name, section, isPerWeight, description }: MenuItem): boolean {
  if (isPerWeight || extra.test(name) || forMany.test(name) || isProse(name)) return true;
  if (/\b(?:serves|feeds) \d/i.test(description)) return true;
  return section !== null && sectionKinds(section.title).includes("never");
}

const longestName = 12;

/** Somebody tells of a sandwich instead of selling it. */
const isProse = (name: string) =>
  wordsOf(name).length > longestName ||
  /\b(?:I|we|my|was|were|ordered|tried|loved|you can)\b/.test(name);

function sandwichConfidence(item: MenuItem, context: MenuContext): number {
  const form = nameForm(item.name);
  const section = sectionForm(item.section);
  if (form === "sandwich") return 0.97;
  if (form === "bread" && section !== "other") return 0.93;
  if (form === "other") return section === "sandwich" && isSaladFilling(item.name) ? 0.85 : 0;
  if (section === "sandwich") return 0.93;
  const described = describedForm(item);
  if (section === "other") return described === "sandwich" ? 0.7 : 0;
  if (described) return 0.8;
  if (!item.section || !isChickenSection(item.section)) return 0;
  const isSandwichPlace =
    nameForm(context.restaurantName) === "sandwich" || context.sellsSandwiches;
  return isSandwichPlace && isDressed(item) ? 0.5 : 0;
}

/** A salad of chicken is a filling where sandwiches are sold. */
const isSaladFilling = (name: string) => /\bchicken salad$/i.test(name);
