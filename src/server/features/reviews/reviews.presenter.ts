import type { MemberReview, MenuReview, RatingSummary, Review } from "#contract/reviews.ts";
import { urlOfAvatar } from "#server/database/shown-image.ts";
import { presentPhotos } from "#server/features/uploads/review-photos.service.ts";
import type { ReviewRow } from "./reviews.repository.ts";

export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  sandwichId: row.sandwichId,
  userId: row.userId,
  username: row.username,
  avatarUrl: urlOfAvatar(row.avatar),
  rating: row.rating,
  review: row.comment,
  photos: presentPhotos(row.photos),
  dateCreated: row.dateCreated,
  helpfulCount: row.helpfulCount,
});

export const presentMenuReview = (row: ReviewRow): MenuReview => ({
  ...presentReview(row),
  sandwichName: row.sandwichName,
});

export const presentMemberReview = (row: ReviewRow): MemberReview => ({
  ...presentMenuReview(row),
  isHidden: row.isHidden,
  isWaiting: row.waitingReason !== null,
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
