import type { Logger } from "#server/logger.ts";
import { rootMessage } from "#server/process-lifecycle.ts";
import type { DatabaseHandle, SlowStatements } from "./database.types.ts";
import { applyMigrationsOnServer } from "./migrate.ts";
import { openPool } from "./pooled-database.ts";
import { serverHosts } from "./server-hosts.ts";

const waitMs = 5000;
const pingMs = 3000;
const quietMs = 10_000;

/** Nothing waits for ever, in milliseconds. The embedded engine cannot interrupt itself and knows none of these. */
const timeouts = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

export interface ServerOptions {
  url: string;
  /** Past the pooler in transaction mode that `url` leads to. */
  directUrl?: string | undefined;
  poolSize?: number;
  /** Gets a line when a connection breaks or cannot be opened. */
  logger?: Logger;
  slowStatements?: SlowStatements | undefined;
}

export function openServerDatabase({
  url,
  directUrl,
  poolSize = 10,
  logger,
  slowStatements,
}: ServerOptions): DatabaseHandle {
  const hosts = serverHosts(url);
  const direct = directUrl === undefined ? hosts : serverHosts(directUrl);
  const isBehindPooler = direct !== hosts;
  const pool = openPool({
    // What the address says of these wins.
    ...(isBehindPooler ? {} : timeouts),
    ...{ slowStatements, max: poolSize, keepAlive: true, application_name: "cluck" },
    hosts,
    isBehindPooler,
    // The longest wait for a connection, free or new. After that the request gets a 503.
    connectionTimeoutMillis: waitMs,
    pingMs,
    tellLoss: tellLosses(logger),
  });
  let closing: Promise<void> | undefined;
  return {
    engine: "server",
    ...pool,
    migrate: (watch) => applyMigrationsOnServer(direct, watch),
    close: () => {
      closing ??= pool.close();
      return closing;
    },
  };
}

/** One line for all that breaks within seconds: a server that goes takes every connection along. */
function tellLosses(logger: Logger | undefined) {
  let quietUntil = 0;
  return (error: unknown) => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    logger?.warn("no connection to the database", { reason: rootMessage(error) });
  };
}
