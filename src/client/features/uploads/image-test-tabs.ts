import type { UploadSlug } from "#contract/upload-rules.ts";
import type { ImageTestTab } from "./image-test-search.ts";

export interface ImageTest {
  label: string;
  slug: UploadSlug;
  size: string;
  /** Who may upload such images, in words. */
  people: string;
}

export const imageTests = {
  general: {
    label: "General",
    slug: "generalImageUploader",
    size: "1200x1200",
    people: "members",
  },
  restaurant: {
    label: "Restaurant",
    slug: "restaurantImageUploader",
    size: "1200x800 landscape",
    people: "the people who look after the restaurants",
  },
  sandwich: {
    label: "Sandwich",
    slug: "sandwichImageUploader",
    size: "800x600",
    people: "admins",
  },
} satisfies Record<ImageTestTab, ImageTest>;
