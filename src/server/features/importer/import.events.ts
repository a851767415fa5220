import { streamSSE } from "hono/streaming";
import type { ImportProgress } from "#contract/importer.ts";
import type { AppContext } from "#server/http/app-environment.ts";
import { answerTo } from "#server/http/error-handler.ts";
import type { Logger } from "#server/logger.ts";

export interface Listener {
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

export const wantsEvents = (c: AppContext): boolean =>
  (c.req.header("Accept") ?? "").toLowerCase().includes("text/event-stream");

/**
 * Tells how far the work is as it goes on: "progress" any number of times, then "result" with what the plain
 * call answers, or "error" with its status and body. The caller going away ends the work.
 */
export function answerWithEvents<T>(
  c: AppContext,
  logger: Logger,
  work: (listener: Listener) => Promise<T>,
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
