import { type ExtractedSandwich, maxMenuTextLength } from "#contract/importer.ts";
import { uploadTexts } from "#contract/upload-rules.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { ImageRefusal } from "#server/images/open-image.ts";
import { preparePicture } from "#server/images/prepare-picture.ts";
import { cannotBeRead } from "./fetching/fetch-errors.ts";
import { askForSandwiches, type ModelSandwich, safeReason } from "./model/menu-model.ts";
import { transcribePicture } from "./model/picture-model.ts";
import { createReaders, type ReadOptions, readApart } from "./read-apart.ts";
import type { Menus } from "./readings.ts";

type Deps = Pick<Dependencies, "config" | "logger">;

/** The built-in reader, plus a language model if one is configured. A failing model is logged and ignored. */
export async function extractSandwiches(
  deps: Deps,
  menu: Omit<Menus, "model">,
  options: ReadOptions,
): Promise<ExtractedSandwich[]> {
  const model = menu.menuText.trim() ? await askForMore(deps, menu.menuText, options) : [];
  return readApart("sandwiches", { ...menu, model }, options);
}

async function askForMore(
  { config, logger }: Deps,
  menuText: string,
  options: ReadOptions,
): Promise<ModelSandwich[]> {
  if (!config.languageModel) return [];
  const text = await readApart("plainText", menuText, options);
  try {
    return await askForSandwiches(config.languageModel, text, options.signal);
  } catch (error) {
    logger.warn("the language model did not help", { reason: safeReason(error) });
    return [];
  }
}

const field = "picture";

/** A page with a hundred full lines takes half a minute of the processor. Two at once would leave nothing for pages. */
const readPictureApart = createReaders({
  processorMs: 60_000,
  timeoutMs: 120_000,
  maxRunning: 1,
  maxWaiting: 8,
});

/** By the language model where one is set; without it, or where it fails, by the reader that comes with us. */
export async function readMenuPicture(
  deps: Deps & Pick<Dependencies, "imageQueue">,
  bytes: Uint8Array,
  signal?: AbortSignal,
) {
  const picture = await deps.imageQueue(() => preparePicture(bytes)).catch(refuse);
  const written = await transcribe(deps, picture, signal);
  // A model that cannot see answers with nothing.
  const from = written?.trim() ? ("model" as const) : ("ocr" as const);
  const text =
    from === "model" ? written : await readPictureApart("picture", picture, { field, signal });
  if (!text?.trim()) throw cannotBeRead(field, "we found no text in it");
  return { text: text.slice(0, maxMenuTextLength), from };
}

function refuse(error: unknown): never {
  if (error instanceof ImageRefusal)
    throw invalid([{ path: field, message: error.message || uploadTexts.wrongType }]);
  throw error;
}

async function transcribe({ config, logger }: Deps, picture: Uint8Array, signal?: AbortSignal) {
  if (!config.languageModel) return null;
  try {
    return await transcribePicture(config.languageModel, picture, signal);
  } catch (error) {
    signal?.throwIfAborted();
    logger.warn("the language model did not read a picture", { reason: safeReason(error) });
    return null;
  }
}
