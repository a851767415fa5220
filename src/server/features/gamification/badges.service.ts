import { z } from "zod";
import type { BadgeFilters } from "#contract/badges.ts";
import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import { violatedConstraint } from "#server/database/driver-error.ts";
import type { Actor } from "#server/domain/actor.ts";
import { mapPage, type Page, readCursor, timePosition, toPage } from "#server/domain/paging.ts";
import { conflict, orNotFound } from "#server/domain/refusal.ts";
import { type AuditedAction, recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import { presentBadge, presentEarnedBadge } from "./badges.presenter.ts";
import {
  type BadgeRow,
  countHolders,
  deleteBadge,
  insertAward,
  insertBadge,
  listBadges,
  listEarnedBadges,
  lockBadge,
  updateBadge,
} from "./badges.repository.ts";
import { lockMemberXp } from "./gamification.repository.ts";
import { getMemberXp } from "./gamification.service.ts";

const badgePosition = z
  .tuple([z.int32().nullable(), z.int32()])
  .transform(([requiredXp, id]) => ({ requiredXp, id }));

export async function pageOfBadges(
  db: Database,
  { limit, cursor, q }: PageQuery & BadgeFilters,
): Promise<Page<Badge>> {
  const rows = await listBadges(db, q, readCursor(cursor, badgePosition), limit + 1);
  return mapPage(
    toPage(rows, limit, (row) => [row.requiredXp, row.id]),
    presentBadge,
  );
}

export async function pageOfEarnedBadges(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<EarnedBadge>> {
  const rows = await listEarnedBadges(db, userId, readCursor(cursor, timePosition), limit + 1);
  if (rows.length === 0) await getMemberXp(db, userId);
  return mapPage(
    toPage(rows, limit, (row) => [row.dateEarned.getTime(), row.awardId]),
    presentEarnedBadge,
  );
}

type BadgeFacts = Omit<Badge, "id">;

/** The fields of a badge with its image, which the API calls `imageUrl`. */
interface WithImage<Facts> {
  facts: Facts;
  imageId: number | null | undefined;
}

/** This and the functions below need a transaction. */
export async function createBadge(
  tx: Database,
  { facts, imageId }: WithImage<BadgeFacts>,
  actor: Actor,
): Promise<Badge> {
  const id = await explainTakenName(() => insertBadge(tx, { ...facts, imageId }));
  await record(tx, id, { actor, action: "badge.create", after: facts });
  return { id, ...facts };
}

export async function changeBadge(
  tx: Database,
  id: number,
  planChange: (badge: Badge) => Promise<WithImage<Partial<BadgeFacts>>>,
  actor: Actor,
  now: Date,
): Promise<Badge> {
  const badge = presentBadge(await getLockedBadge(tx, id));
  const { facts, imageId } = await planChange(badge);
  const changes = fieldChanges(badge, facts);
  if (!changes) return badge;
  await explainTakenName(() => updateBadge(tx, id, { ...facts, imageId, updatedAt: now }));
  await record(tx, id, { actor, action: "badge.update", ...changes });
  return { ...badge, ...changes.after };
}

/** Members who hold the badge lose it. */
export async function removeBadge(tx: Database, id: number, actor: Actor): Promise<void> {
  const badge = presentBadge(await getLockedBadge(tx, id));
  const before = { ...badge, holders: await countHolders(tx, id) };
  await deleteBadge(tx, id);
  await record(tx, id, { actor, action: "badge.delete", before });
}

/** The member learns of it with their next news. */
export async function awardBadge(
  tx: Database,
  userId: string,
  badgeId: number,
  actor: Actor,
  now: Date,
): Promise<EarnedBadge> {
  await orNotFound("User", lockMemberXp(tx, userId));
  const badge = await getLockedBadge(tx, badgeId);
  const award = await insertAward(tx, userId, badgeId, now);
  if (!award) throw conflict("User already has this badge.");
  await recordAudit(tx, {
    actor,
    action: "badge.award",
    entityType: "user",
    entityId: userId,
    after: { badgeId, badge: badge.name },
  });
  return presentEarnedBadge({ awardId: award.id, dateEarned: now, badge });
}

const getLockedBadge = (tx: Database, id: number): Promise<BadgeRow> =>
  orNotFound("Badge", lockBadge(tx, id));

const record = (
  tx: Database,
  entityId: number,
  action: Pick<AuditedAction, "actor" | "action" | "before" | "after">,
) => recordAudit(tx, { ...action, entityId });

async function explainTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "badges_name_unique") throw error;
    throw conflict("A badge with this name already exists", "conflict", "name");
  }
}
