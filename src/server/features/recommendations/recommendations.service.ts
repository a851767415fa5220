import type { PageQuery } from "#contract/paging.ts";
import type {
  CreateRecommendationInput,
  FulfilRecommendationInput,
  Recommendation,
  RecommendationFilters,
  ReviewRecommendationInput,
} from "#contract/recommendations.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Actor } from "#server/domain/actor.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { mapPage, type Page, readCursor, timePosition, toPage } from "#server/domain/paging.ts";
import { conflict, orNotFound, Refusal } from "#server/domain/refusal.ts";
import { recordAudit } from "#server/features/audit/audit.service.ts";
import { settleRewards } from "#server/features/gamification/gamification.service.ts";
import { likelyDuplicates } from "#server/features/restaurants/duplicates.service.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import {
  decideRecommendation,
  findRecommendation,
  hasPending,
  insertRecommendation,
  linkRestaurant,
  listRecommendations,
  type RecommendationRow,
  skipId,
} from "./recommendations.repository.ts";

type Deps = Pick<Dependencies, "db" | "now">;

/** A bot fills in the hidden field. It gets the usual answer, but nothing is stored. */
export async function recommend(
  { db, now }: Deps,
  { referral, ...input }: CreateRecommendationInput,
  submittedBy: string | null,
): Promise<Recommendation> {
  const { websiteUrl, notes, name = null, email = null, phoneNumber = null } = input;
  const recommended = { websiteUrl, notes, name, email, phoneNumber, dateSubmitted: now() };
  if (!referral) {
    await refuseKnown(db, websiteUrl, submittedBy);
    return presentRecommendation(await insertRecommendation(db, { ...recommended, submittedBy }));
  }
  return presentRecommendation({
    ...recommended,
    id: await skipId(db),
    status: "pending",
    dateReviewed: null,
    reviewedByUserId: null,
    restaurantId: null,
  });
}

/**
 * Refuses a restaurant that is listed or that the same member has already recommended.
 */
async function refuseKnown(
  db: Database,
  website: string,
  submittedBy: string | null,
): Promise<void> {
  const likely = await likelyDuplicates(db, { website, places: [] });
  const listed = likely.find(({ restaurant }) => isSamePage(restaurant.website, website));
  if (listed) {
    const { id, name } = listed.restaurant;
    const message = `${name} is already on Cluck.`;
    const issues = [{ path: "websiteUrl", message }];
    throw new Refusal(409, "already_listed", message, { issues, restaurant: { id, name } });
  }
  if (!submittedBy) return;
  if (await hasPending(db, submittedBy, website)) {
    throw conflict(
      "You have already recommended this restaurant, and our team is about to look at it. Thank you!",
      "already_recommended",
      "websiteUrl",
    );
  }
}

/** Compares queries only if our address has one: "profile?id=2" may be another restaurant than "profile?id=1". */
function isSamePage(ours: string | null, website: string): boolean {
  const query = ours && new URL(ours).search;
  return !query || query === new URL(website).search;
}

/** Approval rewards the member who sent it. */
export function reviewRecommendation(
  { db, now }: Deps,
  id: number,
  { status }: ReviewRecommendationInput,
  actor: Actor,
): Promise<Recommendation> {
  return inTransaction(db, async (tx) => {
    const decision = { status, dateReviewed: now(), reviewedByUserId: actor.id };
    const row = await decideRecommendation(tx, id, decision);
    if (!row) throw await explainRefusal(tx, id);
    if (status === "approved" && row.submittedBy) {
      const deed = {
        actionType: "recommendation_approved",
        entityType: "recommendation",
        entityId: String(id),
        isDone: true,
      };
      await settleRewards(tx, row.submittedBy, [deed], now());
    }
    await recordAudit(tx, {
      actor,
      action: status === "approved" ? "recommendation.approve" : "recommendation.reject",
      entityId: id,
      before: { status: "pending", websiteUrl: row.websiteUrl },
      after: { status, websiteUrl: row.websiteUrl },
    });
    return presentRecommendation(row);
  });
}

/** Records the restaurant that was added, so that the team does not add it twice. */
export function fulfilRecommendation(
  { db }: Pick<Deps, "db">,
  id: number,
  { restaurantId }: FulfilRecommendationInput,
  actor: Actor,
): Promise<Recommendation> {
  return inTransaction(db, async (tx) => {
    const known = await orNotFound("Recommendation", findRecommendation(tx, id));
    if (known.status !== "approved") {
      throw conflict("Only an approved recommendation becomes a restaurant.");
    }
    const restaurant = await getRestaurant(tx, restaurantId);
    const row = await linkRestaurant(tx, id, restaurant.id);
    await recordAudit(tx, {
      actor,
      action: "recommendation.fulfil",
      entityId: id,
      before: { restaurantId: known.restaurantId },
      after: { restaurantId: restaurant.id },
    });
    return presentRecommendation(row);
  });
}

export async function pageOfRecommendations(
  db: Database,
  { limit, cursor, ...filters }: RecommendationFilters & PageQuery,
): Promise<Page<Recommendation>> {
  const rows = await listRecommendations(db, filters, readCursor(cursor, timePosition), limit + 1);
  const page = toPage(rows, limit, (row) => [row.dateSubmitted.getTime(), row.id]);
  return mapPage(page, presentRecommendation);
}

async function explainRefusal(tx: Database, id: number) {
  const { status } = await orNotFound("Recommendation", findRecommendation(tx, id));
  return conflict(`This recommendation has already been ${status}.`);
}

type PresentedRow = Omit<RecommendationRow, "submittedBy" | keyof Hidden>;
type Hidden = Pick<RecommendationRow, "searchText" | "isDemo">;

const presentRecommendation = (row: PresentedRow): Recommendation => ({
  id: row.id,
  websiteUrl: row.websiteUrl,
  notes: row.notes,
  name: row.name,
  email: row.email,
  phoneNumber: row.phoneNumber,
  status: row.status,
  dateSubmitted: row.dateSubmitted.toISOString(),
  dateReviewed: row.dateReviewed?.toISOString() ?? null,
  reviewedByUserId: row.reviewedByUserId,
  restaurantId: row.restaurantId,
});
