export interface RestaurantSearch {
  /** The menu is the default tab. */
  tab?: "reviews";
  cursor?: string;
}

export const readRestaurantSearch = ({
  tab,
  cursor,
}: Record<string, unknown>): RestaurantSearch => ({
  tab: tab === "reviews" ? tab : undefined,
  cursor: tab === "reviews" && typeof cursor === "string" && cursor !== "" ? cursor : undefined,
});
