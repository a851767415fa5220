import type { ImportedPage, ImportProgress } from "#contract/importer.ts";
import { HttpError } from "#server/http/errors.ts";
import type { FetchFile } from "../fetching/fetcher.ts";
import type { SiteFacts } from "./facts.ts";
import { mergePages } from "./merge-pages.ts";
import { isSameSite, type PageLink } from "./page-links.ts";
import { type Page, pageOfFile } from "./page-of-file.ts";
import { type PageReading, readPage } from "./read-page.ts";

export interface ReadOptions {
  now: Date;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
  /** The quick import is content with the start page, and with one more when that names no address. */
  isQuick: boolean;
}

export interface WebsiteReading {
  url: URL;
  facts: SiteFacts;
  /** The texts of all pages that look like a menu; the start page's when none does. */
  menuText: string;
  pages: ImportedPage[];
}

interface Visit {
  page: ImportedPage;
  reading?: PageReading;
}

const mostMenuPages = 5;
const mostPlacePages = 3;
const mostBranches = 15;
const atOnce = 3;
/** After this long no further page is begun: what was read by then is the answer. */
const patienceMs = 60_000;
const pageTypes = "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5";

/** Reads a site from its start page on: it, the pages of its places, and its menus. */
export async function readWebsite(
  fetchFile: FetchFile,
  address: string,
  options: ReadOptions,
): Promise<WebsiteReading> {
  const { now, signal, onProgress, isQuick } = options;
  const deadline = performance.now() + patienceMs;
  onProgress?.({ step: "fetching" });
  const start = await fetchPage(address);
  onProgress?.({ step: "reading" });
  const first = read(start, now);
  const visited = new Set([start.url.href]);
  const pages: ImportedPage[] = [{ url: start.url.href, kind: "start" }];
  const readings = [first];

  const places = placeLinks(first).slice(0, isQuick ? 1 : mostPlacePages);
  const placePages = await visit(places, "reading");
  readings.push(...placePages);
  if (!isQuick) {
    const branches = placePages.flatMap(({ links }) => links).filter(isBranch(start.url));
    readings.push(...(await visit(branches.slice(0, mostBranches), "reading")));
  }
  const menus = isQuick ? [] : menuLinks(readings).slice(0, mostMenuPages);
  const menuPages = await visit(menus, "menu");
  const facts = mergePages([...readings, ...menuPages].map((reading) => reading.facts));
  const menuText = menuPages.map((reading) => reading.menuText).join("\n\n");
  return { url: start.url, facts, menuText: menuText || first.menuText, pages };

  async function fetchPage(url: string | URL): Promise<Page> {
    const file = await fetchFile(url, { field: "websiteUrl", accept: pageTypes, signal });
    return pageOfFile(file, signal);
  }

  /** A page that cannot be read is named in the answer and stops nothing. */
  async function visit(
    links: readonly PageLink[],
    step: "reading" | "menu",
  ): Promise<PageReading[]> {
    const fresh = links.filter(({ url }) => !visited.has(url.href) && visited.add(url.href));
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
      url: link.url.href,
      kind: link.kind === "menu" ? "menu" : "places",
    };
    if (performance.now() > deadline) {
      return { page: { ...page, problem: "The website takes too long to answer." } };
    }
    try {
      return { page, reading: read(await fetchPage(link.url), now) };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof HttpError)) throw error;
      return { page: { ...page, problem: error.message } };
    }
  }
}

/** Pasted pages are read as if they had come from the address that they claim. */
export function readPasted(content: string, url: URL, now: Date): WebsiteReading {
  const { facts, menuText } = read({ url, content, isHtml: /<\w+[^>]*>/.test(content) }, now);
  return { url, facts: mergePages([facts]), menuText, pages: [] };
}

function read({ url, content, isHtml }: Page, now: Date): PageReading {
  if (isHtml) return readPage(content, url, now);
  const escaped = content.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const reading = readPage(`<body>${escaped.replace(/\n/g, "<br>")}</body>`, url, now);
  return { ...reading, menuText: content };
}

/** Pages of places, when the start page leaves questions or the site speaks of several. */
function placeLinks({ facts, links }: PageReading): PageLink[] {
  const isComplete = facts.places.some(({ address, hours }) => address && hours);
  return links.filter(({ kind }) => kind === "locations" || (kind === "contact" && !isComplete));
}

const isBranch =
  (start: URL) =>
  ({ kind, url }: PageLink): boolean =>
    kind === "locations" && isSameSite(url, start);

const menuLinks = (readings: readonly PageReading[]): PageLink[] =>
  readings
    .flatMap(({ links }) => links)
    .filter(({ kind }) => kind === "menu")
    .sort((a, b) => b.score - a.score);
