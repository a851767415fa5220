import sharp, { type Raw } from "sharp";
import { menuPictureSize } from "#contract/upload-rules.ts";

/** Small letters are read better when they are drawn larger; more than so many times adds nothing. */
const mostEnlarged = 2;
/** In pixels: takes the grain of a photo away, and no full stop. */
const softness = 0.6;
/** The sides of the small picture that tells the ground, and what is around a point of it: a tenth, wider than a letter. */
const groundSize = 256;
const surroundings = 25;
/** Of 255, added to both: in the dark, grain would be as strong as letters. */
const leastLight = 16;
/** What is so close to the ground is ground: grain, wood, the edge of a shadow. */
const likeGround = 0.85;

/** Dark letters on white, whatever light the picture was taken in, and whatever they were written on. */
export async function clearLetters(picture: Uint8Array): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const scale = Math.min(mostEnlarged, menuPictureSize / Math.max(width, height));
  const { data, info } = await sharp(picture)
    .greyscale()
    .resize({ width: Math.round(width * scale) })
    .blur(softness)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const ground = await groundOf(data, raw);
  // By how much one is darker than the other, not which: chalk on a board differs as ink on paper does.
  const letters = data.map((value, at) => {
    const around = ground[at] ?? 0;
    const likeness =
      (Math.min(value, around) + leastLight) / (Math.max(value, around) + leastLight);
    return Math.min(1, likeness / likeGround) * 255;
  });
  return sharp(letters, { raw }).toColourspace("b-w").png({ compressionLevel: 1 }).toBuffer();
}

/** Letters cover less than half of what they stand on, so the median of a neighbourhood is the ground. */
async function groundOf(pixels: Uint8Array, raw: Raw): Promise<Buffer> {
  const { data, info } = await sharp(pixels, { raw })
    .resize({ width: groundSize, height: groundSize, fit: "fill", kernel: "nearest" })
    .median(surroundings)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw: small })
    .resize({ width: raw.width, height: raw.height, fit: "fill", kernel: "linear" })
    .greyscale()
    .raw()
    .toBuffer();
}
