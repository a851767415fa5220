import { imageFileUrl } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import {
  actionsOf,
  badgesOf,
  entriesOf,
  helpfulVotesOf,
  imagesOf,
  recommendationsOf,
  reviewPhotosOf,
  reviewReportsOf,
  reviewsOf,
  savedRestaurantsOf,
  sessionsOf,
} from "./account-export.repository.ts";
import { presentUser } from "./users.presenter.ts";
import { getUser } from "./users.service.ts";

/** Pictures are named by their whole address: the file is read far from here. */
export function exportAccount({ db, config, now }: Dependencies, id: string, origin: string) {
  const urlOf: UrlOf = ({ storageKey, width }) => `${origin}${imageFileUrl(storageKey, width)}`;
  return inTransaction(db, async (tx) => {
    const user = await getUser(tx, id);
    return {
      exportedAt: now(),
      profile: { ...presentUser(user, config), preferences: user.preferences },
      entries: await entriesOf(tx, id),
      reviews: await reviewsWithPhotos(tx, id, urlOf),
      helpfulVotes: await helpfulVotesOf(tx, id),
      reviewReports: await reviewReportsOf(tx, id),
      images: await uploads(tx, id, urlOf),
      badges: await badgesOf(tx, id),
      actions: await actionsOf(tx, id),
      savedRestaurants: await savedRestaurantsOf(tx, id),
      recommendations: await recommendationsOf(tx, id),
      sessions: await sessionsOf(tx, id),
    };
  });
}

type UrlOf = (image: { storageKey: string; width: number }) => string;

async function reviewsWithPhotos(tx: Database, userId: string, urlOf: UrlOf) {
  const photos = await reviewPhotosOf(tx, userId);
  const reviews = await reviewsOf(tx, userId);
  return reviews.map((review) => ({
    ...review,
    photoUrls: photos.filter(({ reviewId }) => reviewId === review.id).map(urlOf),
  }));
}

async function uploads(tx: Database, userId: string, urlOf: UrlOf) {
  const images = await imagesOf(tx, userId);
  return images.map(({ storageKey, ...image }) => ({
    ...image,
    url: urlOf({ storageKey, width: image.width }),
  }));
}
