import { distinctTexts } from "#contract/distinct-texts.ts";
import type { Image } from "#contract/images.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

export function presentSandwich(row: SandwichRow, image: Image | null): Sandwich {
  const { containsGluten, containsDairy, containsEggs, isSpicy, organic } = row;
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    name: row.name,
    description: row.description,
    price: row.price,
    imageUrl: row.imageUrl,
    image,
    // Some were stored before a repeated one was dropped on the way in.
    ingredients: distinctTexts(row.ingredients),
    containsGluten,
    containsDairy,
    containsEggs,
    isSpicy,
    spiceLevel: row.spiceLevel,
    dietaryInfo: { containsGluten, containsDairy, containsEggs, spicy: isSpicy, organic },
    averageRating: row.averageRating,
    reviewCount: row.ratingCount,
    tags: row.tags,
    section: row.section,
    version: row.version,
  };
}
