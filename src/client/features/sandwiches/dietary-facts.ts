import type { Sandwich } from "#contract/sandwiches.ts";

export interface DietaryFact {
  name: string;
  /** Null: nobody said. */
  contains: boolean | null;
}

type Stated = Pick<Sandwich, "containsGluten" | "containsDairy" | "containsEggs">;

export function allergenFacts(sandwich: Stated): DietaryFact[] {
  return [
    { name: "Gluten", contains: sandwich.containsGluten },
    { name: "Dairy", contains: sandwich.containsDairy },
    { name: "Eggs", contains: sandwich.containsEggs },
  ];
}

/** Silence is not "free of": what nobody stated says so. */
export function describeFact({ contains }: DietaryFact): string {
  if (contains === null) return "Not stated";
  return contains ? "Contains" : "Does not contain";
}
