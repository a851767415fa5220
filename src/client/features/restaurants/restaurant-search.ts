export interface RestaurantSearch {
  /** Absent, it is the menu. */
  tab?: "reviews";
}

export const readRestaurantSearch = ({ tab }: Record<string, unknown>): RestaurantSearch => ({
  tab: tab === "reviews" ? tab : undefined,
});
