import { randomBytes } from "node:crypto";
import type { ImageKind } from "#contract/image-files.ts";
import type { Config } from "#server/config.ts";
import { urlOfImage } from "#server/database/shown-image.ts";
import type { Actor } from "#server/domain/actor.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { isForeignAddress, keyInAddress } from "#server/domain/image-address.ts";
import { invalid, unavailable } from "#server/domain/refusal.ts";
import { fetchImage } from "#server/features/importer/fetching/foreign-image.service.ts";
import { ImageRefusal } from "#server/images/open-image.ts";
import { type ImageStoreDeps, storeImage } from "./image-store.service.ts";

/** Foreign servers can be slow, and their files are held in memory, so only a few are fetched at a time. */
const fetchFourAtATime = createBoundedQueue(4, 16, () => unavailable(10));

export type ForeignImageDeps = ImageStoreDeps & { config: Config };

/** Whether the picture is on a foreign server. */
export const isForeignImage = (imageUrl: string): boolean =>
  isForeignAddress(imageUrl) && keyInAddress(imageUrl) === null;

/**
 * Fetches and stores the image of a foreign address and returns our address; returns other addresses unchanged. It uses the
 * network, so call it before the transaction of a write. `withOwnImage` checks the result inside.
 */
export async function storeForeignImage(
  deps: ForeignImageDeps,
  imageUrl: string,
  kind: ImageKind,
  actor: Actor,
): Promise<string> {
  if (!isForeignImage(imageUrl)) return imageUrl;
  try {
    return await fetchFourAtATime(async () => {
      const bytes = await fetchImage(deps.config, imageUrl);
      const key = randomBytes(16).toString("hex");
      const source = { key, kind, bytes, uploadedByUserId: actor.id, sourceUrl: imageUrl };
      return urlOfImage(await storeImage(deps, source));
    });
  } catch (error) {
    if (!(error instanceof ImageRefusal)) throw error;
    throw invalid([{ path: "imageUrl", message: error.message }]);
  }
}

/** The input with its foreign image stored and replaced by ours. */
export async function withImageStored<Input extends { imageUrl?: string | null }>(
  deps: ForeignImageDeps,
  input: Input,
  kind: ImageKind,
  actor: Actor,
): Promise<Input> {
  if (!input.imageUrl) return input;
  return { ...input, imageUrl: await storeForeignImage(deps, input.imageUrl, kind, actor) };
}
