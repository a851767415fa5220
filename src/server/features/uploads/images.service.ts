import type { ImageKind } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import { urlOfImage } from "#server/database/shown-image.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { isForeignAddress, keyInAddress } from "#server/domain/image-address.ts";
import { invalid } from "#server/domain/refusal.ts";
import { findImage, type ImageRow, takeIntoUse } from "./images.repository.ts";

interface Pictured {
  imageUrl?: string | null;
}

/**
 * The id of the image that the input names, and the input with our address of it. No id when the input does not change the
 * image.
 */
export async function withOwnImage<Input extends Pictured>(
  db: Database,
  input: Input,
  kind: ImageKind,
): Promise<{ facts: Input; imageId: number | null | undefined }> {
  const { imageUrl } = input;
  if (!imageUrl) return { facts: input, imageId: imageUrl === undefined ? undefined : null };
  const image = await requireOwnImage(db, imageUrl, kind);
  return { facts: { ...input, imageUrl: urlOfImage(image) }, imageId: image.id };
}

/**
 * Adds the address of its image to a locked row. Reads it after the lock: a join would return the image from before the
 * wait.
 */
export async function withImageUrl<Row extends { imageId: number | null }>(
  db: Database,
  row: Row,
): Promise<Row & { imageUrl: string | null }> {
  const image = row.imageId === null ? null : await findImage(db, row.imageId);
  return { ...row, imageUrl: image && urlOfImage(image) };
}

/**
 * Refuses images that are not ours or were uploaded for another purpose. Marks the image as used, so that the sweep keeps
 * it for a day.
 */
async function requireOwnImage(db: Database, imageUrl: string, kind: ImageKind): Promise<ImageRow> {
  const key = keyInAddress(imageUrl);
  const image = key ? await takeIntoUse(db, key) : null;
  if (!image) throw refusal(unknownImage(imageUrl));
  if (image.kind !== kind && image.kind !== "general") {
    throw refusal(`This image was uploaded for a ${image.kind}. Please upload it again here.`);
  }
  return image;
}

const refusal = (message: string) => invalid([{ path: "imageUrl", message }]);

const unknownImage = (imageUrl: string) =>
  isForeignAddress(imageUrl) && !keyInAddress(imageUrl)
    ? "Images from other sites cannot be used directly. Please upload the image."
    : "There is no such image. Please upload it again.";

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
