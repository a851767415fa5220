import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ProcessorTime } from "#tests/support/processor-time.ts";
import type { SignedIn } from "./people.ts";

export type Ask =
  | { person: SignedIn }
  | "longest stretch"
  | "memory"
  | "restock"
  | {
      path: string;
      init: { method: string; headers: Record<string, string>; body?: string };
    };

export interface Cost extends ProcessorTime {
  status: number;
  bytes: number;
}

export interface Memory {
  heapMb: number;
  /** Of buffers, which live beside the heap. */
  outsideMb: number;
  residentMb: number;
}

interface Reply {
  number?: number;
  answer?: unknown;
  error?: string;
}

interface LogLine {
  level?: string;
  message?: string;
  requestId?: string;
  error?: LoggedError;
}

interface LoggedError {
  message?: string;
  stack?: string;
  cause?: LoggedError;
}

export type ChildServer = Awaited<ReturnType<typeof startChildServer>>;

/** scripts/fuzz-server.ts, running. */
export async function startChildServer(settings: Record<string, string>) {
  const child = fork(join(import.meta.dirname, "..", "fuzz-server.ts"), {
    execArgv: ["--expose-gc", "--import", "tsx"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      // Says how the drawings' JSX is meant.
      TSX_TSCONFIG_PATH: join(import.meta.dirname, "..", "..", "tsconfig.server.json"),
      HOST: "127.0.0.1",
      PORT: "0",
      TRUST_PROXY: "1",
      REGISTRATIONS_PER_HOUR: "1000000",
      IMPORT_ALLOW_PRIVATE: "1",
      READ_WEBSITES_AGAIN: "0",
      BACKUPS: "0",
      LOG_LEVEL: "error",
      SMTP_URL: "log",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  /** What the log says of each request, and what nobody asked for. */
  const errors = new Map<string, string>();
  const spoken: string[] = [];
  const hear = (line: string) => {
    const { level, requestId, error, message } = readLine(line);
    if (level === "error" && requestId) errors.set(requestId, findReason(error) ?? message ?? "");
    else if (level === undefined || level === "error") spoken.push(line.slice(0, 2000));
  };
  if (!child.stdout || !child.stderr) throw new Error("The server was started without a log");
  createInterface(child.stdout).on("line", hear);
  createInterface(child.stderr).on("line", hear);

  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  child.on("message", (reply: Reply) => waiting.get(reply.number ?? -1)?.(reply));
  const exited = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message: { port: number }) => resolve(message.port));
    exited.then(() =>
      reject(new Error(`The server ended before it was ready:\n${spoken.join("\n")}`)),
    );
  });
  spoken.length = 0;

  async function ask<Answer>(ask: Ask): Promise<Answer> {
    const number = asked++;
    const reply = await Promise.race<Reply>([
      new Promise<Reply>((resolve) => {
        waiting.set(number, resolve);
        child.send({ number, ask });
      }),
      exited.then(() => ({ error: "The server is gone" })),
    ]);
    waiting.delete(number);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer as Answer;
  }

  return {
    port,
    errors,
    spoken,
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    createSession: (person: SignedIn) => ask<string>({ person }),
    measure: (path: string, init: Extract<Ask, { path: string }>["init"]) =>
      ask<Cost>({ path, init }),
    /** How many milliseconds of the processor passed at most, since it was last asked, before the next in line had a turn. */
    longestStretch: () => ask<number>("longest stretch"),
    /** What lives, after a collection of what does not, and what the system has given. */
    memory: () => ask<Memory>("memory"),
    /** The catalogue of the demo and nothing else, as at the start. */
    restock: () => ask<void>("restock"),
    /** In order, or at once when it does not listen any more. */
    async stop({ isStuck = false } = {}) {
      if (isStuck) child.kill("SIGKILL");
      else if (child.connected) child.disconnect();
      await exited;
    },
  };
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

/** The innermost cause and the first place that is ours. */
function findReason(error: LoggedError | undefined): string | undefined {
  if (!error) return undefined;
  if (error.cause?.message) return findReason(error.cause);
  const place = error.stack
    ?.split("\n")
    .map((line) => /(src\/[^)\s]+|dist\/[^)\s]+)/.exec(line)?.[1])
    .find(Boolean);
  return `${error.message ?? ""}${place ? ` (${place})` : ""}`;
}
