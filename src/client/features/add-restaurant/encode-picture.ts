import { menuPictureSize, uploadTexts } from "#contract/upload-rules.ts";

/** Upright, no larger than anybody needs to read it, as base64: a phone's photo would be too large to send. */
export async function encodePicture(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(uploadTexts.unreadable);
  });
  const scale = Math.min(1, menuPictureSize / Math.max(image.width, image.height));
  const [width, height] = [Math.ceil(image.width * scale), Math.ceil(image.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error(uploadTexts.unreadable);
  context.imageSmoothingQuality = "high";
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return toBase64(await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 }));
}

const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
