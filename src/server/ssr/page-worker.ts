// Entry of the threads that draw pages; page-workers.ts starts them and asks them.
import { parentPort, workerData } from "node:worker_threads";
import type { ApiAnswer, RenderPage } from "#contract/rendering.ts";
import { logWhatIsPrinted } from "#server/logger.ts";
import {
  type Answer,
  type FromWorker,
  gatherMessages,
  sendable,
  type ToWorker,
  type WorkerSettings,
} from "./page-workers.ts";

logWhatIsPrinted();
const { pages, assets } = workerData as WorkerSettings;
const { renderPage }: { renderPage: RenderPage } = await import(/* @vite-ignore */ pages);
const waiting = new Map<number, (answer: Answer) => void>();
/** The pages being rendered. */
const inWork = new Set<{ reported?: Error }>();
let calls = 0;

const tell = gatherMessages<FromWorker>((messages) => parentPort?.postMessage(messages));

async function draw({ page, url, options }: Extract<ToWorker, { url: string }>): Promise<void> {
  const told: { reported?: Error } = {};
  inWork.add(told);
  try {
    const { headers, ...drawn } = await renderPage(url, {
      ...options,
      assets,
      // Without the signal: when a page is given up, its calls fail.
      fetch: async (path, { method, headers, body } = {}) => {
        const call = calls++;
        const answered = new Promise<Answer>((resolve) => waiting.set(call, resolve));
        tell({ page, call, path, init: { method, headers, body } });
        const answer = await answered;
        if ("failure" in answer) throw answer.failure;
        return asResponse(answer);
      },
      onFailure: (failure) => {
        told.reported = sendable(failure);
      },
    });
    const { reported } = told;
    tell({ page, drawn: { ...drawn, headers: [...headers] }, reported });
  } catch (failure) {
    tell({ page, failure: sendable(failure) });
  } finally {
    inWork.delete(told);
  }
}

/** A real one takes its body through a stream. */
function asResponse({ status, headers, body }: Exclude<Answer, { failure: Error }>): ApiAnswer {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: "",
    headers: { get: (name) => headers[name] ?? null },
    text: async () => body,
  };
}

parentPort?.on("message", (messages: ToWorker[]) => {
  for (const message of messages) {
    if ("url" in message) void draw(message);
    else {
      waiting.get(message.call)?.(message.answer);
      waiting.delete(message.call);
    }
  }
});
// A page left a promise without a handler. Node would end the thread, and all of its pages with it.
process.on("unhandledRejection", (failure) => {
  if (inWork.size === 0) throw failure;
  for (const told of inWork) told.reported ??= sendable(failure);
});
// Ready.
parentPort?.postMessage([]);
