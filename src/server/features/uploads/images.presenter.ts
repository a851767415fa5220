import type { UploadedFile } from "#contract/uploads.ts";
import { presentImage, urlOfImage } from "#server/database/shown-image.ts";
import type { ImageRow } from "./images.repository.ts";

export const presentUploadedFile = (row: ImageRow, origin: string): UploadedFile => ({
  url: urlOfImage(row),
  appUrl: `${origin}${urlOfImage(row)}`,
  ufsUrl: `${origin}${urlOfImage(row)}`,
  fileHash: row.fileHash,
  serverData: { image: presentImage(row) },
});
