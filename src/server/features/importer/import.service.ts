import type {
  ExtractedSandwich,
  ImportBasicAnswer,
  ImportProgress,
  ImportWebsiteAnswer,
  ImportWebsiteInput,
} from "#contract/importer.ts";
import { maxMenuTextLength } from "#contract/importer.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { findRestaurantByWebsite } from "#server/features/restaurants/restaurants.service.ts";
import type { FetchFile } from "./fetching/fetcher.ts";
import { presentBasic, presentSite } from "./import.presenter.ts";
import { extractSandwiches } from "./menu.service.ts";
import { readApart } from "./read-apart.ts";
import { readWebsite, refuseNothing, type WebsiteReading } from "./website/read-website.ts";

interface ReaderDeps extends Pick<Dependencies, "config" | "logger" | "now"> {
  fetchFile: FetchFile;
}

type ImportDeps = ReaderDeps & Pick<Dependencies, "db">;

interface ImportOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

export async function importBasics(
  deps: ImportDeps,
  websiteUrl: string,
  { signal }: ImportOptions,
): Promise<ImportBasicAnswer> {
  const now = deps.now();
  const { facts, url } = await readWebsite(deps.fetchFile, websiteUrl, {
    now,
    signal,
    isQuick: true,
  });
  return presentBasic(
    presentSite(facts, websiteUrl),
    await findKnownRestaurant(deps, [websiteUrl, url]),
  );
}

/** Stores nothing: an admin checks the draft first. */
export async function importWebsite(
  deps: ImportDeps,
  input: ImportWebsiteInput,
  options: ImportOptions,
): Promise<ImportWebsiteAnswer> {
  const { url, ...answer } = await extractWebsite(deps, input, options);
  const restaurantId = await findKnownRestaurant(
    deps,
    input.websiteUrl ? [input.websiteUrl, url] : [],
  );
  return { ...(restaurantId === null ? {} : { restaurantId }), ...answer };
}

/** What the website says, without the catalogue. */
export async function extractWebsite(
  deps: ReaderDeps,
  input: ImportWebsiteInput,
  options: ImportOptions = {},
) {
  const reading = await readSite(deps, input, options);
  options.onProgress?.({ step: "extracting" });
  const sandwiches = await extractFromReading(deps, reading, options.signal);
  return {
    url: reading.url,
    ...presentSite(reading.facts, input.websiteUrl || null),
    menuInfo: { hasChickenSandwich: sandwiches.length > 0, sandwiches },
    pages: reading.pages,
  };
}

/** Base address of a page that was pasted without its own. */
const pastedPageUrl = "https://pasted.invalid/";

async function readSite(
  { fetchFile, now }: ReaderDeps,
  { websiteUrl, html, text }: ImportWebsiteInput,
  options: ImportOptions,
): Promise<WebsiteReading> {
  const pasted = html.trim() ? html : text;
  if (!pasted.trim()) {
    return readWebsite(fetchFile, websiteUrl, { now: now(), ...options, isQuick: false });
  }
  const reading = { field: "websiteUrl" as const, signal: options.signal };
  const page = { content: pasted, url: websiteUrl || pastedPageUrl, now: now() };
  const first = await readApart("pasted", page, reading);
  const facts = await readApart("site", [first.facts], reading);
  refuseNothing(first, facts, pasted === text ? text : "");
  return { url: page.url, facts, menuText: first.menuText, pages: [] };
}

async function extractFromReading(
  deps: ReaderDeps,
  { facts, menuText }: WebsiteReading,
  signal?: AbortSignal,
): Promise<ExtractedSandwich[]> {
  const menu = {
    menuText: menuText.slice(0, maxMenuTextLength),
    restaurantName: facts.name?.value.slice(0, 200) ?? "",
    dishes: facts.dishes,
  };
  return extractSandwiches(deps, menu, { field: "websiteUrl", signal });
}

const findKnownRestaurant = ({ db }: ImportDeps, addresses: readonly string[]) =>
  findRestaurantByWebsite(db, addresses);
