import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { Tesseract, TesseractModule } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { clearLetters } from "./clear-letters.ts";
import { layOut, readWords } from "./text-layout.ts";

const require = createRequire(import.meta.url);
const findLetters = () =>
  require.resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
const neuralNetworkAlone = 1;
/** How the page is looked at: for its lines, and for every word wherever it stands, prices far from their dish too. */
const [asPage, asSparseText] = ["3", "11"];
/** In radians: the picture is turned when its lines rise or fall by more. */
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
  core.FS.writeFile("/input", await clearLetters(picture));
  show(api, 0);
  api.SetVariable("tessedit_pageseg_mode", asPage);
  api.FindLines();
  const turn = api.GetGradient();
  if (Math.abs(turn) > leastTurn) show(api, turn);
  api.SetVariable("tessedit_pageseg_mode", asSparseText);
  api.Recognize(null);
  return layOut(readWords(api.GetTSVText(0)));
}

function show(api: Tesseract, turn: number): void {
  const upright = 1;
  if (api.SetImageFile(upright, turn) === 1) throw new Error("Tesseract cannot open the picture");
}
