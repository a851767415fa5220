import type { ExtractedSandwich, ProcessMenuInput } from "#contract/importer.ts";
import type { AppDependencies } from "#server/http/app-environment.ts";
import { plainText } from "./menu/plain-text.ts";
import { readMenu } from "./menu/read-menu.ts";
import { askForSandwiches } from "./model/menu-model.ts";
import { mergeSandwiches } from "./model/merge-sandwiches.ts";

type Deps = Pick<AppDependencies, "config" | "logger">;

/** The built-in reader always answers; a language model may add to it, and may fail. */
export async function extractSandwiches(
  { config, logger }: Deps,
  { menuText, restaurantName }: ProcessMenuInput,
  signal?: AbortSignal,
): Promise<ExtractedSandwich[]> {
  const sandwiches = readMenu(menuText, restaurantName);
  if (!config.languageModel) return sandwiches;
  const text = plainText(menuText);
  try {
    const answer = await askForSandwiches(config.languageModel, text, signal);
    return mergeSandwiches(sandwiches, answer, text);
  } catch (error) {
    logger.warn("the language model did not help", { reason: reasonOf(error) });
    return sandwiches;
  }
}

/** Errors of parsers quote what they read, which is somebody's page: their name has to do. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.constructor !== Error ? error.name : String(error);
