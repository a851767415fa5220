// Reads a website: its start page, the pages of its locations, and its menus. Others fetch the files and read each.
import type { SiteFacts } from "#reader/reader.types.ts";
import { Unreadable } from "#reader/unreadable.ts";
import { isSameSite, type PageLink } from "./page-links.ts";
import type { FetchedPage } from "./read-file.ts";
import type { PageReading } from "./read-page.ts";

/** What reading a website needs of the outside. */
export interface WebsiteDependencies {
  fetchFile: (
    address: string,
    options: { accept: string; signal: AbortSignal | undefined },
  ) => Promise<{ url: string; contentType: string; bytes: Uint8Array }>;
  /** The readings that take time; the server has them done in another process. */
  ask: {
    file: (file: FetchedPage) => PageReading | Promise<PageReading>;
    site: (pages: SiteFacts[]) => SiteFacts | Promise<SiteFacts>;
  };
  /** What is wrong with one page, in words for a person; null for an error that ends the whole import. */
  problemOf: (error: unknown) => string | null;
}

export interface WebsiteOptions {
  now: Date;
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Reads only the start page and at most one page of locations. */
  isQuick: boolean;
}

export interface ImportedPage {
  url: string;
  kind: "start" | "places" | "menu";
  /** Why it could not be read. */
  problem?: string;
}

export interface ImportProgress {
  step: "fetching" | "reading" | "menu" | "extracting";
  done?: number;
  total?: number;
}

export interface WebsiteReading {
  url: string;
  facts: SiteFacts;
  /** The text of all menu pages, or of the start page when there is none. */
  menuText: string;
  pages: ImportedPage[];
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

export async function readWebsite(
  { fetchFile, ask, problemOf }: WebsiteDependencies,
  address: string,
  { now, signal, onProgress, isQuick }: WebsiteOptions,
): Promise<WebsiteReading> {
  const deadline = performance.now() + timeoutMs;
  onProgress?.({ step: "fetching" });
  const start = await fetchFile(address, { accept: pageTypes, signal });
  onProgress?.({ step: "reading" });
  const first = await ask.file({ ...start, now });
  const visited = new Set([start.url]);
  const pages: ImportedPage[] = [{ url: start.url, kind: "start" }];
  const readings = [first];

  const mostPlaces = isQuick ? 1 : mostPlacePages;
  const placePages = await visit(placeLinks(readings, "contact").slice(0, mostPlaces));
  readings.push(...placePages);
  if (!isQuick) {
    const branches = linksOf(
      placePages,
      ({ kind, url }) => kind === "locations" && isSameSite(url, new URL(start.url)),
    );
    readings.push(...(await visit(branches.slice(0, mostBranches))));
    if (!isComplete(readings)) {
      const left = placeLinks(readings, "contact", "other").filter(({ url }) => !visited.has(url));
      readings.push(...(await visit(left.slice(0, mostOtherPages))));
    }
  }
  const menuPages = isQuick
    ? []
    : await visit(linksOf(readings, ({ kind }) => kind === "menu").slice(0, mostMenuPages));
  const menuText = menuPages.map((page) => page.menuText).join("\n\n");
  const facts = await ask.site([...readings, ...menuPages].map((page) => page.facts));
  refuseNothing(first, facts, menuText);
  return { url: start.url, facts, menuText: menuText || first.menuText, pages };

  /** A page that cannot be read is listed with its problem; the others are still read. */
  async function visit(links: readonly PageLink[]): Promise<PageReading[]> {
    const fresh = links.filter(({ url }) => !visited.has(url) && visited.add(url));
    const found: PageReading[] = [];
    let done = 0;
    for (let from = 0; from < fresh.length; from += atOnce) {
      const group = fresh.slice(from, from + atOnce).map(async ({ url, kind }) => {
        const page: ImportedPage = { url, kind: kind === "menu" ? "menu" : "places" };
        const reading = await tryToRead(page);
        done += 1;
        const step = kind === "menu" ? "menu" : "reading";
        onProgress?.({ step, done, total: fresh.length });
        return { page, reading };
      });
      for (const { page, reading } of await Promise.all(group)) {
        pages.push(page);
        if (reading) found.push(reading);
      }
    }
    return found;
  }

  async function tryToRead(page: ImportedPage): Promise<PageReading | null> {
    if (performance.now() > deadline) {
      page.problem = "The website takes too long to answer.";
      return null;
    }
    try {
      const file = await fetchFile(page.url, { accept: pageTypes, signal });
      return await ask.file({ ...file, now });
    } catch (error) {
      signal?.throwIfAborted();
      const problem = problemOf(error);
      if (problem === null) throw error;
      page.problem = problem;
      return null;
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
  if (emptiness && !hasFound && !isIntroduced) throw new Unreadable(emptiness);
}

/** Fewer may be those of an event. */
const fewestDays = 3;

const isComplete = (readings: readonly PageReading[]): boolean =>
  readings
    .flatMap(({ facts }) => facts.places)
    .some(({ address, hours }) => address && Object.keys(hours?.value ?? {}).length >= fewestDays);

const linksOf = (readings: readonly PageReading[], isWanted: (link: PageLink) => boolean) =>
  readings
    .flatMap(({ links }) => links)
    .filter(isWanted)
    .sort((a, b) => b.score - a.score);

/** Pages of locations; others only where an address or hours are missing. */
function placeLinks(readings: readonly PageReading[], ...others: PageLink["kind"][]): PageLink[] {
  const isLacking = !isComplete(readings);
  return linksOf(
    readings,
    ({ kind }) => kind === "locations" || (isLacking && others.includes(kind)),
  );
}
