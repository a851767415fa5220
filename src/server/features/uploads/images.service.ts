import type { ImageKind } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { isForeignAddress, keyInAddress } from "#server/domain/image-address.ts";
import { invalid } from "#server/domain/refusal.ts";
import { urlOfImage } from "#server/domain/shown-image.ts";
import { findImage, type ImageRow, takeIntoUse } from "./images.repository.ts";

interface Pictured {
  imageUrl?: string | null;
}

/**
 * The image that the input names, for the column that refers to it, and the input with that image's own address. No id
 * when the input leaves the image alone.
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
 * A locked row with the address of its image. This is a read of its own: joined to the lock, the image would be the one
 * from before the wait.
 */
export async function withImageUrl<Row extends { imageId: number | null }>(
  db: Database,
  row: Row,
): Promise<Row & { imageUrl: string | null }> {
  const image = row.imageId === null ? null : await findImage(db, row.imageId);
  return { ...row, imageUrl: image && urlOfImage(image) };
}

/**
 * Throws unless it is an image of ours that was uploaded for this purpose. Marks the image as used, so that the sweep
 * keeps it for a day even if the write comes later.
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
