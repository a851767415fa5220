import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { connectionLossOf } from "#server/database/driver-error.ts";
import { queryRow, queryRows } from "#server/database/query-rows.ts";
import { jobs } from "#server/database/schema/operations.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";

/** Attempts per job, over three and a half hours. Then the job is given up and stays visible to admins. */
export const mostAttempts = 12;
const pollMs = 1000;
/** Recurring jobs can wait, and each look costs the embedded engine time. */
const recurringPollMs = 60_000;
const pollAfterErrorMs = 10_000;
/** The process renews the lease while it works. A job with an expired lease was interrupted and starts again. */
export const leaseMs = 2 * 60_000;
/** How far the clocks of two processes may differ. */
const clocksDifferMs = leaseMs;
const longestPauseMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface Job {
  id: number;
  kind: string;
  payload: unknown;
  /** Includes the current one. */
  attempts: number;
  createdAt: Date;
}

/** The signal aborts when the process is about to end. */
type JobHandler = (job: Job, signal: AbortSignal) => Promise<unknown>;
export type JobHandlers = Record<string, JobHandler>;
export type RecurringJobs = Record<
  string,
  { everyMs: number; work: (signal: AbortSignal) => Promise<unknown> }
>;
type Deps = Pick<Dependencies, "db" | "now" | "logger">;

interface RunOptions {
  lease?: number;
  atOnce?: number;
  signal?: AbortSignal;
  /** Adding a turn removes given-up turns of the same job. */
  isRecurring?: boolean;
}

/** Runs in the transaction of the change, so that neither exists without the other. */
export async function addJob(
  tx: Database,
  now: Date,
  { kind, payload }: { kind: string; payload: object },
): Promise<void> {
  await tx.insert(jobs).values({ kind, payload, runAfter: now, createdAt: now });
}

/** Seconds until the next attempt: 10, 20, 40 and so on, up to an hour. */
export const secondsAfter = (attempts: number): number =>
  Math.min(10 * 2 ** (attempts - 1), longestPauseMs / 1000);

/**
 * Looks every second for due jobs that this process has a handler for. Every process does so. Returns a function that
 * stops looking and waits for running jobs, which need the database.
 */
export const startJobs = (deps: Deps, handlers: JobHandlers): (() => Promise<void>) =>
  lookAgainAndAgain(deps, pollMs, async (signal) => {
    while (!signal.aborted && (await runDueJobs(deps, handlers, { signal })) > 0);
  });

/** Runs one job at a time, to leave time for requests. A failure does not stop the others. */
export const startRecurringJobs = (deps: Deps, recurring: RecurringJobs): (() => Promise<void>) =>
  lookAgainAndAgain(deps, recurringPollMs, (signal) => runRecurringJobs(deps, recurring, signal));

export async function runRecurringJobs(
  deps: Deps,
  recurring: RecurringJobs,
  signal: AbortSignal,
): Promise<void> {
  await bringBackJobs(deps.db, deps.now());
  await addDueTurns(deps.db, deps.now(), recurring);
  const handlers = Object.entries(recurring).map(([kind, { work }]): [string, JobHandler] => [
    kind,
    (_, signal) => work(signal),
  ]);
  const options = { signal, atOnce: 1, isRecurring: true };
  while (!signal.aborted && (await runDueJobs(deps, Object.fromEntries(handlers), options)) > 0);
}

function lookAgainAndAgain(
  { logger }: Deps,
  everyMs: number,
  look: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  let running = Promise.resolve();
  let timer = next(everyMs);

  function next(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = round();
    }, afterMs).unref();
  }

  async function round(): Promise<void> {
    let pauseMs = everyMs;
    try {
      await look(stop.signal);
    } catch (error) {
      pauseMs = Math.max(everyMs, pollAfterErrorMs);
      // A lost connection is already logged by the database.
      if (!connectionLossOf(error)) logger.error("the queue stands still", { error });
    }
    if (!stop.signal.aborted) timer = next(pauseMs);
  }

  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}

/**
 * Makes jobs due whose time only a clock that ran ahead can have set. Ignores differences of less than a day: our own clock
 * may be the wrong one, and other processes may be running these jobs.
 */
async function bringBackJobs(db: Database, now: Date): Promise<void> {
  const farthest = new Date(now.getTime() + dayMs);
  await db.update(jobs).set({ runAfter: now }).where(gt(jobs.runAfter, farthest));
}

/**
 * Adds a job for each recurring job that is due. Only one process adds it: the others find its time already moved on. The
 * next turn waits until the one before is done or given up.
 */
async function addDueTurns(db: Database, now: Date, recurring: RecurringJobs): Promise<void> {
  const turns = Object.entries(recurring).map(([kind, { everyMs }]) => ({
    kind,
    next_at: new Date(now.getTime() + everyMs).toISOString(),
  }));
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(
    sql`with due as (
        insert into job_schedules (kind, next_at)
        select kind, next_at
        from json_to_recordset(${JSON.stringify(turns)}::text::json) as turn(kind text, next_at timestamptz)
        where not exists (select from jobs where jobs.kind = turn.kind and run_after is not null)
        order by kind
        on conflict (kind) do update set next_at = excluded.next_at
        where job_schedules.next_at <= ${at}
          or job_schedules.next_at > excluded.next_at + ${clocksDifferMs} * interval '1 ms'
        returning kind
      )
      insert into jobs (kind, payload, run_after, created_at)
      select kind, '{}', ${at}, ${at} from due`,
  );
}

/** Runs all due jobs once and returns their number. */
export async function runDueJobs(
  deps: Deps,
  handlers: JobHandlers,
  options: RunOptions = {},
): Promise<number> {
  const { lease = leaseMs, atOnce = 10 } = options;
  const taken = await takeJobs(deps.db, deps.now(), Object.keys(handlers), lease, atOnce);
  await Promise.all(taken.map((job) => run(deps, handlers, job, options)));
  return taken.length;
}

/**
 * Counts the attempt when it begins, so that a job that crashes the process is given up in the end. Holds no lock while the
 * job runs: the embedded engine has one connection, and jobs wait for other servers.
 */
async function takeJobs(
  db: Database,
  now: Date,
  kinds: string[],
  lease: number,
  atOnce: number,
): Promise<Job[]> {
  if (kinds.length === 0) return [];
  const at = now.toISOString();
  const interruptedAt = new Date(now.getTime() + lease).toISOString();
  const rows = await queryRows<Omit<Job, "createdAt"> & { createdMs: number; isLost: boolean }>(
    db,
    sql`with due as materialized (
        select id from jobs where run_after <= ${at}::timestamptz and kind in ${kinds}
        order by run_after, id limit ${atOnce} for update skip locked
      )
      update jobs set attempts = least(attempts + 1, ${mostAttempts}::int),
        run_after = case when attempts < ${mostAttempts}::int then ${interruptedAt}::timestamptz end,
        last_error = case when attempts < ${mostAttempts}::int then last_error
          else 'The process ended before the job did.' end
      from due where jobs.id = due.id
      returning jobs.id, kind, payload, attempts, run_after is null as "isLost",
        (extract(epoch from created_at) * 1000)::float8 as "createdMs"`,
  );
  return rows
    .filter(({ isLost }) => !isLost)
    .map(({ createdMs, isLost, ...job }) => ({ ...job, createdAt: new Date(createdMs) }));
}

async function run(
  { db, now, logger }: Deps,
  handlers: JobHandlers,
  job: Job,
  { lease = leaseMs, signal = new AbortController().signal, isRecurring }: RunOptions,
): Promise<void> {
  const { id, kind, attempts } = job;
  const givenUpTurns = and(eq(jobs.kind, kind), isNull(jobs.runAfter));
  const isMine = and(eq(jobs.id, id), eq(jobs.attempts, attempts));
  const renewal = setInterval(() => {
    const runAfter = new Date(now().getTime() + lease);
    // If the renewal fails, another process may start the job as well.
    const renewed = db
      .update(jobs)
      .set({ runAfter })
      .where(and(isMine, isNotNull(jobs.runAfter)));
    renewed.catch(() => {});
  }, lease / 3).unref();
  try {
    await handlers[kind]?.(job, signal);
  } catch (error) {
    clearInterval(renewal);
    const isGivenUp = attempts >= mostAttempts;
    logger[isGivenUp ? "error" : "warn"](isGivenUp ? "job given up" : "job failed", {
      job: id,
      kind,
      attempts,
      error,
    });
    const runAfter = isGivenUp ? null : new Date(now().getTime() + secondsAfter(attempts) * 1000);
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 1000);
    await db.update(jobs).set({ runAfter, lastError }).where(isMine);
    if (isGivenUp && isRecurring) await db.delete(jobs).where(and(givenUpTurns, lt(jobs.id, id)));
    return;
  }
  clearInterval(renewal);
  await db.delete(jobs).where(isRecurring ? or(eq(jobs.id, id), givenUpTurns) : eq(jobs.id, id));
}

/** The numbers of due and given-up jobs. */
export const countJobs = (db: Database, now: Date): Promise<{ due: number; givenUp: number }> =>
  queryRow(
    db,
    sql`select count(*) filter (where run_after <= ${now.toISOString()}::timestamptz)::int as due,
      count(*) filter (where run_after is null)::int as "givenUp" from jobs`,
  );

/** Given-up jobs stay for a month. */
export async function removeGivenUpJobs(db: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * dayMs);
  await db.delete(jobs).where(and(isNull(jobs.runAfter), lt(jobs.createdAt, monthAgo)));
}
