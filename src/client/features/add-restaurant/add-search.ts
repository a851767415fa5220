import { linkOptions } from "@tanstack/react-router";
import { readChoice, readNumber, readText } from "#client/lib/search-values.ts";

const otherTabs = ["location", "menu"] as const;

export type AddTab = "basics" | (typeof otherTabs)[number];

export interface AddSearch {
  /** Absent for the basics. */
  tab?: (typeof otherTabs)[number];
  /** These two come from the link in an approved recommendation. */
  website?: string;
  recommendation?: number;
}

export const readAddSearch = (search: Record<string, unknown>): AddSearch => ({
  tab: readChoice(otherTabs, search["tab"]),
  website: readText(2000, search["website"]),
  recommendation: readNumber(2_147_483_647, search["recommendation"]),
});

export const addRestaurantLink = (search: AddSearch, tab: AddTab) =>
  linkOptions({
    to: "/add-restaurant",
    search: { ...search, tab: tab === "basics" ? undefined : tab },
  });
