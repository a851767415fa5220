import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "./database.types.ts";

/** All of the work or none of it. Inside another transaction it becomes a savepoint of that one. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

interface OpenTransaction {
  database: Database;
  isOpen: boolean;
}

const currentTransaction = new AsyncLocalStorage<OpenTransaction>();

/**
 * The embedded engine has one connection: a query on the outer database inside a transaction waits
 * for the transaction that waits for it. Both engines refuse it, so that no test misses it.
 */
export function guardOuterUse(database: Database): Database {
  const transaction: Database["transaction"] = (work, config) =>
    database.transaction(async (tx) => {
      const current = { database, isOpen: true };
      try {
        return await currentTransaction.run(current, () => work(tx));
      } finally {
        current.isOpen = false;
      }
    }, config);

  return new Proxy(database, {
    get(target, property) {
      const current = currentTransaction.getStore();
      if (current?.isOpen && current.database === target) {
        throw new Error(
          `The outer database was used inside a transaction (${String(property)}). Pass the transaction on and use that.`,
        );
      }
      return property === "transaction" ? transaction : Reflect.get(target, property);
    },
  });
}
