// Fetches pictures of other sites, under the same rules as websites.
import type { Config } from "#server/config.ts";
import { createFetchPolicy } from "./address-safety.ts";
import { createFetcher } from "./fetcher.ts";

export async function fetchImage(config: Config, url: string): Promise<Uint8Array> {
  const fetchFile = createFetcher(createFetchPolicy(config));
  return (await fetchFile(url, { field: "imageUrl", accept: "image/*" })).bytes;
}
