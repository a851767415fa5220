import type { QueryClient } from "@tanstack/react-query";
import { badgesQuery } from "#client/features/gamification/progress.queries.ts";
import { findErrorMessage } from "#client/lib/error-message.ts";
import { type BadgeCategory, badgeCategories } from "#contract/gamification-choices.ts";
import { reloadTables } from "../data-table/table.queries.ts";

const texts = {
  create: "Failed to create badge",
  update: "Failed to update badge",
  delete: "Failed to delete badge",
  award: "Failed to award badge. User may already have this badge.",
};

/** A toast with the error's message, or with a general one. */
export const badgeFailure = (tried: keyof typeof texts, error: unknown) => ({
  title: "Error",
  description: findErrorMessage(error) ?? texts[tried],
});

/** For a `Change` of a badge itself. */
export const reloadsBadges = {
  reload: (queryClient: QueryClient) =>
    Promise.all([
      reloadTables(queryClient),
      queryClient.invalidateQueries({ queryKey: badgesQuery.queryKey }),
    ]),
  reloadsOnFailure: true,
};

export const categoryNames: Record<BadgeCategory, string> = {
  level: "Level",
  achievement: "Achievement",
  special: "Special",
  event: "Event",
};

export const categoryOptions = badgeCategories.map((category) => ({
  value: category,
  label: categoryNames[category],
}));
