import { menuPictureSize } from "#contract/upload-rules.ts";
import { decodeUpright, imageOf } from "./prepare-image.ts";

/** A JPEG of the picture's pixels for the text recognition, without metadata. */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  const pixels = await decodeUpright(bytes, { width: menuPictureSize, height: menuPictureSize });
  return imageOf(pixels).flatten({ background: "#fff" }).jpeg({ quality: 90 }).toBuffer();
}
