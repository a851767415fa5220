import type { Image } from "#contract/images.ts";
import type { MemberReview, MenuReview, RatingSummary, Review } from "#contract/reviews.ts";
import type { Database } from "#server/database/client.ts";
import { photosOf } from "#server/features/uploads/review-photos.service.ts";
import type { ReviewRow } from "./reviews.repository.ts";

export const presentReview = (row: ReviewRow, photos: Image[]): Review => ({
  id: row.id,
  sandwichId: row.sandwichId,
  userId: row.userId,
  username: row.username,
  rating: row.rating,
  review: row.comment,
  photos,
  dateCreated: row.dateCreated,
  helpfulCount: row.helpfulCount,
});

export const presentMenuReview = (row: ReviewRow, photos: Image[]): MenuReview => ({
  ...presentReview(row, photos),
  sandwichName: row.sandwichName,
});

export const presentMemberReview = (row: ReviewRow, photos: Image[]): MemberReview => ({
  ...presentMenuReview(row, photos),
  isHidden: row.isHidden,
});

export function presentSummary(countByStars: Map<number, number>): RatingSummary {
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countByStars.get(stars) ?? 0 }));
  const count = sum(counts.map((bar) => bar.count));
  const stars = sum(counts.map((bar) => bar.stars * bar.count));
  const share = (part: number) => (count === 0 ? 0 : part / count);
  return {
    average: Math.round(share(stars * 10)) / 10,
    count,
    histogram: counts.map((bar) => ({ ...bar, percent: Math.round(share(bar.count * 100)) })),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** One query loads the photos of all reviews. */
export async function presentReviews<Presented>(
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
