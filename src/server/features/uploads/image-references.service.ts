import type { ImageKind } from "#contract/image-files.ts";
import type { Database } from "#server/database/client.ts";
import { invalid } from "#server/http/errors.ts";
import { isForeignAddress, keyInAddress } from "./image-address.ts";
import { urlOfImage } from "./images.presenter.ts";
import { takeIntoUse } from "./images.repository.ts";

/**
 * What to write into `image_url`: the address of an image that is ours and meant for this kind of thing.
 * It is in use from now on; the sweep leaves it alone for a day even if the write comes later.
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
