// Has untrusted pages and menus read in child processes, within limits.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Question, ReaderAnswer } from "#reader/process.ts";
import type { Readings } from "#reader/readings.ts";
import { createBoundedQueue } from "#server/domain/bounded-queue.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { cannotBeRead, type ReadField } from "./fetching/fetch-errors.ts";

export interface ReadOptions {
  /** The form field that a refusal names. */
  field: ReadField;
  signal?: AbortSignal;
}

const usualLimits = {
  /** What one question may take of the processor: a busy machine is not its fault. */
  processorMs: 10_000,
  /** And in all. */
  timeoutMs: 30_000,
  heapMb: 256,
  /** Of the whole process, including memory outside the V8 heap. */
  memoryMb: 512,
  maxRunning: 2,
  maxWaiting: 40,
};
const startMs = 60_000;
const idleMs = 30_000;

const isSource = import.meta.url.endsWith(".ts");

/** In the build it lies beside this file. Tests bundle the source, which starts in a fifth of the time. */
const findProgram = () =>
  (isSource && process.env["READER_BUNDLE"]) ||
  fileURLToPath(new URL(isSource ? "../../../reader/process.ts" : "./reader.js", import.meta.url));

/** Node needs a loader for the source. */
const loaderFor = (program: string) =>
  program.endsWith(".ts")
    ? ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href]
    : [];

/**
 * Reads untrusted pages in child processes: one that takes forever, or all memory, is killed and blocks nobody else.
 * The children inherit no environment, so they know no secrets.
 */
export function createReaders(limits: Partial<typeof usualLimits> = {}) {
  const own = { ...usualLimits, ...limits };
  const { processorMs, timeoutMs, heapMb, memoryMb, maxRunning, maxWaiting } = own;
  const enqueue = createBoundedQueue(maxRunning, maxWaiting, () => unavailable(10));
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function forget(reader: ChildProcess): void {
    clearTimeout(idle.get(reader));
    idle.delete(reader);
  }

  function takeIdle(): ChildProcess | undefined {
    const [reader] = idle.keys();
    if (!reader) return undefined;
    forget(reader);
    reader.ref();
    reader.channel?.ref();
    return reader;
  }

  /** Keeps the reader for the next question, without keeping this process alive. */
  function release(reader: ChildProcess): void {
    reader.unref();
    reader.channel?.unref();
    const end = () => {
      forget(reader);
      reader.kill("SIGKILL");
    };
    idle.set(reader, setTimeout(end, idleMs).unref());
  }

  function start(): ChildProcess {
    const program = findProgram();
    const reader = fork(program, [String(memoryMb), String(processorMs)], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`, ...loaderFor(program)],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    reader.on("exit", () => forget(reader));
    // After "error" it cannot answer any more; its exit ends the waiting for an answer.
    reader.on("error", () => reader.kill("SIGKILL"));
    return reader;
  }

  /** A reused reader may die of what it read before, so a fresh one then gets the same question. */
  async function ask(question: Question, signal?: AbortSignal): Promise<ReaderAnswer | NoAnswer> {
    const known = takeIdle();
    const answer = known ? await askReader(known, question, signal) : "gone";
    return answer === "gone" ? askReader(start(), question, signal, startMs) : answer;
  }

  async function askReader(
    reader: ChildProcess,
    question: Question,
    signal?: AbortSignal,
    untilReadyMs = 0,
  ) {
    try {
      if (untilReadyMs && (await nextMessage(reader, untilReadyMs, signal)) !== "ready") {
        throw unavailable(10, "We cannot read pages right now. Please try again in a moment.");
      }
      const reply = nextMessage(reader, timeoutMs, signal);
      reader.send(question, () => {});
      const answer = (await reply) as ReaderAnswer | NoAnswer;
      // After a failure of ours it may keep what went wrong.
      if (typeof answer === "string" || "failure" in answer) reader.kill("SIGKILL");
      else release(reader);
      return answer;
    } catch (error) {
      reader.kill("SIGKILL");
      throw error;
    }
  }

  return <Name extends keyof Readings>(
    name: Name,
    input: Parameters<Readings[Name]>[0],
    { field, signal }: ReadOptions,
  ) =>
    enqueue(async (): Promise<Reading<Name>> => {
      signal?.throwIfAborted();
      const answer = await ask({ name, input } as Question, signal);
      if (answer === "late") throw cannotBeRead(field, "it takes too long to understand");
      if (answer === "gone") throw cannotBeRead(field, "it needs too much memory");
      if ("unreadable" in answer) throw cannotBeRead(field, answer.unreadable);
      if ("failure" in answer) throw new Error(`reading failed: ${answer.failure}`);
      return answer.value as Reading<Name>;
    });
}

type Reading<Name extends keyof Readings> = Awaited<ReturnType<Readings[Name]>>;

/** How a reader ends itself that has used up its time on the processor. */
const tooLong = "SIGXCPU";

/** Why there is no answer. */
type NoAnswer = "late" | "gone";

async function nextMessage(reader: ChildProcess, timeoutMs: number, signal?: AbortSignal) {
  const settled = new AbortController();
  const until = { signal: settled.signal };
  try {
    return await Promise.race<unknown>([
      once(reader, "message", until).then(([message]) => message),
      once(reader, "exit", until).then(([, end]): NoAnswer => (end === tooLong ? "late" : "gone")),
      wait<NoAnswer>(timeoutMs, "late", until),
      ...(signal ? [once(signal, "abort", until).then(() => signal.throwIfAborted())] : []),
    ]);
  } finally {
    settled.abort();
  }
}

/** Shared by websites and menus. */
export const readApart = createReaders();
