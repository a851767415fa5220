import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageAssets, RenderPage, RouteAssets } from "#contract/rendering.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";

/** The pages as `npm run build` left them. */
export async function loadBuiltPages(
  distFolder: string,
): Promise<Pick<Dependencies, "renderPage">> {
  const manifest = await readFile(join(distFolder, "client", ".vite", "manifest.json"), "utf8");
  const assets = pageAssetsOf(JSON.parse(manifest));
  const built = pathToFileURL(join(distFolder, "server", "pages.js")).href;
  const { renderPage }: { renderPage: RenderPage } = await import(/* @vite-ignore */ built);
  return { renderPage: (url, options) => renderPage(url, { ...options, assets }) };
}

/** As much of the client build's manifest as we read. */
export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

const routesFolder = "src/client/routes/";

/** Which files each route needs, so that the HTML asks for all of them at once. */
export function pageAssetsOf(manifest: BuildManifest): PageAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("The client's build has no entry");
  const alwaysLoaded = new Set<string>();
  const script = { attrs: { type: "module", async: true, src: `/${manifest[entry]?.file}` } };
  const routes: Record<string, RouteAssets> = {
    __root__: { scripts: [script], ...collect(manifest, [entry], alwaysLoaded) },
  };
  const splits = Object.keys(manifest).filter((key) => key.startsWith(routesFolder));
  for (const [id, keys] of groupByRoute(splits)) {
    routes[id] = collect(manifest, keys, new Set(alwaysLoaded));
  }
  return { routes };
}

/** `sandwich.$id.reviews.tsx?tsr-split=component` is the route /sandwich/$id/reviews. */
export function routeIdOf(file: string): string {
  const name = file.replace(/\.tsx?(?:\?[^?]*)?$/, "");
  return `/${name.replaceAll(".", "/").replace(/[[\]]/g, "")}`.replace(/\/index$/, "/");
}

function groupByRoute(keys: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const id = routeIdOf(key.slice(routesFolder.length));
    groups.set(id, [...(groups.get(id) ?? []), key]);
  }
  return groups;
}

function collect(manifest: BuildManifest, keys: string[], seen: Set<string>) {
  const css: string[] = [];
  const preloads: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    preloads.push(`/${chunk.file}`);
    css.push(...(chunk.css ?? []).map((file) => `/${file}`));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { css, preloads };
}
