import { type Api, ApiError } from "#client/lib/api.ts";
import { browserFetch } from "#client/lib/browser-api.ts";
import type { RequestOf } from "#contract/endpoint.ts";
import { importBasics, importWebsite } from "#contract/importer.endpoints.ts";
import type { ImportedPage, ImportProgress, ImportWebsiteAnswer } from "#contract/importer.ts";
import type { DraftStep } from "./draft.ts";
import {
  describeImport,
  fromFull,
  fromQuick,
  type Imported,
  isNothing,
  isRead,
  siteName,
  withImport,
} from "./fill-draft.ts";

export interface ImportRequest {
  kind: "quick" | "full" | "paste";
  websiteUrl: string;
  /** HTML or text that somebody pasted. */
  page?: string;
}

interface ImportResult {
  /** Fills the draft with what was found. */
  fill: DraftStep;
  /** False when the page says nothing but a name. */
  wasRead: boolean;
  description: string;
  pages: ImportedPage[];
}

/** Sends an import. A page in which nothing is found is a failure. */
export async function runImport(
  api: Api,
  input: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const imported = await requestImport(api, input, onProgress, signal);
  if (isNothing(imported)) {
    throw new Error("The page has no name, no address and no chicken sandwich to read.");
  }
  return {
    fill: withImport(imported, siteName(input.websiteUrl)),
    wasRead: isRead(imported),
    description: describeImport(imported),
    pages: imported.pages,
  };
}

async function requestImport(
  api: Api,
  { kind, websiteUrl, page = "" }: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<Imported> {
  if (kind === "quick") {
    return fromQuick(await api.call(importBasics, { body: { websiteUrl }, signal }));
  }
  const pasted = /<[a-z!][^<>]*>/i.test(page) ? { html: page } : { text: page };
  const input = kind === "paste" ? { websiteUrl, ...pasted } : { websiteUrl };
  return fromFull(await streamImport(input, onProgress, signal));
}

/** The full extraction. The server streams progress events while it works. */
async function streamImport(
  input: RequestOf<typeof importWebsite>["body"],
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportWebsiteAnswer> {
  const response = await browserFetch(importWebsite.path, {
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

export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads server-sent events: yields each one as soon as it is complete. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    waiting += decoder.decode(value, { stream: true });
    const blocks = waiting.split(/\r?\n\r?\n/);
    waiting = blocks.pop() ?? "";
    for (const block of blocks) yield readBlock(block);
  }
}

function readBlock(block: string): ServerEvent {
  const lines = block.split(/\r?\n/);
  const fieldValues = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
  return { event: fieldValues("event").at(-1) ?? "message", data: fieldValues("data").join("\n") };
}
