import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { rootMessage } from "./process-lifecycle.ts";

const ready = "ready";
const firstPauseMs = 100;
const longestPauseMs = 5000;
/** One that served for so long did not die of its start. */
const steadyMs = 10_000;

const numberName = "CLUCK_WORKER";

/** From 0; the one that replaces a worker takes its number. */
export const workerNumber = (): number => Number(process.env[numberName] ?? 0);

const aloneName = "CLUCK_WORKER_ALONE";

/** False for a worker that joins others which serve already. */
export const isAlone = (): boolean => !cluster.isWorker || process.env[aloneName] === "1";

/** In a worker: tells its supervisor. Without workers nobody listens. */
export const tellReady = (): void => void (cluster.isWorker && process.send?.(ready));

/**
 * This process holds the port and serves nothing itself: it starts workers, replaces those that die, and on SIGHUP all of
 * them, one after the other, each when the next one is ready. The program that they run is looked up at the start and at
 * SIGHUP: one that replaces a worker that died in between is of the same build as the others.
 */
export async function superviseWorkers(
  count: number,
  findProgram = () => process.argv[1] ?? "",
): Promise<void> {
  const serving = new Map<Worker, number>();
  /** The one whose successor is starting: if it dies meanwhile, it needs no other. */
  let leaving: Worker | null = null;
  let isStopping = false;
  let pauseMs = firstPauseMs;

  async function start(number: number): Promise<void> {
    const worker = cluster.fork({
      [numberName]: number,
      [aloneName]: serving.size === 0 ? "1" : "",
    });
    const started = Date.now();
    worker.once("message", () => serving.set(worker, number));
    // A connection could not be handed to one that is gone. Its exit follows.
    worker.on("error", () => {});
    worker.once("exit", (code, signal) => {
      const wasExpected = !serving.delete(worker);
      if (isStopping || wasExpected) return;
      if (Date.now() - started > steadyMs) pauseMs = firstPauseMs;
      console.error(`Worker ${worker.process.pid} ended (${signal ?? code}); another one starts`);
      if (worker !== leaving) void restart(number);
    });
    const [outcome] = await Promise.race([once(worker, "message"), once(worker, "exit")]);
    if (outcome !== ready) throw new Error("a worker ended before it was ready.");
  }

  async function restart(number: number): Promise<void> {
    while (!isStopping) {
      await setTimeout(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (isStopping || (await succeeds(start(number)))) return;
    }
  }

  const stop = async () => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)));
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const startAll = async () => {
    // By its path: an upgrade moves the folder away, and puts another one in its place.
    cluster.setupPrimary({ exec: findProgram(), cwd: process.cwd() });
    // The first one migrates the database, and shows whether the settings are right.
    for (let number = 0; number < count && !isStopping; number += 1) await start(number);
  };
  const replaceAll = async () => {
    const { exec: before } = cluster.settings;
    cluster.setupPrimary({ exec: findProgram() });
    for (const [worker, number] of [...serving]) {
      if (isStopping) return;
      // One that died since then has its successor.
      if (!serving.has(worker)) continue;
      leaving = worker;
      const isReplaced = await succeeds(start(number));
      leaving = null;
      if (!isReplaced) {
        cluster.setupPrimary({ exec: before });
        if (!serving.has(worker)) void restart(number);
        return;
      }
      // From here on its end is expected.
      serving.delete(worker);
      await end(worker);
    }
  };
  let lastTurn = startAll();
  process.on("SIGHUP", () => {
    lastTurn = lastTurn.then(replaceAll).catch((error) => {
      console.error(`The workers were not replaced: ${rootMessage(error)}`);
    });
  });
  await lastTurn;
}

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await ended;
}

const succeeds = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    () => false,
  );
