import sharp from "sharp";

/** A drawing as the picture that other sites show of a shared page. */
export function rasterize(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: "cover" })
    .png({ palette: true })
    .toBuffer();
}
