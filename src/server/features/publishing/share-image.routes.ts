import { createHash } from "node:crypto";
import { sandwichDrawing } from "#contract/drawings.ts";
import { parseJson } from "#server/database/json-text.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
import { drawShareCard } from "#server/features/drawings/drawings.service.ts";
import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { readImage } from "#server/features/uploads/images.service.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { serialIdParams } from "#server/http/params.ts";
import { rasterize, toJpeg } from "#server/images/rasterize.ts";
import { createDrawnPictures } from "./share-image.service.ts";

/** Room for about two hundred pictures. */
const mostBytes = 32 * 1024 * 1024;

/**
 * The picture of a shared link. Messengers and search engines do not accept SVG, and not always WebP: a photo is
 * sent as JPEG, a drawing as PNG. The other address redirects.
 */
export function registerShareImageRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  const drawn = createDrawnPictures(mostBytes);
  const readSandwich = async (c: AppContext) => {
    const { success, data: params } = serialIdParams.safeParse(c.req.param());
    if (!success) throw notFound("Sandwich");
    return parseJson(await getSandwich(db, params.id));
  };
  app.get("/sandwich/:id/card.jpg", async (c) => {
    const { id, imageUrl } = await readSandwich(c);
    if (!imageUrl) return c.redirect(`/sandwich/${id}/card.png`);
    // The file at an address never changes.
    const jpeg = await drawn(imageUrl, async () => {
      const photo = await readImage(deps, imageUrl);
      if (!photo) throw notFound("Image");
      return toJpeg(photo);
    });
    return picture(c, "image/jpeg", jpeg);
  });
  app.get("/sandwich/:id/card.png", async (c) => {
    const sandwich = await readSandwich(c);
    if (sandwich.imageUrl) return c.redirect(`/sandwich/${sandwich.id}/card.jpg`);
    const drawing = drawShareCard(sandwichDrawing(sandwich));
    const content = createHash("sha256").update(drawing).digest("hex");
    const png = await drawn(content, () => rasterize(drawing));
    return picture(c, "image/png", png);
  });
}

const picture = (c: AppContext, type: string, bytes: Uint8Array) =>
  c.body(new Uint8Array(bytes), 200, {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
  });
