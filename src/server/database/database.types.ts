import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "#server/logger.ts";
import type * as schema from "./schema/schema.ts";

/** Either engine, or a transaction on it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Connections {
  inUse: number;
  idle: number;
  /** Statements and transactions that wait for one. */
  waiting: number;
  /** Statements so far that took longer than `slowMs`. */
  slowStatements: number;
}

/** Statements that take longer than `slowMs` are logged. */
export interface SlowStatements {
  slowMs: number;
  logger: Pick<Logger, "warn">;
}

/** What is told of each migration: when it begins, and how long it took. */
export interface MigrationWatch {
  begins(number: number, count: number): void;
  ends(migration: string, milliseconds: number): void;
}

export interface DatabaseHandle {
  engine: "embedded" | "server";
  db: Database;
  migrate(watch?: MigrationWatch): Promise<void>;
  ping(): Promise<boolean>;
  connections(): Connections;
  /** So many statements wait for a connection that new requests are refused. */
  isFull(): boolean;
  /** In bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}
