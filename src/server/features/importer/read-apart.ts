import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createBoundedQueue } from "#server/http/bounded-queue.ts";
import { unavailable } from "#server/http/errors.ts";
import { cannotBeRead, type ReadField } from "./fetching/fetch-errors.ts";
import type { Question, ReaderAnswer } from "./reader.ts";
import type { Readings } from "./readings.ts";

interface ReaderLimits {
  /** For one page or menu. */
  patienceMs: number;
  heapMb: number;
  /** Of the whole process, with what V8 does not count. */
  memoryMb: number;
  atOnce: number;
  waiting: number;
}

export interface ReadOptions {
  /** Which field of a form is to blame. */
  field: ReadField;
  signal?: AbortSignal;
}

const usualLimits: ReaderLimits = {
  patienceMs: 10_000,
  heapMb: 256,
  memoryMb: 512,
  atOnce: 2,
  waiting: 40,
};
const startMs = 60_000;
const idleMs = 30_000;

/** Beside this file, in the source as in the built product. Node alone cannot run the former. */
const isSource = import.meta.url.endsWith(".ts");
const program = fileURLToPath(new URL(isSource ? "./reader.ts" : "./reader.js", import.meta.url));
const sourceLoader = () => [
  "--import",
  pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href,
];

/**
 * Reads what strangers wrote in processes of their own: a page made to take for ever, or all memory, costs its own
 * process and nobody else's time. They know no secrets, because they inherit no environment.
 */
export function createReaders(limits: Partial<ReaderLimits> = {}) {
  const { patienceMs, heapMb, memoryMb, atOnce, waiting } = { ...usualLimits, ...limits };
  const inTurn = createBoundedQueue(atOnce, waiting, () => unavailable(10));
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

  /** Kept for a while, without keeping this process alive. */
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
    const reader = fork(program, [String(memoryMb)], {
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`, ...(isSource ? sourceLoader() : [])],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    reader.on("exit", () => forget(reader));
    // One that cannot be started or told anything is gone, which whoever waits for its answer sees.
    reader.on("error", () => reader.kill("SIGKILL"));
    return reader;
  }

  /** One that has read before may be full of that: its end says nothing of this question, which a new one gets. */
  async function ask(question: Question, signal?: AbortSignal): Promise<ReaderAnswer | Silence> {
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
      const reply = nextMessage(reader, patienceMs, signal);
      reader.send(question, () => {});
      const answer = (await reply) as ReaderAnswer | Silence;
      if (answer === "late" || answer === "gone") reader.kill("SIGKILL");
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
    inTurn(async (): Promise<Reading<Name>> => {
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

/** Why a reader says nothing. */
type Silence = "late" | "gone";

async function nextMessage(reader: ChildProcess, patienceMs: number, signal?: AbortSignal) {
  const settled = new AbortController();
  const until = { signal: settled.signal };
  try {
    return await Promise.race<unknown>([
      once(reader, "message", until).then(([message]) => message),
      once(reader, "exit", until).then((): Silence => "gone"),
      wait<Silence>(patienceMs, "late", until),
      ...(signal ? [once(signal, "abort", until).then(() => signal.throwIfAborted())] : []),
    ]);
  } finally {
    settled.abort();
  }
}

/** The product's own; websites and menus share them. */
export const readApart = createReaders();
