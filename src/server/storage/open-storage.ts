import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { createFolderStorage } from "./folder-storage.ts";
import type { ImageStorage } from "./image-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

export function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): ImageStorage {
  return s3 ? createS3Storage(s3) : createFolderStorage(join(dataDir, "images"));
}
