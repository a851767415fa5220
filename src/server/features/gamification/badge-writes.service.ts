import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import { violatedConstraint } from "#server/database/driver-error.ts";
import { type AuditedAction, recordAudit } from "#server/features/audit/audit.service.ts";
import { fieldChanges } from "#server/features/audit/field-changes.service.ts";
import type { Actor } from "#server/http/actor.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import {
  type BadgeFacts,
  countHolders,
  deleteBadge,
  insertAward,
  insertBadge,
  lockBadge,
  updateBadge,
} from "./badge-writes.repository.ts";
import { presentBadge, presentEarnedBadge } from "./badges.presenter.ts";
import type { BadgeRow } from "./badges.repository.ts";
import { getEarner } from "./earners.service.ts";

/** All of these need a transaction. */
export async function createBadge(tx: Database, facts: BadgeFacts, actor: Actor): Promise<Badge> {
  const row = await explainTakenName(() => insertBadge(tx, facts));
  await record(tx, row.id, { actor, action: "badge.create", after: { ...facts } });
  return presentBadge(row);
}

export async function changeBadge(
  tx: Database,
  id: number,
  want: (badge: Badge) => Promise<Partial<BadgeFacts>>,
  actor: Actor,
  now: Date,
): Promise<Badge> {
  const row = await getLockedBadge(tx, id);
  const wanted = await want(presentBadge(row));
  const changes = fieldChanges<Partial<BadgeRow>>(row, wanted);
  if (!changes) return presentBadge(row);
  await explainTakenName(() => updateBadge(tx, id, { ...wanted, updatedAt: now }));
  await record(tx, id, { actor, action: "badge.update", ...changes });
  return presentBadge({ ...row, ...changes.after });
}

/** Whoever holds it loses it. */
export async function removeBadge(tx: Database, id: number, actor: Actor): Promise<void> {
  const badge = presentBadge(await getLockedBadge(tx, id));
  const before = { ...badge, holders: await countHolders(tx, id) };
  await deleteBadge(tx, id);
  await record(tx, id, { actor, action: "badge.delete", before });
}

/** The member is told at the next visit, or at once when they are here. */
export async function awardBadge(
  tx: Database,
  userId: string,
  badgeId: number,
  actor: Actor,
  now: Date,
): Promise<EarnedBadge> {
  await getEarner(tx, userId);
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

async function getLockedBadge(tx: Database, id: number): Promise<BadgeRow> {
  const row = await lockBadge(tx, id);
  if (!row) throw notFound("Badge");
  return row;
}

const record = (
  tx: Database,
  entityId: number,
  deed: Pick<AuditedAction, "actor" | "action" | "before" | "after">,
) => recordAudit(tx, { ...deed, entityType: "badge", entityId });

async function explainTakenName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) !== "badges_name_unique") throw error;
    throw conflict("A badge with this name already exists", "conflict", "name");
  }
}
