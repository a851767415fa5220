// Fetches pictures of other sites.
import type { Config } from "#server/config.ts";
import { createFetchPolicy } from "./address-safety.ts";
import { createFetcher } from "./fetcher.ts";

/** Fetches an image of another site under the same rules as websites. */
export async function fetchImage(config: Config, url: string): Promise<Uint8Array> {
  const fetchFile = createFetcher(createFetchPolicy(config));
  const { bytes } = await fetchFile(url, { field: "imageUrl", accept: "image/*" });
  return bytes;
}
