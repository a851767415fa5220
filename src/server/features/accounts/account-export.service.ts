import { imageFileUrl } from "#contract/image-files.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { countTry } from "#server/domain/throttle.ts";
import * as rows from "./account-export.repository.ts";
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
  const user = await getUser(db, id);
  const visitsByEntry = groupBy(await rows.visitsOf(db, id), ({ entryId }) => entryId);
  const photosByReview = groupBy(await rows.reviewPhotosOf(db, id), ({ reviewId }) => reviewId);
  // One after the other, so that an export uses one connection of the database.
  return {
    exportedAt: now(),
    profile: {
      ...presentUser(user, config),
      avatarUrl: user.avatar && urlOf(user.avatar),
      preferences: user.preferences,
    },
    entries: (await rows.entriesOf(db, id)).map((entry) => ({
      ...entry,
      dateTried: dayOf(entry.dateTried),
      visits: (visitsByEntry.get(entry.id) ?? []).map(({ entryId: _, ...visit }) => ({
        ...visit,
        dateTried: dayOf(visit.dateTried),
      })),
    })),
    reviews: (await rows.reviewsOf(db, id)).map((review) => ({
      ...review,
      photoUrls: (photosByReview.get(review.id) ?? []).map(urlOf),
    })),
    helpfulVotes: await rows.helpfulVotesOf(db, id),
    reviewReports: await rows.reviewReportsOf(db, id),
    factChecks: await rows.factChecksOf(db, id),
    images: (await rows.imagesOf(db, id)).map(({ storageKey, ...image }) => ({
      ...image,
      url: urlOf({ storageKey, width: image.width }),
    })),
    badges: await rows.badgesOf(db, id),
    actions: await rows.actionsOf(db, id),
    savedRestaurants: await rows.savedRestaurantsOf(db, id),
    recommendations: await rows.recommendationsOf(db, id),
    sessions: await rows.sessionsOf(db, id),
    devices: await rows.devicesOf(db, id),
    passkeys: await passkeysOf(db, id),
    secondFactor: await secondFactorOf(db, id),
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
