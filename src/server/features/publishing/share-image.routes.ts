import { getSandwich } from "#server/features/sandwiches/sandwiches.service.ts";
import type { App, AppDependencies } from "#server/http/app-environment.ts";
import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { notFound, unavailable } from "#server/http/errors.ts";
import { serialIdParams } from "#server/http/params.ts";
import { rasterize } from "#server/images/rasterize.ts";

const drawTwoAtATime = createBoundedQueue(2, 50, () => unavailable(5));

/** The picture that a shared link shows: messengers and search engines do not take SVG. */
export function registerShareImageRoutes(app: App, { db, drawSandwich }: AppDependencies): void {
  if (!drawSandwich) return;
  app.get("/sandwich/:id/card.png", async (c) => {
    const { success, data: params } = serialIdParams.safeParse(c.req.param());
    if (!success) throw notFound("Sandwich");
    const sandwich = await getSandwich(db, params.id);
    if (sandwich.imageUrl) return c.redirect(sandwich.imageUrl);
    const png = await drawTwoAtATime(() => rasterize(drawSandwich(sandwich), 1200, 630));
    return c.body(new Uint8Array(png), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400",
    });
  });
}
