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
  /** Where the server's log is now: all that has been told stands before this place. */
  onPlace?(place: string): void;
}

export interface ChangeFeed {
  /** A change is told before the statement that made it is answered. */
  isImmediate: boolean;
  /** True as soon as everything that was committed before the call has been told, false when nobody listens. */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
}

export type WatchChanges = (watcher: ChangeWatcher) => Promise<ChangeFeed>;

/** Makes a public answer; its reads may go to a replica that has all that was told when this is called. */
export type ReadPublic = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface Connections {
  inUse: number;
  idle: number;
  /** Who waits for one. */
  waiting: number;
  /** Statements so far that took longer than `slowMs`. */
  slowStatements: number;
  /** Public answers so far whose reads a replica answered. */
  replicaAnswers: number;
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
  readPublic: ReadPublic;
  migrate(): Promise<void>;
  ping(): Promise<boolean>;
  connections(): Connections;
  /** So long do some wait for a connection that no further call is let in. */
  isFull(): boolean;
  /** In bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
