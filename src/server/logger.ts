import { format } from "node:util";
import { isMainThread } from "node:worker_threads";
import { currentRequestId } from "./tracing.ts";

const levels = ["debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof levels)[number];
export type Logger = Record<LogLevel, (message: string, fields?: Record<string, unknown>) => void>;

/** One JSON object per line, with the id of the request that it belongs to. Callers name the fields they log: nothing is logged wholesale. */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = writeTogether,
): Logger {
  const threshold = levels.indexOf(level);
  const at = (name: LogLevel) =>
    levels.indexOf(name) < threshold
      ? () => {}
      : (message: string, fields: Record<string, unknown> = {}) => {
          const time = new Date().toISOString();
          const requestId = currentRequestId();
          const entry = { time, level: name, message, requestId, ...fields };
          write(`${JSON.stringify(entry, describeErrors)}\n`);
        };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/**
 * Logs what this program and its libraries print, what Node warns of, and errors that were not caught. A terminal shows
 * them as they are.
 */
export function logWhatIsPrinted(): void {
  if (process.stdout.isTTY) return;
  const logger = createLogger("info");
  for (const method of [...levels, "log"] as const) {
    const level = method === "log" ? "info" : method;
    console[method] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const message = format(...values.filter((value) => value !== error)) || error?.message;
      logger[level](message ?? "", { error });
    };
  }
  process.removeAllListeners("warning").on("warning", console.warn);
  // Of a thread, the process hears the error, and logs it.
  if (!isMainThread) return;
  process.on("uncaughtException", (error) => {
    logger.error("Cluck ends after an error that was not caught", { error });
    process.exit(1);
  });
}

let pending = "";

/** One write for all lines of a turn of the event loop: each would hold up the others' answers. */
function writeTogether(line: string): void {
  if (pending === "") setImmediate(flush);
  pending += line;
}

function flush(): void {
  if (pending !== "") process.stdout.write(pending);
  pending = "";
}
process.on("exit", flush);

/**
 * The message of a failed query quotes its parameters, and others quote addresses with their query strings. Both may hold
 * a secret, so they stay out.
 */
function describeErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const frames = value.stack?.split("\n").filter((line) => line.startsWith("    at "));
  const message = value.message.replace(/\nparams: [\s\S]*/, "").replace(/\?[^\s"']+/g, "");
  return { name: value.name, message, stack: frames?.join("\n"), cause: value.cause };
}
