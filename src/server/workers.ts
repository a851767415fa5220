import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

const ready = "ready";
const firstPauseMs = 100;
const longestPauseMs = 5000;
/** One that served for so long did not die of its start. */
const steadyMs = 10_000;

/** In a worker: tells its supervisor. Without workers nobody listens. */
export const tellReady = (): void => void (cluster.isWorker && process.send?.(ready));

/**
 * This process holds the port and serves nothing itself: it starts workers, replaces those that die, and on SIGHUP all of
 * them, one after the other, each when the next one is ready. The workers run this same program.
 */
export async function superviseWorkers(count: number): Promise<void> {
  const serving = new Set<Worker>();
  let isStopping = false;
  let pauseMs = firstPauseMs;

  async function start(): Promise<Worker> {
    const worker = cluster.fork();
    const started = Date.now();
    worker.on("message", () => serving.add(worker));
    worker.once("exit", (code, signal) => {
      const wasExpected = !serving.delete(worker);
      if (isStopping || wasExpected) return;
      if (Date.now() - started > steadyMs) pauseMs = firstPauseMs;
      console.error(`Worker ${worker.process.pid} ended (${signal ?? code}); another one starts`);
      void restart();
    });
    const [outcome] = await Promise.race([once(worker, "message"), once(worker, "exit")]);
    if (outcome !== ready) throw new Error("a worker ended before it was ready.");
    return worker;
  }

  async function restart(): Promise<void> {
    while (!isStopping) {
      await setTimeout(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      if (isStopping || (await succeeds(start()))) return;
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
    // The first one migrates the database, and shows whether the settings are right.
    for (let index = 0; index < count && !isStopping; index += 1) await start();
  };
  const replaceAll = async () => {
    for (const worker of [...serving]) {
      if (isStopping || !(await succeeds(start()))) return;
      // From here on its end is expected.
      serving.delete(worker);
      await end(worker);
    }
  };
  let lastTurn = startAll();
  process.on("SIGHUP", () => {
    lastTurn = lastTurn.then(replaceAll);
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
