import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { connectionLossOf } from "#server/database/driver-error.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { jobs } from "#server/database/schema/operations.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";

/** A job is begun so often, over three and a half hours; then it is given up and stays to be looked at. */
export const mostAttempts = 12;
const jobsAtOnce = 10;
const pollMs = 1000;
const pollAfterErrorMs = 10_000;
/** Longer than a job may take. One that is still there by then was interrupted, and is begun again. */
export const leaseMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface Job {
  id: number;
  kind: string;
  payload: unknown;
  /** This one included. */
  attempts: number;
  createdAt: Date;
}

export type JobHandlers = Record<string, (job: Job) => Promise<void>>;
type Deps = Pick<Dependencies, "db" | "now" | "logger">;

/** In the transaction of the change that it belongs to: there are both of them or neither. */
export async function addJob(
  tx: Database,
  now: Date,
  { kind, payload }: { kind: string; payload: object },
): Promise<void> {
  await tx.insert(jobs).values({ kind, payload, runAfter: now, createdAt: now });
}

/** Seconds until the next attempt: 10, 20, 40 and so on, up to an hour. */
export const secondsAfter = (attempts: number): number => Math.min(10 * 2 ** (attempts - 1), 3600);

/**
 * Looks every second for jobs that are due and that this process has a handler for, as every other process does. `stop`
 * waits for those under way: they need the database.
 */
export function startJobs(deps: Deps, handlers: JobHandlers, lease = leaseMs) {
  let isStopped = false;
  let running = Promise.resolve();
  let timer = next(pollMs);

  function next(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = round();
    }, afterMs).unref();
  }

  async function round(): Promise<void> {
    let pauseMs = pollMs;
    try {
      while (!isStopped && (await runDueJobs(deps, handlers, lease)) > 0);
    } catch (error) {
      pauseMs = pollAfterErrorMs;
      // The database says itself that it is gone.
      if (!connectionLossOf(error)) deps.logger.error("the queue stands still", { error });
    }
    if (!isStopped) timer = next(pauseMs);
  }

  return async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Does what is due, once. Returns how many jobs that were. */
export async function runDueJobs(
  deps: Deps,
  handlers: JobHandlers,
  lease = leaseMs,
): Promise<number> {
  const taken = await takeJobs(deps.db, deps.now(), Object.keys(handlers), lease);
  await Promise.all(taken.map((job) => run(deps, handlers, job)));
  return taken.length;
}

/**
 * An attempt counts when it begins, so that a job which ends the process is given up as well. Nothing stays locked
 * meanwhile: the embedded engine has one connection, and a job waits for other people's servers.
 */
async function takeJobs(db: Database, now: Date, kinds: string[], lease: number): Promise<Job[]> {
  if (kinds.length === 0) return [];
  const at = now.toISOString();
  const interruptedAt = new Date(now.getTime() + lease).toISOString();
  const rows = await queryRows<Omit<Job, "createdAt"> & { createdMs: number }>(
    db,
    sql`with due as materialized (
        select id from jobs where run_after <= ${at}::timestamptz and kind in ${kinds}
        order by run_after, id limit ${jobsAtOnce} for update skip locked
      )
      update jobs set attempts = attempts + 1,
        run_after = case when attempts + 1 < ${mostAttempts}::int then ${interruptedAt}::timestamptz end
      from due where jobs.id = due.id
      returning jobs.id, kind, payload, attempts,
        (extract(epoch from created_at) * 1000)::float8 as "createdMs"`,
  );
  return rows.map(({ createdMs, ...job }) => ({ ...job, createdAt: new Date(createdMs) }));
}

async function run({ db, now, logger }: Deps, handlers: JobHandlers, job: Job): Promise<void> {
  const { id, kind, attempts } = job;
  try {
    await handlers[kind]?.(job);
  } catch (error) {
    const isGivenUp = attempts >= mostAttempts;
    logger[isGivenUp ? "error" : "warn"](isGivenUp ? "job given up" : "job failed", {
      job: id,
      kind,
      attempts,
      error,
    });
    const runAfter = isGivenUp ? null : new Date(now().getTime() + secondsAfter(attempts) * 1000);
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
    await db.update(jobs).set({ runAfter, lastError }).where(eq(jobs.id, id));
    return;
  }
  await db.delete(jobs).where(eq(jobs.id, id));
}

/** What could begin now, and what was given up. */
export const countJobs = (db: Database, now: Date): Promise<{ due: number; givenUp: number }> =>
  queryRow(
    db,
    sql`select count(*) filter (where run_after <= ${now.toISOString()}::timestamptz)::int as due,
      count(*) filter (where run_after is null)::int as "givenUp" from jobs`,
  );

/** What was given up can be looked at for a month. */
export async function removeGivenUpJobs(db: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  await db.delete(jobs).where(and(isNull(jobs.runAfter), lt(jobs.createdAt, monthAgo)));
}
