import { imageFileUrl } from "#contract/image-files.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countTry } from "#server/domain/throttle.ts";
import {
  actionsOf,
  badgesOf,
  devicesOf,
  entriesOf,
  factChecksOf,
  helpfulVotesOf,
  imagesOf,
  recommendationsOf,
  reviewPhotosOf,
  reviewReportsOf,
  reviewsOf,
  savedRestaurantsOf,
  sessionsOf,
  visitsOf,
} from "./account-export.repository.ts";
import { passkeysOf } from "./passkeys.service.ts";
import { secondFactorOf } from "./second-factor.service.ts";
import { presentUser } from "./users.presenter.ts";
import { getUser } from "./users.service.ts";

const exportsPerHour = 20;

/** Image addresses are absolute, because the file is read outside the site. */
export async function exportAccount({ db, config, now }: Dependencies, id: string, origin: string) {
  const throttle = { key: `export:${id}`, limit: exportsPerHour, windowSeconds: 60 * 60 };
  await countTry(db, now(), throttle);
  const urlOf = ({ storageKey, width }: { storageKey: string; width: number }) =>
    `${origin}${imageFileUrl(storageKey, width)}`;
  // Two rounds, so that one export does not use every database connection.
  const [user, entries, reviews, photos, helpfulVotes, reviewReports, images] = await Promise.all([
    getUser(db, id),
    entriesOf(db, id),
    reviewsOf(db, id),
    reviewPhotosOf(db, id),
    helpfulVotesOf(db, id),
    reviewReportsOf(db, id),
    imagesOf(db, id),
  ]);
  const [
    visits,
    badges,
    actions,
    savedRestaurants,
    recommendations,
    sessions,
    devices,
    passkeys,
    secondFactor,
    factChecks,
  ] = await Promise.all([
    visitsOf(db, id),
    badgesOf(db, id),
    actionsOf(db, id),
    savedRestaurantsOf(db, id),
    recommendationsOf(db, id),
    sessionsOf(db, id),
    devicesOf(db, id),
    passkeysOf(db, id),
    secondFactorOf(db, id),
    factChecksOf(db, id),
  ]);
  const visitsByEntry = groupBy(visits, ({ entryId }) => entryId);
  const photosByReview = groupBy(photos, ({ reviewId }) => reviewId);
  return {
    exportedAt: now(),
    profile: {
      ...presentUser(user, config),
      avatarUrl: user.avatar && urlOf(user.avatar),
      preferences: user.preferences,
    },
    entries: entries.map((entry) => ({
      ...entry,
      dateTried: dayOf(entry.dateTried),
      visits: (visitsByEntry.get(entry.id) ?? []).map(({ entryId: _, ...visit }) => ({
        ...visit,
        dateTried: dayOf(visit.dateTried),
      })),
    })),
    reviews: reviews.map((review) => ({
      ...review,
      photoUrls: (photosByReview.get(review.id) ?? []).map(urlOf),
    })),
    helpfulVotes,
    reviewReports,
    factChecks,
    images: images.map(({ storageKey, ...image }) => ({
      ...image,
      url: urlOf({ storageKey, width: image.width }),
    })),
    badges,
    actions,
    savedRestaurants,
    recommendations,
    sessions,
    devices,
    passkeys,
    secondFactor,
  };
}

/** `dateTried` is a calendar day, not an instant. */
const dayOf = (dateTried: Date | null) => dateTried?.toISOString().slice(0, 10) ?? null;

/** One pass over the items: a nested loop would block the event loop for a large account. */
function groupBy<Item>(items: Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
