import sharp from "sharp";

/** A stored photo in the format that every crawler reads. */
export function toJpeg(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo).flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer();
}

/** A drawing as the picture that other sites show of a shared page. */
export function rasterize(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: "cover" })
    .png({ palette: true })
    .toBuffer();
}
