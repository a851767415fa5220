import { createHash } from "node:crypto";
import { restaurantDrawing, sandwichDrawing } from "#contract/drawings.ts";
import { drawRestaurant, drawShareCard } from "#drawings/draw.ts";
import { parseJson } from "#server/database/json-text.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { notFound } from "#server/domain/refusal.ts";
import { getRestaurant } from "#server/features/restaurants/restaurants.service.ts";
import { getSandwich, popularSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { readImage } from "#server/features/uploads/images.service.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { serialIdIn } from "#server/http/params.ts";
import { rasterize, toJpeg } from "#server/images/rasterize.ts";
import { createDrawnPictures } from "./share-image.service.ts";

/** Room for about two hundred pictures. */
const mostBytes = 32 * 1024 * 1024;

/** The part of a page that its share picture shows. */
interface Shared {
  /** Path of the page. */
  path: string;
  imageUrl: string | null;
  draw: () => string;
}

/**
 * The picture of a shared link. Messengers and search engines do not accept SVG, and some not WebP, so photos are sent as
 * JPEG and drawings as PNG. The other extension redirects.
 */
export function registerShareImageRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;
  const drawn = createDrawnPictures(mostBytes);
  const pages = [
    {
      route: "/sandwich/:id",
      read: async (c: AppContext): Promise<Shared> => {
        const sandwich = parseJson(await getSandwich(db, serialIdIn(c, "Sandwich")));
        const draw = () => drawShareCard(sandwichDrawing(sandwich));
        return { path: `/sandwich/${sandwich.id}`, imageUrl: sandwich.imageUrl, draw };
      },
    },
    {
      route: "/restaurant/:id",
      read: async (c: AppContext): Promise<Shared> => {
        const restaurant = await getRestaurant(db, serialIdIn(c, "Restaurant"));
        const draw = () => drawRestaurant(restaurantDrawing(restaurant));
        return { path: `/restaurant/${restaurant.id}`, imageUrl: restaurant.imageUrl, draw };
      },
    },
  ];
  for (const { route, read } of pages) {
    app.get(`${route}/card.jpg`, async (c) => {
      const { path, imageUrl } = await read(c);
      if (!imageUrl) return c.redirect(`${path}/card.png`);
      // The file at an address never changes.
      const jpeg = await drawn(imageUrl, async () => {
        const photo = await readImage(deps, imageUrl);
        if (!photo) throw notFound("Image");
        return toJpeg(photo);
      });
      return picture(c, "image/jpeg", jpeg);
    });
    app.get(`${route}/card.png`, async (c) => {
      const { path, imageUrl, draw } = await read(c);
      if (imageUrl) return c.redirect(`${path}/card.jpg`);
      const drawing = draw();
      const content = createHash("sha256").update(drawing).digest("hex");
      const png = await drawn(content, () => rasterize(drawing));
      return picture(c, "image/png", png);
    });
  }
  /** The home page: its first sandwich, or our sign while there is none. */
  app.get("/card.png", async (c) => {
    const [best] = (await popularSandwiches(db, { limit: 1 })).items;
    return c.redirect(best ? `/sandwich/${parseJson(best).id}/card.png` : "/icon-512.png");
  });
}

const picture = (c: AppContext, type: string, bytes: Uint8Array) =>
  c.body(new Uint8Array(bytes), 200, {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
  });
