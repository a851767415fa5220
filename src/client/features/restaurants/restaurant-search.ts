export interface RestaurantSearch {
  /** Absent, it is the menu. */
  tab?: "reviews";
  /** Where a page of reviews starts that was reached by its link. */
  cursor?: string;
}

export const readRestaurantSearch = ({
  tab,
  cursor,
}: Record<string, unknown>): RestaurantSearch => ({
  tab: tab === "reviews" ? tab : undefined,
  cursor: tab === "reviews" && typeof cursor === "string" && cursor !== "" ? cursor : undefined,
});
