// Entry of the threads that draw pages; page-workers.ts starts them and asks them.
import { parentPort, workerData } from "node:worker_threads";
import type { RenderPage } from "#contract/rendering.ts";
import {
  type Answer,
  type FromWorker,
  sendable,
  type ToWorker,
  type WorkerSettings,
} from "./page-workers.ts";

const { pages, assets } = workerData as WorkerSettings;
const { renderPage }: { renderPage: RenderPage } = await import(/* @vite-ignore */ pages);
const waiting = new Map<number, (answer: Answer) => void>();
let calls = 0;

const tell = (message: FromWorker) => parentPort?.postMessage(message);

async function draw({ page, url, options }: Extract<ToWorker, { url: string }>): Promise<void> {
  let showsTime = false;
  let reported: Error | undefined;
  try {
    const { headers, ...drawn } = await renderPage(url, {
      ...options,
      assets,
      // Without its signal: nobody gives a page up while it is drawn.
      fetch: async (path, { method, headers, body } = {}) => {
        const call = calls++;
        const answered = new Promise<Answer>((resolve) => waiting.set(call, resolve));
        tell({ page, call, path, init: { method, headers, body } });
        const answer = await answered;
        if ("failure" in answer) throw answer.failure;
        return new Response(answer.body || null, answer);
      },
      onTimeShown: () => {
        showsTime = true;
      },
      onFailure: (failure) => {
        reported = sendable(failure);
      },
    });
    tell({ page, drawn: { ...drawn, headers: [...headers] }, showsTime, reported });
  } catch (failure) {
    tell({ page, failure: sendable(failure) });
  }
}

parentPort?.on("message", (message: ToWorker) => {
  if ("url" in message) void draw(message);
  else {
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  }
});
tell("ready");
