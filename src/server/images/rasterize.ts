import sharp from "sharp";

/** A stored photo in the format that every crawler reads. */
export function toJpeg(photo: Uint8Array): Promise<Buffer> {
  return sharp(photo).flatten({ background: "#fff" }).jpeg({ quality: 85 }).toBuffer();
}

/** A drawing, in the format that other sites show of a shared page. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
