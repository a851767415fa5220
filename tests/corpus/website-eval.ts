import { parseConfig } from "#server/config.ts";
import { createFetchPolicy } from "#server/features/importer/fetching/address-safety.ts";
import { createFetcher } from "#server/features/importer/fetching/fetcher.ts";
import { extractWebsite } from "#server/features/importer/import.service.ts";
import { createLogger } from "#server/logger.ts";
import { readWebsiteCorpus, startCorpusServer } from "./website-corpus.ts";
import { WebsiteScore } from "./website-score.ts";

/** Serves every website of the corpus on this machine and imports it as the product would. */
export async function scoreWebsites() {
  const config = parseConfig({ IMPORT_ALLOW_PRIVATE: "1" });
  const server = await startCorpusServer();
  const deps = {
    config,
    fetchFile: createFetcher(createFetchPolicy(config)),
    logger: createLogger("error"),
    now: () => new Date("2026-01-15T12:00:00Z"),
  };
  const parts = {
    tuned: { sites: 0, score: new WebsiteScore() },
    heldOut: { sites: 0, score: new WebsiteScore() },
  };
  for (const { name, expected, isHeldOut } of readWebsiteCorpus()) {
    server.serve(name);
    const answer = await extractWebsite(deps, { websiteUrl: server.url, html: "", text: "" });
    const part = isHeldOut ? parts.heldOut : parts.tuned;
    part.sites += 1;
    part.score.add(name, expected, answer);
  }
  await server.close();
  return parts;
}
