import type { ImportedPage, ImportProgress } from "#contract/importer.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { cannotBeRead } from "../fetching/fetch-errors.ts";
import type { FetchFile } from "../fetching/fetcher.ts";
import { readApart } from "../read-apart.ts";
import type { SiteFacts } from "./facts.ts";
import { isSameSite, type PageLink } from "./page-links.ts";
import type { PageReading } from "./read-page.ts";

interface ReadOptions {
  now: Date;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** Reads only the start page and at most one page of locations. */
  isQuick: boolean;
}

export interface WebsiteReading {
  url: string;
  facts: SiteFacts;
  /** The text of all menu pages, or of the start page when there is none. */
  menuText: string;
  pages: ImportedPage[];
}

interface Visit {
  page: ImportedPage;
  reading?: PageReading;
}

const mostMenuPages = 5;
const mostPlacePages = 3;
/** Of pages that may have an address with hours, where no other has. */
const mostOtherPages = 6;
const mostBranches = 15;
const atOnce = 3;
/** No page is started later than this; the answer then has what was read so far. */
const timeoutMs = 60_000;
const pageTypes = "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5";

/** Reads the start page, the pages of its locations, and its menus. */
export async function readWebsite(
  fetchFile: FetchFile,
  address: string,
  options: ReadOptions,
): Promise<WebsiteReading> {
  const { now, signal, onProgress, isQuick } = options;
  const reading = { field: "websiteUrl" as const, signal };
  const deadline = performance.now() + timeoutMs;
  onProgress?.({ step: "fetching" });
  const start = await fetchPage(address);
  onProgress?.({ step: "reading" });
  const first = await readApart("file", { ...start, now }, reading);
  const visited = new Set([start.url]);
  const pages: ImportedPage[] = [{ url: start.url, kind: "start" }];
  const readings = [first];

  const places = placeLinks(readings, ["contact"]);
  const placePages = await visit(places.slice(0, isQuick ? 1 : mostPlacePages), "reading");
  readings.push(...placePages);
  if (!isQuick) {
    const branches = placePages.flatMap(({ links }) => links).filter(isBranch(new URL(start.url)));
    readings.push(...(await visit(branches.slice(0, mostBranches), "reading")));
    // Where they are may stand behind any word, or in the pages that a page is made of.
    const left = placeLinks(readings, ["contact", "other"]).filter(({ url }) => !visited.has(url));
    if (!isComplete(readings))
      readings.push(...(await visit(left.slice(0, mostOtherPages), "reading")));
  }
  const menus = isQuick ? [] : menuLinks(readings).slice(0, mostMenuPages);
  const menuPages = await visit(menus, "menu");
  const pageFacts = [...readings, ...menuPages].map(({ facts }) => facts);
  const menuText = menuPages.map((page) => page.menuText).join("\n\n");
  const facts = await readApart("site", pageFacts, reading);
  refuseNothing(first, facts, menuText);
  return { url: start.url, facts, menuText: menuText || first.menuText, pages };

  async function fetchPage(address: string) {
    const { url, ...file } = await fetchFile(address, { ...reading, accept: pageTypes });
    return { ...file, url: url.href };
  }

  /** A page that cannot be read is listed with its problem; the others are still read. */
  async function visit(
    links: readonly PageLink[],
    step: "reading" | "menu",
  ): Promise<PageReading[]> {
    const fresh = links.filter(({ url }) => !visited.has(url) && visited.add(url));
    const found: PageReading[] = [];
    let done = 0;
    for (let from = 0; from < fresh.length; from += atOnce) {
      const group = fresh.slice(from, from + atOnce).map(async (link) => {
        const visited = await tryToRead(link);
        done += 1;
        onProgress?.({ step, done, total: fresh.length });
        return visited;
      });
      for (const { page, reading } of await Promise.all(group)) {
        pages.push(page);
        if (reading) found.push(reading);
      }
    }
    return found;
  }

  async function tryToRead(link: PageLink): Promise<Visit> {
    const page: ImportedPage = {
      url: link.url,
      kind: link.kind === "menu" ? "menu" : "places",
    };
    if (performance.now() > deadline) {
      return { page: { ...page, problem: "The website takes too long to answer." } };
    }
    try {
      const file = await fetchPage(link.url);
      return { page, reading: await readApart("file", { ...file, now }, reading) };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Refusal)) throw error;
      return { page: { ...page, problem: error.message } };
    }
  }
}

/** An answer without values would look like a success; what a site says in its preview is still one. */
export function refuseNothing(
  { emptiness }: PageReading,
  { name, description, imageUrl, places, dishes }: SiteFacts,
  menuText: string,
): void {
  const hasFound = places.length > 0 || dishes.length > 0 || menuText.trim() !== "";
  const isIntroduced = description ?? imageUrl ?? (name && name.source.from !== "text");
  if (emptiness && !hasFound && !isIntroduced) throw cannotBeRead("websiteUrl", emptiness);
}

const isComplete = (readings: readonly PageReading[]): boolean =>
  readings.some(({ facts }) =>
    facts.places.some(
      ({ address, hours }) => address && Object.keys(hours?.value ?? {}).length >= fewestDays,
    ),
  );

/** Fewer may be those of an event. */
const fewestDays = 3;

/** Pages of locations; others only where an address or hours are missing. */
const placeLinks = (readings: readonly PageReading[], kinds: readonly PageLink["kind"][]) =>
  readings
    .flatMap(({ links }) => links)
    .filter(({ kind }) => kind === "locations" || (kinds.includes(kind) && !isComplete(readings)))
    .sort((a, b) => b.score - a.score);

const isBranch =
  (start: URL) =>
  ({ kind, url }: PageLink): boolean =>
    kind === "locations" && isSameSite(url, start);

const menuLinks = (readings: readonly PageReading[]): PageLink[] =>
  readings
    .flatMap(({ links }) => links)
    .filter(({ kind }) => kind === "menu")
    .sort((a, b) => b.score - a.score);
