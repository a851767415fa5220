import type { Config } from "#server/config.ts";
import { policyOf } from "./fetch-policy.ts";
import { createFetcher } from "./fetcher.ts";

/** The bytes behind a foreign image's address, fetched under the same rules as websites. */
export function createImageFetcher(config: Config): (url: string) => Promise<Uint8Array> {
  const fetchFile = createFetcher(policyOf(config));
  return async (url) => {
    const { bytes } = await fetchFile(url, { field: "imageUrl", accept: "image/*" });
    return bytes;
  };
}
