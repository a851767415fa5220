export type ImageTestTab = "general" | "restaurant" | "sandwich";

interface ImageTestSearch {
  /** Absent for General. */
  tab?: Exclude<ImageTestTab, "general">;
}

export const readImageTestSearch = ({ tab }: Record<string, unknown>): ImageTestSearch => ({
  tab: tab === "restaurant" || tab === "sandwich" ? tab : undefined,
});
