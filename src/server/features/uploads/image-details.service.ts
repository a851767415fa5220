import type { Image } from "#contract/images.ts";
import type { Database } from "#server/database/client.ts";
import { keyInAddress } from "./image-address.ts";
import { presentImage } from "./images.presenter.ts";
import { listImagesByKeys } from "./images.repository.ts";

interface Pictured {
  imageUrl: string | null;
}

/** How to show each thing's photo: one query for a whole page, none for a page without photos. */
export async function imagesOf(
  db: Database,
  things: Pictured[],
): Promise<(thing: Pictured) => Image | null> {
  const keyOf = ({ imageUrl }: Pictured) => (imageUrl ? keyInAddress(imageUrl) : null);
  const keys = new Set(things.flatMap((thing) => keyOf(thing) ?? []));
  const rows = await listImagesByKeys(db, [...keys]);
  const byKey = new Map(rows.map((row) => [row.storageKey, presentImage(row)]));
  return (thing) => byKey.get(keyOf(thing) ?? "") ?? null;
}
