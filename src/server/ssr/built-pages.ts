import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderPage } from "#contract/rendering.ts";
import type { PageRenderer } from "#server/http/app-environment.ts";
import { pageAssetsOf } from "./page-assets.ts";

/** The pages as `npm run build` left them. */
export async function loadBuiltPages(distFolder: string): Promise<PageRenderer> {
  const manifest = await readFile(join(distFolder, "client", ".vite", "manifest.json"), "utf8");
  const assets = pageAssetsOf(JSON.parse(manifest));
  const pages = pathToFileURL(join(distFolder, "server", "pages.js")).href;
  const { renderPage }: { renderPage: RenderPage } = await import(/* @vite-ignore */ pages);
  return (request, options) => renderPage(request, { ...options, assets });
}
