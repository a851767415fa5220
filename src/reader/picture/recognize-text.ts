// Reads the letters of a picture of a menu with Tesseract.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import sharp, { type Raw } from "sharp";
import type { Tesseract, TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { layOut, readWords } from "./text-layout.ts";

const require = createRequire(import.meta.url);

/** The longer side of a picture as the server prepares it. */
const menuPictureSize = 2200;
const findLetters = () =>
  require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
const neuralNetworkAlone = 1;
/** Tesseract's page segmentation: by lines of a page, or any words, also prices far from their dish. */
const [asPage, asSparseText] = ["3", "11"];
/** In radians: the picture is turned when its lines slope by more. */
const leastTurn = 0.005;

interface Ocr {
  core: TesseractModule;
  api: Tesseract;
}

let loaded: Promise<Ocr> | undefined;

async function load(): Promise<Ocr> {
  const { default: start } = await import("tesseract.js-core/tesseract-core-simd-lstm.js");
  const core = await start({ print() {}, printErr() {} });
  core.FS.writeFile("eng.traineddata", gunzipSync(readFileSync(findLetters())));
  const api = new core.TessBaseAPI();
  if (api.Init(null, "eng", neuralNetworkAlone) !== 0) throw new Error("Tesseract does not start");
  return { core, api };
}

/** The lines of a picture of a menu; empty where it has none. */
export async function recognizeText(picture: Uint8Array): Promise<string> {
  loaded ??= load();
  const { core, api } = await loaded;
  const letters = await clearLetters(picture);
  if (countTops(letters) > mostTops) return "";
  core.FS.writeFile("/input", await toPng(letters));
  show(api, 0);
  api.SetVariable("tessedit_pageseg_mode", asPage);
  api.FindLines();
  const turn = api.GetGradient();
  if (Math.abs(turn) > leastTurn) show(api, turn);
  api.SetVariable("tessedit_pageseg_mode", asSparseText);
  api.Recognize(null);
  const text = layOut(readWords(api.GetTSVText(0)));
  return /\p{L}{3}/u.test(text) ? text : "";
}

function show(api: Tesseract, turn: number): void {
  const upright = 1;
  if (api.SetImageFile(upright, turn) === 1) throw new Error("Tesseract cannot open the picture");
}

/** Small letters are read better when enlarged; beyond this factor nothing is gained. */
const mostEnlarged = 2;
/** In pixels: enough blur to remove grain, not enough to remove a full stop. */
const softness = 0.6;
/** The background is estimated on a picture of this size, by medians of a tenth of it, which is wider than a letter. */
const groundSize = 256;
const surroundings = 25;
/** Of 255, added to both sides of the ratio: without it, grain in dark pictures would count like letters. */
const leastLight = 16;
/** Anything this similar to the background is background: grain, wood, the edge of a shadow. */
const likeGround = 0.85;

/** One byte for each pixel. */
interface Letters {
  data: Uint8Array;
  raw: Raw;
}

const toPng = ({ data, raw }: Letters): Promise<Buffer> =>
  sharp(data, { raw }).toColourspace("b-w").png({ compressionLevel: 1 }).toBuffer();

/** A page of a hundred full lines has 12,000. Tesseract would look for lines in mere noise for half a minute. */
const mostTops = 40_000;
/** Everything that is not the ground: noise is fainter than letters, and Tesseract takes it for letters. */
const dark = 224;

/** How many dark strokes begin: rows of dark pixels with no dark pixel above them. A letter has one to three. */
function countTops({ data, raw: { width, height } }: Letters): number {
  const isDark = (x: number, y: number) => (data[y * width + x] ?? dark) < dark;
  let tops = 0;
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      if (!isDark(x, y) || isDark(x - 1, y)) continue;
      let isTop = !isDark(x - 1, y - 1);
      for (; x < width && isDark(x, y); x += 1) isTop &&= !isDark(x, y - 1);
      if (isTop && !isDark(x, y - 1)) tops += 1;
    }
  }
  return tops;
}

/** Dark letters on white, whatever light the picture was taken in, and whatever they were written on. */
async function clearLetters(picture: Uint8Array): Promise<Letters> {
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
  // It does not matter which is darker: chalk on a board becomes like ink on paper.
  const letters = data.map((value, at) => {
    const around = ground[at] ?? 0;
    const likeness =
      (Math.min(value, around) + leastLight) / (Math.max(value, around) + leastLight);
    return Math.min(1, likeness / likeGround) * 255;
  });
  return { data: letters, raw };
}

/** Letters cover less than half of an area, so the median of a neighbourhood is the background. */
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
