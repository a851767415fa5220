import type { ExtractedSandwich } from "#contract/importer.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { askForSandwiches, type ModelSandwich, safeReason } from "./model/menu-model.ts";
import { type ReadOptions, readApart } from "./read-apart.ts";
import type { Menus } from "./readings.ts";

type Deps = Pick<Dependencies, "config" | "logger">;

/** The built-in reader, plus a language model if one is configured. A failing model is logged and ignored. */
export async function extractSandwiches(
  deps: Deps,
  menu: Omit<Menus, "model">,
  options: ReadOptions,
): Promise<ExtractedSandwich[]> {
  const model = menu.menuText.trim() ? await askModel(deps, menu.menuText, options) : [];
  return readApart("sandwiches", { ...menu, model }, options);
}

async function askModel(
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
