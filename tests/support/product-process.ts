import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { build } from "../../scripts/setup.mjs";
import { bundledProgram } from "./bundled-program.ts";
import type { ProcessorTime } from "./processor-time.ts";

const quiet = {
  DEMO: "0",
  PORT: "0",
  LOG_LEVEL: "error",
  READ_WEBSITES_AGAIN: "0",
  BACKUPS: "0",
};

/**
 * The API as a process of its own, on an empty catalogue and a free port. End it with `child.kill`; `signal` kills it
 * before it is ready.
 */
export async function startProduct(settings: Record<string, string>, signal?: AbortSignal) {
  const given = { ...quiet, ...settings };
  const program = await bundledProgram("serve-product");
  const child = spawn(process.execPath, [program, JSON.stringify(given)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    ...(signal && { signal, killSignal: "SIGKILL" }),
  });
  const { origin, logs } = await untilReady(child);
  async function processorTime(): Promise<ProcessorTime> {
    const answer = once(child, "message");
    child.send("processor time");
    const [time] = await answer;
    return time;
  }
  return { child, origin, logs, processorTime };
}

/** The built product, pages and all, which is built anew when the source has changed since. */
export async function startBuiltProduct(settings: Record<string, string>) {
  await build();
  const started = spawnBuiltProduct(settings);
  return { ...started, ...(await untilReady(started.child)) };
}

/** The product that was built in a folder. */
export function spawnBuiltProduct(settings: Record<string, string>, cwd = process.cwd()) {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd,
    env: { PATH: process.env["PATH"], ...quiet, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text) => complaints.push(text));
  return { child, complaints };
}

export async function untilReady(child: ChildProcess) {
  // That it was killed is told by the end of its log.
  child.on("error", () => {});
  if (!child.stdout) throw new Error("It was started without a log");
  const logs: string[] = [];
  const lines = createInterface({ input: child.stdout });
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      logs.push(line);
      const origin = /ready on (http[^\s"]+)/.exec(line)?.[1];
      if (origin) resolve(origin);
    });
    lines.once("close", () =>
      reject(new Error(`It ended before it was ready: ${logs.join("\n")}`)),
    );
  });
  return { origin, logs };
}
