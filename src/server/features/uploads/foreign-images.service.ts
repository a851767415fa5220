import { randomBytes } from "node:crypto";
import type { ImageKind } from "#contract/image-files.ts";
import { invalid } from "#server/http/errors.ts";
import { ImageRefusal } from "#server/images/image-refusal.ts";
import { isForeignAddress, keyInAddress } from "./image-address.ts";
import { type ImageStoreDeps, storeImage } from "./image-store.service.ts";
import { urlOfImage } from "./images.presenter.ts";

/** Gets the bytes behind a foreign address or throws; it alone decides which addresses are safe to ask. */
export type FetchImage = (url: string) => Promise<Uint8Array>;

/**
 * A foreign address becomes one of ours, anything else stays what it is. It takes time and talks to the network:
 * call it before the transaction of a write, whose `requireOwnImage` then has the last word.
 */
export const createForeignImageStore =
  (deps: ImageStoreDeps, fetchImage: FetchImage) =>
  async (imageUrl: string, kind: ImageKind, viewerId: string): Promise<string> => {
    if (!isForeignAddress(imageUrl) || keyInAddress(imageUrl)) return imageUrl;
    const bytes = await fetchImage(imageUrl);
    const key = randomBytes(16).toString("hex");
    const source = { key, kind, bytes, uploadedByUserId: viewerId, sourceUrl: imageUrl };
    try {
      return urlOfImage(await storeImage(deps, source));
    } catch (error) {
      if (!(error instanceof ImageRefusal)) throw error;
      throw invalid([{ path: "imageUrl", message: error.message }]);
    }
  };
