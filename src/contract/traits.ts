/**
 * What a sandwich contains or is, as far as anybody stated: true, false, or null for unknown, which must never read as
 * "free of". Columns and their indexes, schemas, forms, labels, badges, filters and test data are made from these two
 * tables. Plain data without zod: every page's first load carries it.
 */

/** By their word in the filter `without`. */
export const allergens = {
  gluten: { trait: "containsGluten", label: "Gluten", singular: "gluten" },
  dairy: { trait: "containsDairy", label: "Dairy", singular: "dairy" },
  eggs: { trait: "containsEggs", label: "Eggs", singular: "egg" },
} as const;

/** What a restaurant says in its favor. Each has a filter of its name, which finds what is stated to be true. */
export const claims = {
  organic: { label: "Organic" },
  halal: { label: "Halal" },
} as const;

export type Allergen = keyof typeof allergens;
export type Claim = keyof typeof claims;
export type Trait = (typeof allergens)[Allergen]["trait"] | Claim;

export const allergenNames = Object.keys(allergens) as [Allergen, ...Allergen[]];
export const claimNames = Object.keys(claims) as Claim[];
export const traits: Trait[] = [
  ...Object.values(allergens).map(({ trait }) => trait),
  ...claimNames,
];

const recordOf = <Name extends string, Value>(names: Name[], valueFor: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;

export const eachTrait = <Value>(valueFor: (trait: Trait) => Value) => recordOf(traits, valueFor);
export const eachClaim = <Value>(valueFor: (claim: Claim) => Value) =>
  recordOf(claimNames, valueFor);
