// Imports restaurants from their websites or pasted pages. Nothing is stored: a person checks the draft first.
import {
  type ImportBasicAnswer,
  type ImportProgress,
  type ImportWebsiteAnswer,
  type ImportWebsiteInput,
  maxMenuTextLength,
} from "#contract/importer.ts";
import { longestForModel, type SiteFacts } from "#reader/reader.types.ts";
import { Unreadable } from "#reader/unreadable.ts";
import { readWebsite, refuseNothing, type WebsiteReading } from "#reader/website/read-website.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { findRestaurantByWebsite } from "#server/features/restaurants/restaurants.service.ts";
import { createFetchPolicy } from "./fetching/address-safety.ts";
import { cannotBeRead } from "./fetching/fetch-errors.ts";
import { createFetcher, type FetchFile } from "./fetching/fetcher.ts";
import { presentBasic, presentSandwich, presentSite } from "./import.presenter.ts";
import { askAboutMenu } from "./menu.service.ts";
import { askAbout, questions } from "./model/questions.ts";
import { readApart } from "./read-apart.ts";

interface ReaderDeps extends Pick<Dependencies, "config" | "logger" | "now"> {
  fetchFile: FetchFile;
}

type ImportDeps = ReaderDeps & Pick<Dependencies, "db">;

interface ImportOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
}

/** A site as the built-in reader reads it, and the text of its pages for a language model. */
interface SiteReading extends WebsiteReading {
  text: string;
}

const field = "websiteUrl" as const;

export async function importBasics(
  deps: ImportDeps,
  websiteUrl: string,
  { signal }: ImportOptions,
): Promise<ImportBasicAnswer> {
  const site = await readSite(deps, websiteUrl, { signal, isQuick: true }).catch(refuse);
  const facts = await checkedFacts(deps, site, signal);
  return presentBasic(
    presentSite(facts, websiteUrl),
    await findRestaurantByWebsite(deps.db, [websiteUrl, site.url]),
  );
}

export async function importWebsite(
  deps: ImportDeps,
  input: ImportWebsiteInput,
  options: ImportOptions,
): Promise<ImportWebsiteAnswer> {
  const { url, ...answer } = await extractWebsite(deps, input, options);
  const addresses = input.websiteUrl ? [input.websiteUrl, url] : [];
  const restaurantId = await findRestaurantByWebsite(deps.db, addresses);
  return { ...(restaurantId === null ? {} : { restaurantId }), ...answer };
}

/** For other features. One reader remembers the robots.txt and Retry-After of all its sites. */
export function createWebsiteReader(deps: Omit<ReaderDeps, "fetchFile">) {
  const readerDeps = { ...deps, fetchFile: createFetcher(createFetchPolicy(deps.config)) };
  return (websiteUrl: string, signal?: AbortSignal) =>
    extractWebsite(readerDeps, { websiteUrl, html: "", text: "" }, { signal });
}

export type ReadWebsite = ReturnType<typeof createWebsiteReader>;

/** What the website says, without the catalogue. */
async function extractWebsite(deps: ReaderDeps, input: ImportWebsiteInput, options: ImportOptions) {
  const { signal, onProgress } = options;
  const isPasted = [input.html, input.text].some((text) => text.trim());
  const reading = isPasted
    ? readPasted(deps, input, signal)
    : readSite(deps, input.websiteUrl, { ...options, isQuick: false });
  const site = await reading.catch(refuse);
  onProgress?.({ step: "extracting" });
  const menuText = site.menuText.slice(0, maxMenuTextLength);
  const [facts, model] = await Promise.all([
    checkedFacts(deps, site, signal),
    askAboutMenu(deps, menuText, { field, signal }),
  ]);
  const restaurantName = facts.name?.value.slice(0, 200) ?? "";
  const menu = { menuText, restaurantName, dishes: facts.dishes, model };
  const found = await readApart("sandwiches", menu, { field, signal });
  const sandwiches = found.map(presentSandwich);
  return {
    url: site.url,
    ...presentSite(facts, input.websiteUrl || null),
    menuInfo: { hasChickenSandwich: sandwiches.length > 0, sandwiches },
    pages: site.pages,
  };
}

async function readSite(
  { fetchFile, now }: ReaderDeps,
  websiteUrl: string,
  options: ImportOptions & { isQuick: boolean },
): Promise<SiteReading> {
  const { signal } = options;
  const texts: string[] = [];
  const reading = await readWebsite(
    {
      async fetchFile(address, { accept }) {
        const { url, ...file } = await fetchFile(address, { field, accept, signal });
        return { ...file, url: url.href };
      },
      ask: {
        async file(file) {
          const page = await readApart("file", file, { field, signal });
          texts.push(page.text);
          return page;
        },
        site: (pages) => readApart("site", pages, { field, signal }),
      },
      problemOf: (error) => (error instanceof Refusal ? error.message : null),
    },
    websiteUrl,
    { now: now(), ...options },
  );
  return { ...reading, text: texts.join("\n\n").slice(0, longestForModel) };
}

/** Base address of a page that was pasted without its own. */
const pastedPageUrl = "https://pasted.invalid/";

async function readPasted(
  { now }: ReaderDeps,
  { websiteUrl, html, text }: ImportWebsiteInput,
  signal?: AbortSignal,
): Promise<SiteReading> {
  const content = html.trim() ? html : text;
  const url = websiteUrl || pastedPageUrl;
  const page = await readApart("pasted", { content, url, now: now() }, { field, signal });
  const facts = await readApart("site", [page.facts], { field, signal });
  refuseNothing(page, facts, content === text ? text : "");
  return { url, facts, menuText: page.menuText, pages: [], text: page.text };
}

function refuse(error: unknown): never {
  throw error instanceof Unreadable ? cannotBeRead(field, error.message) : error;
}

/** The facts of a site: a language model's where one is set, checked against the text, and beside them our own. */
async function checkedFacts(
  deps: ReaderDeps,
  { facts, text }: SiteReading,
  signal?: AbortSignal,
): Promise<SiteFacts> {
  const model = await askAbout(deps, questions.page, text, signal);
  if (!model) return facts;
  return readApart("siteWithModel", { facts, text, model, now: deps.now() }, { field, signal });
}
