// What a dish contains, and what the menu says that it is free of. Unknown stays unknown.
import type { MenuItem } from "../reader.types.ts";
import { clausesOf, sharedClausesOf } from "./clauses.ts";
import { sectionKinds } from "./headings.ts";
import type { Legend } from "./legend.ts";
import {
  type Allergen,
  allergenPhrases,
  freeOfPhrases,
  replacingPhrases,
} from "./vocabulary/allergens.ts";
import { createFinder, splitWords } from "./words.ts";

/** What the menu says about an allergen, and its words for it. */
interface Finding {
  contains: boolean;
  because: string;
  confidence: number;
}

type Allergens = Partial<Record<Allergen, Finding>>;

const findIngredients = createFinder(allergenPhrases);
const findReplacing = createFinder(replacingPhrases);
const findFreeOf = createFinder(freeOfPhrases);

/** An ingredient outweighs a sign that says the opposite: a needless warning is the safer mistake. */
export function readAllergens(item: MenuItem, legend: Legend): Allergens {
  const found: Allergens = {};
  for (const [allergen, because] of [
    ...signed("contains", item.markers, legend),
    ...fromIngredients(item),
  ]) {
    found[allergen] ??= { contains: true, because, confidence: 0.9 };
  }
  for (const [allergen, because] of freeOf(item, legend)) {
    found[allergen] ??= { contains: false, because, confidence: 0.85 };
  }
  return found;
}

type Reason = [Allergen, string];

/** The single signs of a dish's markers: "(1,3,7)*" is 1, 3, 7 and *. */
const signsOf = (markers: string) => markers.match(/[A-Z]{1,3}|\d{1,2}[a-z]?|[*†‡§]/g) ?? [];

const signed = (kind: "contains" | "free", markers: string, legend: Legend): Reason[] =>
  signsOf(markers).flatMap((sign) => {
    const meaning = legend.get(sign);
    return meaning?.kind === kind
      ? meaning.allergens.map((allergen): Reason => [allergen, sign])
      : [];
  });

function fromIngredients({ name, description, section }: MenuItem): Reason[] {
  const own = [name, ...clausesOf(description)].flatMap(ingredientsOf);
  const shared = section ? sharedClausesOf(section.note).flatMap(ingredientsOf) : [];
  return [...own, ...shared, ...breadOfSection(section?.title ?? "")];
}

/** "BISCUITS": every dish of the section is one; "Wraps & Pitas" leaves it open. */
function breadOfSection(title: string): Reason[] {
  const isOneKind = sectionKinds(title).filter((kind) => kind !== "filler").length === 1;
  return isOneKind || / bread\b/i.test(title) ? ingredientsOf(title) : [];
}

function ingredientsOf(clause: string): Reason[] {
  const words = splitWords(clause);
  const replaced = new Set(findReplacing(words).flatMap(({ value }) => value));
  return findIngredients(words).flatMap(({ value, phrase }) =>
    value
      .filter((allergen) => !replaced.has(allergen))
      .map((allergen): Reason => [allergen, phrase]),
  );
}

/** "Dairy free" by itself speaks of the dish; "dairy-free slaw" speaks of the slaw. */
function freeOf({ name, description, markers }: MenuItem, legend: Legend): Reason[] {
  // "Half sandwich with tomato soup (GF)" may speak of the soup.
  const isUnclear =
    / with /i.test(name) || signsOf(markers).some((sign) => legend.get(sign)?.kind === "offer");
  const named = splitWords(name);
  // "Gluten Free Chicken Club", but not "Chicken Club on gluten free bun".
  const byName = findFreeOf(named).filter(
    ({ from, to }) =>
      to === named.length || (from === 0 && findIngredients(named.slice(to, to + 1)).length === 0),
  );
  const byClause = clausesOf(description).flatMap((clause) => {
    const words = splitWords(clause).filter(
      ({ text }) => !["and", "100", "this", "item", "is"].includes(text),
    );
    const phrases = findFreeOf(words);
    const covered = phrases.reduce((sum, { from, to }) => sum + to - from, 0);
    return covered === words.length ? phrases : [];
  });
  const byWords = [...byName, ...byClause].flatMap(({ value, phrase }) =>
    value.map((allergen): Reason => [allergen, phrase]),
  );
  return [...(isUnclear ? [] : signed("free", markers, legend)), ...byWords];
}
