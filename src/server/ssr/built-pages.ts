import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { DrawSandwich, RenderPage } from "#contract/rendering.ts";
import type { Pages } from "#server/domain/dependencies.ts";
import { pageAssetsOf } from "./page-assets.ts";

/** The pages as `npm run build` left them. */
export async function loadBuiltPages(distFolder: string): Promise<Pages> {
  const manifest = await readFile(join(distFolder, "client", ".vite", "manifest.json"), "utf8");
  const assets = pageAssetsOf(JSON.parse(manifest));
  const built = pathToFileURL(join(distFolder, "server", "pages.js")).href;
  const { renderPage, drawSandwich }: BuiltPages = await import(/* @vite-ignore */ built);
  return {
    drawSandwich,
    renderPage: (request, options) => renderPage(request, { ...options, assets }),
  };
}

interface BuiltPages {
  renderPage: RenderPage;
  drawSandwich: DrawSandwich;
}
