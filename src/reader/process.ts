// Entry of the child process that reads what strangers wrote. The server starts it, asks it and ends it.
import { Worker } from "node:worker_threads";
import { type Readings, readings } from "./readings.ts";
import { Unreadable } from "./unreadable.ts";

export type Question = {
  [Name in keyof Readings]: { name: Name; input: Parameters<Readings[Name]>[0] };
}[keyof Readings];

export type ReaderAnswer = { value: unknown } | { unreadable: string } | { failure: string };

/** The processor time at which the current question has used up its limit; 0 when there is no question. */
const end = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));

/**
 * The heap limit does not count typed arrays, which a packed PDF grows into, and a busy thread cannot check itself.
 * So a worker thread kills the process at its memory limit, at the end of its time, or when its parent is gone.
 */
const watch = `
const { workerData: { mostBytes, parent, end } } = require("node:worker_threads");
setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, "SIGKILL");
  const { user, system } = process.cpuUsage();
  if (end[0] > 0 && user + system > end[0]) process.kill(process.pid, "SIGXCPU");
}, 50);
`;

async function answer({ name, input }: Question): Promise<ReaderAnswer> {
  const { user, system } = process.cpuUsage();
  end[0] = user + system + Number(process.argv[3]) * 1000;
  try {
    return { value: await readings[name](input as never) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    // Parser errors quote the text of the page, so only their name and stack are returned.
    const stack = error instanceof Error ? (error.stack ?? "").split("\n    at ") : [];
    const [, ...places] = stack;
    return {
      failure: [error instanceof Error ? error.name : "Error", ...places].join("\n    at "),
    };
  } finally {
    end[0] = 0;
  }
}

new Worker(watch, {
  eval: true,
  execArgv: [],
  workerData: { mostBytes: Number(process.argv[2]) * 2 ** 20, parent: process.ppid, end },
});
// Ctrl+C in a terminal reaches this process too, but the parent may still wait for an answer.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", async (question: Question) => process.send?.(await answer(question)));
process.send?.("ready");
