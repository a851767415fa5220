import { AsyncResource } from "node:async_hooks";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
  type ApiAnswer,
  type PageAssets,
  type RenderedPage,
  type RenderOptions,
  readHeaders,
} from "#contract/rendering.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { PagesInWork } from "#server/telemetry/telemetry.ts";

type RenderPage = NonNullable<Dependencies["renderPage"]>;

export interface WorkerSettings {
  /** The address of the module that has the pages. */
  pages: string;
  assets: PageAssets;
}

type SentHeaders = [name: string, value: string][];
type SentCall = Pick<RequestInit, "method" | "headers" | "body">;

/** The answer to a page's API call. */
export type Answer =
  | { status: number; headers: Record<string, string | null>; body: string }
  | { failure: Error };

export type ToWorker =
  | { page: number; url: string; options: Omit<RenderOptions, OwnToThread> }
  | { call: number; answer: Answer };

type OwnToThread = "fetch" | "onFailure" | "assets";

export type FromWorker =
  | { page: number; call: number; path: string; init: SentCall }
  | {
      page: number;
      drawn: Omit<RenderedPage, "headers"> & { headers: SentHeaders };
      reported: Error | undefined;
    }
  | { page: number; failure: Error };

interface OpenPage {
  answer: (path: string, init: SentCall) => Promise<ApiAnswer>;
  finish: (message: Extract<FromWorker, { drawn: unknown }>) => void;
  fail: (failure: Error) => void;
}

/** A page takes about 10 ms, so the last one waits for a second. */
export const mostPagesPerThread = 100;
const retrySeconds = 2;
/** Longer than any call of a page may take. */
const longestDrawingMs = 30_000;

interface PageWorker {
  thread: Worker;
  tell: (message: ToWorker) => void;
  open: Map<number, OpenPage>;
  /** Time of its last message, by `performance.now`; infinite while it starts, which may take long on a busy machine. */
  heardAt: number;
}

export interface PageWorkersOptions extends WorkerSettings {
  /** The file of page-worker. */
  program: string;
  count: number;
  longestMs?: number;
}

/**
 * Renders pages in worker threads, so that this thread keeps answering. The API calls of a page still run on this thread.
 */
export async function startPageWorkers({
  program,
  count,
  longestMs = longestDrawingMs,
  ...settings
}: PageWorkersOptions): Promise<{ renderPage: RenderPage; pagesInWork: () => PagesInWork }> {
  const workers = new Set<PageWorker>();
  let pages = 0;

  function start(): PageWorker {
    // Pages need no settings and no secrets.
    const thread = new Worker(program, { workerData: settings, env: {} });
    const tell = gatherMessages<ToWorker>((messages) => thread.postMessage(messages));
    const worker: PageWorker = { thread, tell, open: new Map(), heardAt: Number.POSITIVE_INFINITY };
    workers.add(worker);
    // Once ready, the thread does not keep the process alive.
    thread.once("message", () => thread.unref());
    thread.on("message", (messages: FromWorker[]) => {
      worker.heardAt = performance.now();
      for (const message of messages) hear(worker, message);
    });
    let failure = new Error("The thread that draws pages has ended");
    thread.once("error", (error) => {
      failure = error;
    });
    thread.once("exit", () => {
      workers.delete(worker);
      for (const { fail } of worker.open.values()) fail(failure);
    });
    return worker;
  }

  /** The least busy worker. Replaces one that has ended. */
  function choose(): PageWorker {
    if (workers.size < count) return start();
    return [...workers].reduce((best, worker) =>
      worker.open.size < best.open.size ? worker : best,
    );
  }

  function giveUp(worker: PageWorker, page: number): void {
    worker.open.get(page)?.fail(unavailable(retrySeconds));
    worker.open.delete(page);
    if (performance.now() - worker.heardAt < longestMs) return;
    // It hangs in a page and will not answer the others.
    workers.delete(worker);
    for (const { fail } of worker.open.values()) fail(unavailable(retrySeconds));
    void worker.thread.terminate();
  }

  const renderPage: RenderPage = (url, { fetch, onFailure, ...options }) =>
    new Promise((resolve, reject) => {
      const worker = choose();
      // The least busy worker is full, so all are.
      if (worker.open.size >= mostPagesPerThread) throw unavailable(retrySeconds);
      const page = pages++;
      const deadline = setTimeout(() => giveUp(worker, page), longestMs).unref();
      worker.open.set(page, {
        // Messages arrive outside of the request's async context.
        answer: AsyncResource.bind(fetch),
        finish: ({ drawn, reported }) => {
          clearTimeout(deadline);
          if (reported) onFailure(reported);
          resolve({ ...drawn, headers: new Headers(drawn.headers) });
        },
        fail: (failure) => {
          clearTimeout(deadline);
          reject(failure);
        },
      });
      worker.tell({ page, url, options });
    });

  const first = Array.from({ length: count }, start);
  // Fails at start if the build has no pages.
  await Promise.all(first.map(({ thread }) => once(thread, "message")));
  const pagesInWork = () => ({
    threads: workers.size,
    drawing: [...workers].reduce((sum, { open }) => sum + open.size, 0),
  });
  return { renderPage, pagesInWork };
}

/** Sends the messages of one event loop turn together: waking a thread costs more than a message. */
export function gatherMessages<Message>(send: (messages: Message[]) => void) {
  let said: Message[] = [];
  const sendAll = () => {
    send(said);
    said = [];
  };
  return (message: Message): void => {
    if (said.push(message) === 1) setImmediate(sendAll);
  };
}

function hear({ tell, open }: PageWorker, message: FromWorker): void {
  const page = open.get(message.page);
  if (!page) {
    // The page was given up, but its thread still waits.
    if ("call" in message) tell({ call: message.call, answer: { failure: new Error("given up") } });
    return;
  }
  if ("call" in message) {
    const { call, path, init } = message;
    void answerTo(page.answer(path, init)).then((answer) => tell({ call, answer }));
    return;
  }
  open.delete(message.page);
  if ("drawn" in message) page.finish(message);
  else page.fail(message.failure);
}

async function answerTo(answered: Promise<ApiAnswer>): Promise<Answer> {
  try {
    const answer = await answered;
    const headers = Object.fromEntries(readHeaders.map((name) => [name, answer.headers.get(name)]));
    return { status: answer.status, headers, body: await answer.text() };
  } catch (failure) {
    return { failure: sendable(failure) };
  }
}

/** Errors may hold values that cannot be sent to another thread. */
export function sendable(failure: unknown): Error {
  const { message = String(failure), stack } = failure instanceof Error ? failure : {};
  return Object.assign(new Error(message), { stack });
}
