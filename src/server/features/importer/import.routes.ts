// The calls that read websites.
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import * as endpoints from "#contract/importer.endpoints.ts";
import {
  type ImportProgress,
  importBasicAnswer,
  importBasicInput,
  importWebsiteAnswer,
  importWebsiteInput,
} from "#contract/importer.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { createFetchPolicy } from "#server/features/importer/fetching/address-safety.ts";
import type { App, AppContext } from "#server/http/app-environment.ts";
import { defineRoute, jsonAnswer, jsonBody } from "#server/http/define-route.ts";
import { answerTo } from "#server/http/error-handler.ts";
import { requireViewer } from "#server/http/guards.ts";
import type { Logger } from "#server/logger.ts";
import { countImport } from "./count-import.ts";
import { createFetcher } from "./fetching/fetcher.ts";
import { importBasics, importWebsite } from "./import.service.ts";

/** Enough for a pasted page of 2,000,000 characters in any encoding. */
const maxPastedBytes = 8 * 1024 * 1024;
const [maxRunning, maxWaiting] = [4, 12];

const basicRoute = defineRoute(endpoints.importBasics, {
  tag: "Import",
  summary: "Read the basics of a restaurant from its website; nothing is stored",
  request: { body: jsonBody(importBasicInput) },
  responses: { 200: jsonAnswer(importBasicAnswer, "What the website says") },
  errors: [422, 429],
});

const websiteRoute = defineRoute(endpoints.importWebsite, {
  tag: "Import",
  summary:
    "Read a restaurant, its locations and its chicken sandwiches from its website or a pasted page; nothing is stored. Accept: text/event-stream tells the progress",
  maxBodyBytes: maxPastedBytes,
  request: { body: jsonBody(importWebsiteInput) },
  responses: {
    200: {
      description: "What the website says, and where it says it",
      content: {
        "application/json": { schema: importWebsiteAnswer },
        "text/event-stream": { schema: z.string() },
      },
    },
  },
  errors: [422, 429],
});

export function registerImportRoutes(app: App, deps: Dependencies): void {
  const importDeps = { ...deps, fetchFile: createFetcher(createFetchPolicy(deps.config)) };
  const enqueue = createBoundedQueue(maxRunning, maxWaiting, () => unavailable(10));

  app.openapi(basicRoute, async (c) => {
    await countImport(deps, requireViewer(c));
    const { websiteUrl } = c.req.valid("json");
    const { signal } = c.req.raw;
    return c.json(await enqueue(() => importBasics(importDeps, websiteUrl, { signal })), 200);
  });

  app.openapi(websiteRoute, async (c) => {
    await countImport(deps, requireViewer(c));
    const input = c.req.valid("json");
    const work = (options: Parameters<typeof importWebsite>[2]) =>
      enqueue(() => importWebsite(importDeps, input, options));
    if (wantsEvents(c)) return answerWithEvents(c, deps.logger, work);
    return c.json(await work({ signal: c.req.raw.signal }), 200);
  });
}

interface ProgressListener {
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

const wantsEvents = (c: AppContext): boolean =>
  (c.req.header("Accept") ?? "").toLowerCase().includes("text/event-stream");

/**
 * Streams "progress" events, then one "result" with the answer of the plain call, or one "error" with its status and
 * body. The work is aborted when the client disconnects.
 */
function answerWithEvents<T>(
  c: AppContext,
  logger: Logger,
  work: (listener: ProgressListener) => Promise<T>,
): Response {
  const answer = streamSSE(c, async (stream) => {
    const caller = new AbortController();
    stream.onAbort(() => caller.abort());
    c.req.raw.signal.addEventListener("abort", () => caller.abort(), { once: true });
    const send = (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      const onProgress = (progress: ImportProgress) => void send("progress", progress);
      await send("result", await work({ signal: caller.signal, onProgress }));
    } catch (error) {
      if (caller.signal.aborted || !(error instanceof Error)) return;
      const { status, body } = answerTo(error, c, logger);
      await send("error", { status, ...body });
    }
  });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
