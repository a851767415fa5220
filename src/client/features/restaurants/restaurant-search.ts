export interface RestaurantSearch {
  /** Without it the menu is open. */
  tab?: "reviews";
  /** Where the page of reviews starts. */
  cursor?: string;
}

export const readRestaurantSearch = ({
  tab,
  cursor,
}: Record<string, unknown>): RestaurantSearch => ({
  tab: tab === "reviews" ? tab : undefined,
  cursor: tab === "reviews" && typeof cursor === "string" && cursor !== "" ? cursor : undefined,
});
