import { numberUpTo, oneOf, textUpTo } from "#client/lib/search-values.ts";

const otherTabs = ["location", "menu"] as const;

export type AddTab = "basics" | (typeof otherTabs)[number];

export interface AddSearch {
  /** Absent, it is the basics. */
  tab?: (typeof otherTabs)[number];
  /** What an approved recommendation knows. */
  website?: string;
  recommendation?: number;
}

export const readAddSearch = (search: Record<string, unknown>): AddSearch => ({
  tab: oneOf(otherTabs, search["tab"]),
  website: textUpTo(2000, search["website"]),
  recommendation: numberUpTo(2_147_483_647, search["recommendation"]),
});
