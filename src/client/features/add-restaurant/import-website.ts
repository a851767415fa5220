import { ApiError } from "#client/lib/api.ts";
import { browserFetch } from "#client/lib/browser-api.ts";
import type { ImportProgress, ImportWebsiteAnswer } from "#contract/importer.ts";
import { readEvents } from "./read-events.ts";

interface WebsiteImport {
  websiteUrl: string;
  html?: string;
  text?: string;
}

/** The whole extraction, which tells how far it is while it works. */
export async function importWebsite(
  input: WebsiteImport,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportWebsiteAnswer> {
  const response = await browserFetch("/api/restaurant/import-from-website", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(input),
    signal,
  });
  if (!response.ok || !response.body) {
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  }
  for await (const { event, data } of readEvents(response.body)) {
    if (event === "progress") onProgress(JSON.parse(data));
    else if (event === "result") return JSON.parse(data);
    else if (event === "error") throw new ApiError(JSON.parse(data).status, data);
  }
  throw new Error("The import ended without a result");
}
