import type { z } from "zod";
import type { gapFilter, gapListQuery, gapRow, overview } from "./administration.ts";
import type * as badges from "./badges.ts";
import { del, get, patch, post, takes } from "./endpoint.ts";
import type { badge, earnedBadge } from "./gamification.ts";
import type { health } from "./health.ts";

export const readOverview = get(
  "/api/admin/overview",
  "admin",
  takes<{ answer: typeof overview }>(),
);

export const readHealth = get("/api/admin/health", "admin", takes<{ answer: typeof health }>());

export const listGaps = get(
  "/api/admin/gaps",
  "admin",
  takes<{ query: typeof gapListQuery; answer: z.ZodArray<typeof gapRow> }>(),
);

export const exportGaps = get("/api/admin/gaps.csv", "admin", takes<{ query: typeof gapFilter }>());

export const createBadge = post(
  "/api/badges",
  "admin",
  takes<{ body: typeof badges.createBadgeInput; answer: typeof badge }>(),
);

export const changeBadge = patch(
  "/api/badges/{id}",
  "admin",
  takes<{ body: typeof badges.updateBadgeInput; answer: typeof badge }>(),
);

export const deleteBadge = del("/api/badges/{id}", "admin");

export const awardBadge = post(
  "/api/users/{id}/badges",
  "admin",
  takes<{ body: typeof badges.awardBadgeInput; answer: typeof earnedBadge }>(),
);

export const exportBadges = get(
  "/api/badges.csv",
  "admin",
  takes<{ query: typeof badges.badgeFilters }>(),
);
