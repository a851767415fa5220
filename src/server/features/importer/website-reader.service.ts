// Reads websites for other features.
import type { Dependencies } from "#server/domain/dependencies.ts";
import { createFetchPolicy } from "./fetching/address-safety.ts";
import { createFetcher } from "./fetching/fetcher.ts";
import { extractWebsite } from "./import.service.ts";

/** One reader remembers the robots.txt and Retry-After of all its sites. */
export function createWebsiteReader(deps: Pick<Dependencies, "config" | "logger" | "now">) {
  const readerDeps = { ...deps, fetchFile: createFetcher(createFetchPolicy(deps.config)) };
  return (websiteUrl: string, signal?: AbortSignal) =>
    extractWebsite(readerDeps, { websiteUrl, html: "", text: "" }, { signal });
}

export type ReadWebsite = ReturnType<typeof createWebsiteReader>;
