import { z } from "zod";

/** All that a page needs to show an image without jumping; its files are named by `imageSrcset`. */
export const image = z
  .object({
    /** The full-size WebP: what `imageUrl` holds. */
    url: z.string(),
    width: z.int().min(1),
    height: z.int().min(1),
    /** Ascending, the last is the full width; each exists as AVIF and as WebP. */
    widths: z.array(z.int().min(1)).min(1),
    /** A tiny blurred picture as a data URI. */
    preview: z.string(),
  })
  .meta({ id: "Image" });

export type Image = z.infer<typeof image>;
