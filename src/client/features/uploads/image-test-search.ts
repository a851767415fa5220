export type ImageTestTab = "general" | "restaurant" | "sandwich";

export interface ImageTestSearch {
  /** Absent, it is General. */
  tab?: Exclude<ImageTestTab, "general">;
}

export const readImageTestSearch = ({ tab }: Record<string, unknown>): ImageTestSearch => ({
  tab: tab === "restaurant" || tab === "sandwich" ? tab : undefined,
});
