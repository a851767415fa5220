// Reads menus: their text, with a language model's help where one is set, and pictures of them.
import { type ExtractedSandwich, maxMenuTextLength } from "#contract/importer.ts";
import { uploadTexts } from "#contract/upload-rules.ts";
import type { Menus } from "#reader/readings.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { invalid } from "#server/domain/refusal.ts";
import { ImageRefusal } from "#server/images/open-image.ts";
import { preparePicture } from "#server/images/prepare-picture.ts";
import { cannotBeRead } from "./fetching/fetch-errors.ts";
import { presentSandwich } from "./import.presenter.ts";
import { askAbout, questions } from "./model/questions.ts";
import { createReaders, type ReadOptions, readApart } from "./read-apart.ts";

type Deps = Pick<Dependencies, "config" | "logger">;

/** The chicken sandwiches of a menu. A model reads it first; what it says is checked against the text. */
export async function extractSandwiches(
  deps: Deps,
  menu: Omit<Menus, "model">,
  options: ReadOptions,
): Promise<ExtractedSandwich[]> {
  const model = await askAboutMenu(deps, menu.menuText, options);
  return (await readApart("sandwiches", { ...menu, model }, options)).map(presentSandwich);
}

/** What a language model reads in a menu, unchecked; null without one. */
export async function askAboutMenu(deps: Deps, menuText: string, options: ReadOptions) {
  if (!deps.config.languageModel || !menuText.trim()) return null;
  const text = await readApart("plainText", menuText, options);
  return (await askAbout(deps, questions.menu, text, options.signal))?.sandwiches ?? null;
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
  const written = (await askAbout(deps, questions.picture, picture, signal))?.text ?? "";
  // A model that cannot see answers with nothing.
  const from = written.trim() ? ("model" as const) : ("ocr" as const);
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
