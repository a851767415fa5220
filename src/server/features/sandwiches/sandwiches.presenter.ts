import { distinctTexts } from "#contract/distinct-texts.ts";
import type { Image } from "#contract/images.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { imagesOf } from "#server/features/uploads/images.service.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

/** Reads the photos of all rows in one query. */
export async function presentSandwiches(db: Database, rows: SandwichRow[]): Promise<Sandwich[]> {
  const imageOf = await imagesOf(db, rows);
  return rows.map((row) => presentSandwich(row, imageOf(row)));
}

function presentSandwich(row: SandwichRow, image: Image | null): Sandwich {
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
