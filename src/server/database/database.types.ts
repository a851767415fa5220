import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "#server/logger.ts";
import type * as schema from "./schema/schema.ts";

/** Either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Is told what the database announces on the channel of changes. */
export interface ChangeWatcher {
  /** From now on every change is told. */
  onListening(): void;
  onChange(payload: string): void;
  /** Changes may go untold until `onListening` is called again. */
  onLoss(): void;
}

export interface ChangeFeed {
  /** A change is told before the statement that made it is answered. */
  isImmediate: boolean;
  /** True as soon as everything that was committed before the call has been told, false when nobody listens. */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
}

export type WatchChanges = (watcher: ChangeWatcher) => Promise<ChangeFeed>;

export interface Connections {
  inUse: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
  /** Statements so far that took longer than `slowMs`. */
  slowStatements: number;
}

/** Told of statements that took long. */
export interface SlowStatements {
  slowMs: number;
  logger: Pick<Logger, "warn">;
}

export interface DatabaseHandle {
  engine: "embedded" | "server";
  db: Database;
  watchChanges: WatchChanges;
  migrate(): Promise<void>;
  ping(): Promise<boolean>;
  connections(): Connections;
  /** So long do some wait for a connection that no further call is let in. */
  isFull(): boolean;
  /** In bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
