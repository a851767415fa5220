import { inTransaction } from "#server/database/transaction.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import {
  actionsOf,
  badgesOf,
  entriesOf,
  helpfulVotesOf,
  imagesOf,
  recommendationsOf,
  reviewReportsOf,
  reviewsOf,
  savedRestaurantsOf,
  sessionsOf,
} from "./account-export.repository.ts";
import { presentUser } from "./users.presenter.ts";
import { getUser } from "./users.service.ts";

export function exportAccount({ db, config, now }: AppDependencies, id: string) {
  return inTransaction(db, async (tx) => {
    const user = await getUser(tx, id);
    return {
      exportedAt: now(),
      profile: { ...presentUser(user, config), preferences: user.preferences },
      entries: await entriesOf(tx, id),
      reviews: await reviewsOf(tx, id),
      helpfulVotes: await helpfulVotesOf(tx, id),
      reviewReports: await reviewReportsOf(tx, id),
      images: await imagesOf(tx, id),
      badges: await badgesOf(tx, id),
      actions: await actionsOf(tx, id),
      savedRestaurants: await savedRestaurantsOf(tx, id),
      recommendations: await recommendationsOf(tx, id),
      sessions: await sessionsOf(tx, id),
    };
  });
}
