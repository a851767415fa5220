import type { ImportWebsiteInput } from "#contract/importer.ts";
import { parseConfig } from "#server/config.ts";
import { Refusal } from "#server/domain/refusal.ts";
import { createFetchPolicy } from "#server/features/importer/fetching/address-safety.ts";
import { createFetcher } from "#server/features/importer/fetching/fetcher.ts";
import { extractWebsite } from "#server/features/importer/import.service.ts";
import { createLogger } from "#server/logger.ts";
import {
  type LabelledWebsite,
  readWebsiteCorpus,
  startCorpusServer,
  type WebsitePart,
} from "./website-corpus.ts";
import { WebsiteScore } from "./website-score.ts";

const config = parseConfig({ IMPORT_ALLOW_PRIVATE: "1" });
const deps = {
  config,
  fetchFile: createFetcher(createFetchPolicy(config)),
  logger: createLogger("error"),
  now: () => new Date("2026-01-15T12:00:00Z"),
};

/** Imports as the product would; null where it says that the site cannot be read. */
export const importSite = (input: Partial<ImportWebsiteInput>) =>
  extractWebsite(deps, { websiteUrl: "", html: "", text: "", ...input }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Serves every website of the corpus on this machine and imports it. */
export async function scoreWebsites(parts?: readonly WebsitePart[]) {
  const server = await startCorpusServer();
  const scores = new Map<string, WebsiteScore>();
  for (const site of readWebsiteCorpus()) {
    if (parts && !parts.includes(site.part)) continue;
    server.serve(site);
    const answer = await importSite({ websiteUrl: server.url });
    for (const group of groupsOf(site)) {
      const score = scores.get(group) ?? new WebsiteScore();
      scores.set(group, score);
      score.add(site.name, site.expected, answer);
    }
  }
  await server.close();
  return scores;
}

/** Its part, and for strangers also its layout and language within it: "unseen", "unseen / en". */
function groupsOf({ part, layout, language }: LabelledWebsite): string[] {
  if (!layout) return [part];
  const isEnglish = language.startsWith("en");
  return [
    part,
    `${part} / ${layoutOf(layout)}`,
    `${part} / ${isEnglish ? "English" : "other languages"}`,
  ];
}

/** Few sites are of one layout, and a share of one or two says nothing. */
function layoutOf(layout: string): string {
  if (/next|nuxt|square online|state|json in|apollo|redux/i.test(layout)) return "data in scripts";
  if (/json-ld|microdata|rdfa|markup|schema/i.test(layout)) return "marked up";
  if (/wordpress|wix|squarespace|godaddy|weebly|toast|chownow|shopify|webflow|duda/i.test(layout))
    return "site builders";
  return "pages by hand";
}
