import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

type Format = "jpeg" | "png" | "gif" | "webp" | "avif";

interface PhotoOptions {
  width?: number;
  height?: number;
  format?: Format;
  /** How an EXIF reader has to turn it, 1 to 8. */
  orientation?: number;
}

/** Half red, half blue, so that a test sees which side is up; with a place and a maker in its EXIF. */
export async function buildPhoto({
  width = 400,
  height = 300,
  format = "jpeg",
  orientation = 1,
}: PhotoOptions = {}): Promise<Buffer> {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "#1020e0" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#e01010" } })
    .composite([{ input: blue, gravity: "south" }])
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .withExif(exif)
    .withMetadata({ orientation })
    .toBuffer();
}

const exif = {
  IFD0: { Make: "Hen Camera", Artist: "A private person" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "45/1 31/1 12/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "122/1 40/1 33/1",
  },
};

/** Noise, so that it takes its encoders as long as a photo would. */
export function buildNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const blank: Sharp = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return blank.blur(2).jpeg({ quality: 80 }).toBuffer();
}

/** A header that claims so many pixels and a few bytes that could never fill them. */
export function buildPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A GIF of one pixel, so many times. */
export function buildGif({ frames = 1, comment = "" } = {}): Buffer {
  const screen = Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const control = [0x21, 0xf9, 4, 0, 1, 0, 0, 0];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const remark = comment
    ? [Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])]
    : [];
  return Buffer.concat([
    Buffer.from("GIF89a"),
    screen,
    ...remark,
    ...Array.from({ length: frames }, () => Buffer.from([...control, ...frame])),
    Buffer.from([0x3b]),
  ]);
}
