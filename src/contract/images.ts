import { z } from "zod";

/** What a page needs to show an image without layout shift. `imageSrcset` names its files. */
export const image = z
  .object({
    /** The full-size WebP: what `imageUrl` holds. */
    url: z.string(),
    width: z.int().min(1),
    height: z.int().min(1),
    /** Ascending; the last is the full width. Each exists as AVIF and WebP. */
    widths: z.array(z.int().min(1)).min(1),
    /** A tiny blurred picture as a data URI. */
    preview: z.string(),
  })
  .meta({ id: "Image" });

export type Image = z.infer<typeof image>;
