import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import { readImage } from "#server/features/uploads/image-bytes.service.ts";
import type { App, AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { notFound, unavailable } from "#server/http/errors.ts";
import { serialIdParams } from "#server/http/params.ts";
import { rasterize, toJpeg } from "#server/images/rasterize.ts";

const drawTwoAtATime = createBoundedQueue(2, 50, () => unavailable(5));

/**
 * The picture that a shared link shows: messengers and search engines take neither SVG nor always WebP.
 * A photo is a JPEG, a drawing a PNG; who asks for the wrong one is sent to the other.
 */
export function registerShareImageRoutes(app: App, deps: AppDependencies): void {
  const { db, drawSandwich } = deps;
  const sandwichOf = (c: AppContext) => {
    const { success, data: params } = serialIdParams.safeParse(c.req.param());
    if (!success) throw notFound("Sandwich");
    return getSandwich(db, params.id);
  };
  app.get("/sandwich/:id/card.jpg", async (c) => {
    const { id, imageUrl } = await sandwichOf(c);
    if (!imageUrl) return c.redirect(`/sandwich/${id}/card.png`);
    const photo = await readImage(deps, imageUrl);
    if (!photo) throw notFound("Image");
    return picture(c, "image/jpeg", await drawTwoAtATime(() => toJpeg(photo)));
  });
  if (!drawSandwich) return;
  app.get("/sandwich/:id/card.png", async (c) => {
    const sandwich = await sandwichOf(c);
    if (sandwich.imageUrl) return c.redirect(`/sandwich/${sandwich.id}/card.jpg`);
    const drawing = drawSandwich(sandwich);
    return picture(c, "image/png", await drawTwoAtATime(() => rasterize(drawing, 1200, 630)));
  });
}

const picture = (c: AppContext, type: string, bytes: Uint8Array) =>
  c.body(new Uint8Array(bytes), 200, {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
  });
