import type { Image } from "#contract/images.ts";
import type { Database } from "#server/database/client.ts";
import { photosOf } from "#server/features/uploads/review-photos.service.ts";
import type { ReviewRow } from "./reviews.repository.ts";

/** One question for the photos of them all. */
export async function presentWithPhotos<Presented>(
  db: Database,
  rows: ReviewRow[],
  present: (row: ReviewRow, photos: Image[]) => Presented,
): Promise<Presented[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, photos(row.id)));
}
