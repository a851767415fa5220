import type { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { shapeOf, traceStatement } from "#server/tracing.ts";
import type { Connections, Database, SlowStatements } from "./database.types.ts";
import { ConnectionLost, connectionLossOf } from "./driver-error.ts";
import { createPlanNames, flatten, type PlanName } from "./query-rows.ts";
import * as schema from "./schema/schema.ts";
import type { ServerHosts } from "./server-hosts.ts";
import { guardOuterUse } from "./transaction.ts";

/**
 * What every connection tells the planner. Reading here and there is hardly slower than reading on: what is searched is
 * in memory, or on a disk without moving parts. Compiling takes longer than our statements do, and so does waking helpers,
 * which the next caller would miss.
 */
const plannerSettings = `
  set random_page_cost = 1.1;
  set max_parallel_workers_per_gather = 0;
  set jit = off`;

const closeMs = 5000;
/** New requests are refused while so many statements wait: those who wait are answered within about a second. */
export const mostWaiting = 100;

export interface PoolOptions extends Omit<pg.PoolConfig, "Client"> {
  /** Where to connect to; the embedded engine gives a stream instead. */
  hosts?: ServerHosts;
  /** A pooler gives every transaction another session: nothing can be kept in one. */
  isBehindPooler?: boolean;
  /** Called when a connection breaks or cannot be opened. */
  tellLoss?: (error: unknown) => void;
  slowStatements?: SlowStatements | undefined;
  /** How long a ping may take. */
  pingMs?: number;
}

/** Both engines are asked over a pool of connections; a transaction has one of its own. */
export function openPool({
  hosts,
  isBehindPooler = false,
  tellLoss = () => {},
  slowStatements,
  pingMs,
  ...config
}: PoolOptions) {
  const { ask, countSlow } = createAsk(slowStatements);
  const planName = isBehindPooler ? () => undefined : createPlanNames();
  const connections = new Map<pg.PoolClient, Database>();
  // Several statements may be on their way at once, answered in their order (`send-together.ts`).
  const pool = new pg.Pool({ ...config, Client: hosts?.Client, pipeline: true });
  const reach = hosts?.reach ?? ((connect) => connect());
  // An error event without a listener would end the process, also when the connection is in use.
  pool.on("error", tellLoss);
  pool.on("connect", (client) => {
    client.on("error", tellLoss);
    client.once("end", () => connections.delete(client));
    connections.set(client, transactionsOn(client, ask, planName));
    // Goes out before the first statement; a loss meets that one too.
    if (!isBehindPooler) client.query(plannerSettings).catch(() => {});
  });

  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>) {
    const client = await reach(() => pool.connect()).catch((error: unknown) => {
      tellLoss(error);
      throw new ConnectionLost(error, false);
    });
    let loss: ConnectionLost | null = null;
    try {
      return await work(client);
    } catch (error) {
      loss = connectionLossOf(error);
      if (loss) tellLoss(loss);
      throw error;
    } finally {
      client.release(loss !== null);
    }
  }

  const askAny: Ask = (query, values) =>
    withClient((client) => {
      const named = { ...query, name: planName(query.text, false) };
      return ask(client, named, values, !/^\s*select\b/i.test(query.text));
    });
  const db: Database = drizzleOn(askAny);
  // Drizzle's own transaction keeps a connection for ever that breaks at its first statement.
  db.transaction = (work, config) =>
    withClient(async (client) => {
      const connection = connections.get(client);
      if (!connection) throw new ConnectionLost(undefined, false);
      return connection.transaction(work, config);
    });

  /** In its turn, and outside of every transaction. */
  const run = (query: pg.QueryConfig & { query_timeout?: number | undefined }) =>
    withClient((client) => ask(client, query, undefined, false));

  /** Lets what is running finish, for a while. */
  async function close(): Promise<void> {
    // The pool itself does not wait for its idle connections to be closed.
    const gone = [...connections.keys()].map(
      (client) => new Promise((resolve) => client.once("end", resolve)),
    );
    const closing = new AbortController();
    const cutOff = setTimeout(closeMs, undefined, { signal: closing.signal }).catch(() => {});
    await Promise.race([Promise.all([pool.end(), ...gone]), cutOff]);
    closing.abort();
    for (const client of connections.keys()) client.end();
  }

  return {
    db: guardOuterUse(db),
    run,
    ping: () =>
      run({ text: "select 1", query_timeout: pingMs }).then(
        () => true,
        () => false,
      ),
    connections: (): Connections => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      slowStatements: countSlow(),
    }),
    isFull: () => pool.waitingCount >= mostWaiting,
    size: async () => {
      const text = "select pg_database_size(current_database())::float8 as bytes";
      const { rows } = await run({ text });
      return rows[0].bytes as number;
    },
    close,
  };
}

type Ask = (query: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Drizzle asks of a connection that it can be asked, and no more. */
function drizzleOn(query: Ask) {
  const db = drizzle({
    client: { query } as unknown as pg.Client,
    schema,
  });
  // All statements pass here, those of its builders and of transactions too.
  const { dialect } = db as unknown as { dialect: PgDialect };
  const write = dialect.sqlToQuery.bind(dialect);
  dialect.sqlToQuery = (statement) => write(flatten(statement));
  return db;
}

type AskClient = ReturnType<typeof createAsk>["ask"];

function createAsk({ slowMs = 0, logger }: Partial<SlowStatements> = {}) {
  let slow = 0;

  async function ask(
    client: pg.ClientBase,
    query: pg.QueryConfig,
    values: unknown[] | undefined,
    isUnclearWhenLost: boolean,
  ): Promise<pg.QueryResult> {
    const endTrace = traceStatement(query.text);
    const startedAt = performance.now();
    try {
      return await client.query(query, values);
    } catch (error) {
      throw isLoss(error) ? new ConnectionLost(error, isUnclearWhenLost) : error;
    } finally {
      endTrace();
      const milliseconds = Math.round(performance.now() - startedAt);
      if (slowMs > 0 && milliseconds >= slowMs) {
        slow += 1;
        logger?.warn("slow query", { milliseconds, statement: shapeOf(query.text) });
      }
    }
  }

  return { ask, countSlow: () => slow };
}

/**
 * The server was stopped, cut us off, has no connection left, or is no longer the one that may be written to; what it
 * does not say itself is a broken socket.
 */
const isLoss = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? /^(08|57P|53300|25P03|25006)/.test(error.code ?? "")
    : !(error instanceof TypeError);

function transactionsOn(client: pg.ClientBase, ask: AskClient, planName: PlanName): Database {
  let loss: unknown;
  let begin: Promise<pg.QueryResult> | undefined;
  return drizzleOn(async (query, values) => {
    // The rollback after a loss would hide whether it was the commit whose answer was lost.
    if (loss) throw loss;
    const isCommit = query.text === "commit";
    sendAtOnce(client);
    const named = { ...query, name: planName(query.text, true) };
    const answer = ask(client, named, values, isCommit).catch((error: unknown) => {
      loss ??= connectionLossOf(error);
      throw error;
    });
    if (query.text.startsWith("begin")) {
      begin = answer;
      // The first statement fails with it.
      begin.catch(() => {});
      return noRows;
    }
    const [, result] = await Promise.all([begin, answer]);
    if (isCommit && result.command !== "COMMIT") {
      throw new Error("The transaction was rolled back: one of its statements had failed");
    }
    return result;
  });
}

/** All statements that are sent before anything else happens go out as one packet. */
function sendAtOnce(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Stands in for the answer to `begin`, which is sent together with the first statement and not awaited. */
const noRows: pg.QueryResult = { command: "BEGIN", rowCount: 0, oid: 0, fields: [], rows: [] };
