import type { ImageKind } from "#contract/image-files.ts";
import type { Image } from "#contract/images.ts";
import type { Database } from "#server/database/client.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { isForeignAddress, keyInAddress } from "./image-address.ts";
import { presentImage, urlOfImage } from "./images.presenter.ts";
import { listImagesByKeys, takeIntoUse } from "./images.repository.ts";

/**
 * The address to store in `image_url`; throws unless it is an image of ours that was uploaded for this purpose. Marks
 * the image as used, so that the sweep keeps it for a day even if the write comes later.
 */
export async function requireOwnImage(
  db: Database,
  imageUrl: string,
  kind: ImageKind,
): Promise<string> {
  const key = keyInAddress(imageUrl);
  const image = key ? await takeIntoUse(db, key) : null;
  if (!image) throw refusal(unknownImage(imageUrl));
  if (image.kind !== kind && image.kind !== "general") {
    throw refusal(`This image was uploaded for a ${image.kind}. Please upload it again here.`);
  }
  return urlOfImage(image);
}

const refusal = (message: string) => invalid([{ path: "imageUrl", message }]);

const unknownImage = (imageUrl: string) =>
  isForeignAddress(imageUrl) && !keyInAddress(imageUrl)
    ? "Images from other sites cannot be used directly. Please upload the image."
    : "There is no such image. Please upload it again.";

interface Pictured {
  imageUrl: string | null;
}

/** The details of all photos of a page in one query; none for a page without photos. */
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

/** The bytes of an image by its address; null when it is not ours or the file is gone. */
export async function readImage(
  { storage }: Pick<Dependencies, "storage">,
  address: string,
): Promise<Uint8Array | null> {
  const key = keyInAddress(address);
  const file = address.split("/").at(-1);
  const stored = key && file ? await storage.open(key, file) : null;
  if (!stored || stored.range === "unsatisfiable") return null;
  return new Uint8Array(await new Response(stored.body).arrayBuffer());
}
