import type { Allergen } from "#contract/explore-choices.ts";

export const allergenNames: Record<Allergen, string> = {
  gluten: "gluten",
  dairy: "dairy",
  eggs: "egg",
};
