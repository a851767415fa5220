import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Id of the script element with the data that the server loaded. */
export const loadedDataId = "loaded";

/** The loaded data as JSON, without failed queries, which the browser requests itself. */
export function writeLoadedData(client: QueryClient): string {
  const loaded = client.getQueriesData({}).filter(([, data]) => data !== undefined);
  // Without "<" no text can end the script element.
  return JSON.stringify(loaded).replaceAll("<", "\\u003c");
}

export function takeLoadedData(client: QueryClient): void {
  const written = document.getElementById(loadedDataId)?.textContent;
  if (!written) return;
  for (const [key, data] of JSON.parse(written) as [QueryKey, unknown][]) {
    client.setQueryData(key, data);
  }
}
