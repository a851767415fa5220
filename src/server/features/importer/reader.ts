// The program of the process that reads what strangers wrote; read-apart.ts starts it, asks it and ends it.
import { Worker } from "node:worker_threads";
import { Unreadable } from "./fetching/fetch-errors.ts";
import { type Readings, readings } from "./readings.ts";

/** What it is asked, one question at a time. */
export type Question = {
  [Name in keyof Readings]: { name: Name; input: Parameters<Readings[Name]>[0] };
}[keyof Readings];

export type ReaderAnswer = { value: unknown } | { unreadable: string } | { failure: string };

/**
 * V8 counts no typed arrays, which is what a packed PDF grows into, and a busy thread cannot look at itself: one
 * beside it does. It also sees when the process that asked is gone.
 */
const watch = `
const { workerData: { mostBytes, parent } } = require("node:worker_threads");
setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, "SIGKILL");
}, 50);
`;

async function answer({ name, input }: Question): Promise<ReaderAnswer> {
  try {
    return { value: await readings[name](input as never) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.message };
    // Errors of parsers quote what they read, which is somebody's page: their name and place have to do.
    const stack = error instanceof Error ? (error.stack ?? "").split("\n    at ") : [];
    const [, ...places] = stack;
    return {
      failure: [error instanceof Error ? error.name : "Error", ...places].join("\n    at "),
    };
  }
}

new Worker(watch, {
  eval: true,
  execArgv: [],
  workerData: { mostBytes: Number(process.argv[2]) * 2 ** 20, parent: process.ppid },
});
// A terminal sends its signals to every process of the group, and the one that asked may still be waiting.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", async (question: Question) => process.send?.(await answer(question)));
process.send?.("ready");
