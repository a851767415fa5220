import { and, eq, isNull, sql } from "drizzle-orm";
import type { GivenUpJob } from "#contract/jobs.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import { isoTime } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { jobs } from "#server/database/schema/operations.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readId, toPage } from "#server/domain/paging.ts";
import { notFound } from "#server/domain/refusal.ts";
import { type AuditedAction, recordAudit } from "#server/features/audit/audit.service.ts";

type Deps = Pick<Dependencies, "db" | "now">;
type Actor = AuditedAction["actor"];

/** Newest first. */
export async function pageOfGivenUpJobs(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<GivenUpJob>> {
  const before = readId(cursor);
  const rows = await queryRows<GivenUpJob>(
    db,
    sql`select jobs.id, kind, payload ->> 'about' as about, users.username, attempts,
        last_error as "lastError", ${isoTime(sql`jobs.created_at`)} as "createdAt"
      from jobs left join users on users.id = payload ->> 'userId'
      where run_after is null and (${before}::int is null or jobs.id < ${before}::int)
      order by jobs.id desc limit ${limit + 1}`,
  );
  return toPage(rows, limit, ({ id }) => [id]);
}

/** Gives the job all its attempts again. */
export const retryJob = ({ db, now }: Deps, id: number, actor: Actor): Promise<void> =>
  inTransaction(db, async (tx) => {
    const changed = tx.update(jobs).set({ runAfter: now(), attempts: 0 });
    await record(tx, await changed.where(isGivenUp(id)).returning(), actor, "job.retry");
  });

export const removeJob = ({ db }: Deps, id: number, actor: Actor): Promise<void> =>
  inTransaction(db, async (tx) => {
    await record(tx, await tx.delete(jobs).where(isGivenUp(id)).returning(), actor, "job.remove");
  });

const isGivenUp = (id: number) => and(eq(jobs.id, id), isNull(jobs.runAfter));

async function record(
  tx: Database,
  [job]: (typeof jobs.$inferSelect)[],
  actor: Actor,
  action: string,
): Promise<void> {
  if (!job) throw notFound("Job");
  const { id, kind, lastError } = job;
  const before = { kind, lastError };
  await recordAudit(tx, { actor, action, entityId: id, before });
}
