import { distinctTexts } from "#contract/distinct-texts.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { toPrice } from "#server/domain/price.ts";
import { presentImage } from "#server/domain/shown-image.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

export function presentSandwich(row: SandwichRow): Sandwich {
  const image = row.image && presentImage(row.image);
  const { containsGluten, containsDairy, containsEggs, isSpicy, organic } = row;
  return {
    id: row.id,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    name: row.name,
    description: row.description,
    price: toPrice(row.priceCents),
    priceSource: row.priceSource,
    imageUrl: image?.url ?? null,
    image,
    // Older rows may hold an ingredient twice.
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
