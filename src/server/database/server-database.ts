import type { Logger } from "#server/logger.ts";
import { rootMessage } from "#server/process-lifecycle.ts";
import type { DatabaseHandle, SlowStatements } from "./database.types.ts";
import { applyMigrationsOnServer } from "./migrate.ts";
import { openPool } from "./pooled-database.ts";
import { openReplicas } from "./read-replicas.ts";
import { watchServerChanges } from "./server-change-feed.ts";
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
  /** Standbys that public answers may be read from. */
  replicaUrls?: string[];
  poolSize?: number;
  /** Is told when connections break or cannot be had. */
  logger?: Logger;
  slowStatements?: SlowStatements | undefined;
}

export function openServerDatabase({
  url,
  directUrl,
  replicaUrls = [],
  poolSize = 10,
  logger,
  slowStatements,
}: ServerOptions): DatabaseHandle {
  const hosts = serverHosts(url);
  const direct = directUrl === undefined ? hosts : serverHosts(directUrl);
  const isBehindPooler = direct !== hosts;
  const tellLoss = tellLosses(logger, "no connection to the database");
  const usual = { slowStatements, max: poolSize, keepAlive: true, application_name: "cluck" };
  const replicas = openReplicas(replicaUrls, {
    ...timeouts,
    ...usual,
    tellLoss: tellLosses(logger, "no connection to a replica"),
  });
  const pool = openPool({
    // What the address says of these wins.
    ...(isBehindPooler ? {} : timeouts),
    ...usual,
    hosts,
    isBehindPooler,
    // For a free connection as for a new one: whoever waited for so long is told to come again.
    connectionTimeoutMillis: waitMs,
    tellLoss,
    elsewhere: replicas.ask,
  });
  let closing: Promise<void> | undefined;
  return {
    engine: "server",
    db: pool.db,
    watchChanges: (watcher) => watchServerChanges(direct, replicas.follow(watcher), tellLoss),
    readPublic: replicas.readPublic,
    migrate: () => applyMigrationsOnServer(direct),
    ping: () =>
      pool.run({ text: "select 1", query_timeout: pingMs }).then(
        () => true,
        () => false,
      ),
    connections: () => ({ ...pool.connections(), replicaAnswers: replicas.countAnswers() }),
    isFull: pool.isFull,
    size: pool.size,
    close: () => {
      closing ??= Promise.all([pool.close(), replicas.close()]).then(() => {});
      return closing;
    },
  };
}

/** One line for all that breaks within seconds: a server that goes takes every connection along. */
function tellLosses(logger: Logger | undefined, message: string) {
  let quietUntil = 0;
  return (error: unknown) => {
    const now = Date.now();
    if (now < quietUntil) return;
    quietUntil = now + quietMs;
    logger?.warn(message, { reason: rootMessage(error) });
  };
}
