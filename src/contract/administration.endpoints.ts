import type { z } from "zod";
import type { gapFilter, gapListQuery, gapRow, overview } from "./administration.ts";
import type {
  awardBadgeInput,
  badgeFilters,
  createBadgeInput,
  updateBadgeInput,
} from "./badges.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { badge, earnedBadge } from "./gamification.ts";
import type { health } from "./health.ts";

export const readOverview = endpoint(
  "get",
  "/api/admin/overview",
  "admin",
  takes<{ answer: typeof overview }>(),
);

export const readHealth = endpoint(
  "get",
  "/api/admin/health",
  "admin",
  takes<{ answer: typeof health }>(),
);

export const listGaps = endpoint(
  "get",
  "/api/admin/gaps",
  "admin",
  takes<{ query: typeof gapListQuery; answer: z.ZodArray<typeof gapRow> }>(),
);

export const exportGaps = endpoint(
  "get",
  "/api/admin/gaps.csv",
  "admin",
  takes<{ query: typeof gapFilter }>(),
);

export const createBadge = endpoint(
  "post",
  "/api/badges",
  "admin",
  takes<{ body: typeof createBadgeInput; answer: typeof badge }>(),
);

export const changeBadge = endpoint(
  "patch",
  "/api/badges/{id}",
  "admin",
  takes<{ body: typeof updateBadgeInput; answer: typeof badge }>(),
);

export const deleteBadge = endpoint("delete", "/api/badges/{id}", "admin");

export const awardBadge = endpoint(
  "post",
  "/api/users/{id}/badges",
  "admin",
  takes<{ body: typeof awardBadgeInput; answer: typeof earnedBadge }>(),
);

export const exportBadges = endpoint(
  "get",
  "/api/badges.csv",
  "admin",
  takes<{ query: typeof badgeFilters }>(),
);
