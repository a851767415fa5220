import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageAssets, RouteAssets } from "#contract/rendering.ts";
import { startPageWorkers } from "./page-workers.ts";

/** Each takes some 50 MB. */
const mostWorkers = 4;

/** Loads the built pages. `processes` is the number of our processes on this machine. */
export async function loadBuiltPages(distFolder: string, processes: number) {
  const manifest = await readFile(join(distFolder, "client", ".vite", "manifest.json"), "utf8");
  const built = (file: string) => join(distFolder, "server", file);
  return startPageWorkers({
    program: built("page-worker.js"),
    pages: pathToFileURL(built("pages.js")).href,
    assets: pageAssetsOf(JSON.parse(manifest)),
    // One core is this thread's.
    count: Math.min(Math.max(Math.floor(availableParallelism() / processes) - 1, 1), mostWorkers),
  });
}

/** The part of the client build's manifest that we read. */
export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
>;

const routesFolder = "src/client/routes/";

/** Which files each route needs, so that the page asks for all of them at once. */
export function pageAssetsOf(manifest: BuildManifest): PageAssets {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("The client's build has no entry");
  const alwaysLoaded = new Set<string>();
  const routes: Record<string, RouteAssets> = {
    __root__: collect(manifest, [entry], alwaysLoaded),
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
  return `/${name.replaceAll(".", "/")}`.replace(/\/index$/, "/");
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
  const modules: string[] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    modules.push(`/${chunk.file}`);
    css.push(...(chunk.css ?? []).map((file) => `/${file}`));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { css, modules };
}
