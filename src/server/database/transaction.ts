import type { Database } from "./database.types.ts";

/** All of the work or none of it. Inside another transaction it becomes a savepoint of that one. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}
