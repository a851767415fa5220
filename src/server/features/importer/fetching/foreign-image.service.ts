import type { Config } from "#server/config.ts";
import { policyOf } from "./fetch-policy.ts";
import { createFetcher } from "./fetcher.ts";

/** The bytes behind a foreign image's address, fetched under the same rules as websites. */
export async function fetchImage(config: Config, url: string): Promise<Uint8Array> {
  const fetchFile = createFetcher(policyOf(config));
  const { bytes } = await fetchFile(url, { field: "imageUrl", accept: "image/*" });
  return bytes;
}
