import { z } from "zod";
import type { BadgeFilters } from "#contract/badges.ts";
import type { Badge, EarnedBadge } from "#contract/gamification.ts";
import type { Database } from "#server/database/client.ts";
import {
  cursorTime,
  mapPage,
  type Page,
  type PageQuery,
  readCursor,
  toPage,
} from "#server/http/paging.ts";
import { presentBadge, presentEarnedBadge } from "./badges.presenter.ts";
import { countBadges, listBadges, listEarnedBadges } from "./badges.repository.ts";
import { getEarner } from "./earners.service.ts";

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

export const countOfBadges = (db: Database, { q }: BadgeFilters): Promise<number> =>
  countBadges(db, q);

const earnedPosition = z
  .tuple([cursorTime, z.int32()])
  .transform(([dateEarned, awardId]) => ({ dateEarned: new Date(dateEarned), awardId }));

export async function pageOfEarnedBadges(
  db: Database,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<Page<EarnedBadge>> {
  const after = readCursor(cursor, earnedPosition);
  await getEarner(db, userId);
  const rows = await listEarnedBadges(db, userId, after, limit + 1);
  return mapPage(
    toPage(rows, limit, (row) => [row.dateEarned.getTime(), row.awardId]),
    presentEarnedBadge,
  );
}
