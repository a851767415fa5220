import { createHash } from "node:crypto";
import type { ImageKind } from "#contract/image-files.ts";
import { imageBoxes } from "#contract/upload-rules.ts";
import type { Database } from "#server/database/client.ts";
import { connectionLossOf } from "#server/database/driver-error.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { prepareImage } from "#server/images/prepare-image.ts";
import { type ImageRow, insertImage } from "./images.repository.ts";

export type ImageStoreDeps = Pick<Dependencies, "db" | "storage" | "imageQueue">;

interface NewSource {
  key: string;
  kind: ImageKind;
  bytes: Uint8Array;
  uploadedByUserId: string | null;
  sourceUrl?: string;
}

/** Stores the files, then the row, so that an image with a row is complete. `settle` runs in the row's transaction. */
export async function storeImage(
  { db, storage, imageQueue }: ImageStoreDeps,
  { bytes, ...source }: NewSource,
  settle: (tx: Database, image: ImageRow) => Promise<void> = async () => {},
): Promise<ImageRow> {
  const { key: storageKey, kind } = source;
  const { files: _, ...prepared } = await imageQueue(async () => {
    const image = await prepareImage(bytes, imageBoxes[kind]);
    return { ...image, ...(await storage.save(storageKey, image.files())) };
  });
  try {
    return await inTransaction(db, async (tx) => {
      const fileHash = createHash("sha256").update(bytes).digest("hex");
      const contentType = "image/webp";
      const image = await insertImage(tx, {
        ...source,
        ...prepared,
        storageKey,
        contentType,
        fileHash,
      });
      await settle(tx, image);
      return image;
    });
  } catch (error) {
    // When the outcome of the commit is unknown, the row may exist and need its files. If not, the sweep removes them.
    if (!connectionLossOf(error)?.isUnclear) await storage.remove(storageKey);
    throw error;
  }
}
