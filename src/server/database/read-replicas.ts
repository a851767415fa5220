import { AsyncLocalStorage } from "node:async_hooks";
import type { ChangeWatcher, ReadPublic } from "./database.types.ts";
import { type Ask, openPool, type PoolOptions } from "./pooled-database.ts";
import { serverHosts } from "./server-hosts.ts";

/** For a connection, and for the answer to how far it is: until then visitors wait who could ask the primary. */
const patienceMs = 500;
/** How long a replica is not asked again that was behind. */
const behindMs = 50;
/** The same for one that could not be asked. */
const awayMs = 5000;

interface Replica {
  pool: ReturnType<typeof openPool>;
  /** It has all that the primary had logged up to here. */
  replayed: bigint;
  restsUntil: number;
  looking: Promise<void> | null;
}

/**
 * Standbys that answer the reads of public answers. Such an answer is kept until a change that it depends on is announced,
 * so it has to be made from all that was announced before: a replica is asked only when it has replayed the log up to a
 * place that the primary named after the last announcement.
 */
export function openReplicas(urls: string[], options: PoolOptions) {
  const replicas = urls.map(
    (url): Replica => ({
      pool: openPool({
        ...options,
        hosts: serverHosts(url),
        connectionTimeoutMillis: patienceMs,
      }),
      replayed: 0n,
      restsUntil: 0,
      looking: null,
    }),
  );
  const chosen = new AsyncLocalStorage<Replica | undefined>();
  /** Where the primary's log was after all that has been announced; null when something was announced since. */
  let announced: bigint | null = null;
  let turn = 0;
  let answers = 0;

  const readPublic: ReadPublic = async (work) => {
    const replica = await findUpToDate();
    if (replica) answers += 1;
    // Also where there is none: this may be part of a work that has one.
    return chosen.run(replica, work);
  };

  async function findUpToDate(): Promise<Replica | undefined> {
    const least = announced;
    if (least === null) return undefined;
    turn += 1;
    for (let count = 0; count < replicas.length; count++) {
      const replica = replicas[(turn + count) % replicas.length];
      if (!replica || performance.now() < replica.restsUntil) continue;
      if (replica.replayed < least) {
        replica.looking ??= look(replica, least).finally(() => {
          replica.looking = null;
        });
        await replica.looking;
      }
      if (replica.replayed >= least) return replica;
    }
    return undefined;
  }

  async function look(replica: Replica, least: bigint): Promise<void> {
    try {
      const text = "select pg_last_wal_replay_lsn()::text as place";
      const { rows } = await replica.pool.run({ text, query_timeout: patienceMs });
      // Null: it has been promoted, and what it was told to replay ends there.
      replica.replayed = rows[0].place === null ? 0n : readPlace(rows[0].place);
      if (replica.replayed < least) rest(replica, behindMs);
    } catch {
      rest(replica, awayMs);
    }
  }

  /** Of the replica that this answer has, where it may be asked. */
  function ask(askPrimary: Ask): Ask {
    return (query, values) => {
      const replica = chosen.getStore();
      if (!replica || !isRead(query.text) || performance.now() < replica.restsUntil) {
        return askPrimary(query, values);
      }
      return replica.pool.ask(query, values).catch(() => {
        // Gone, in the way of what it replays, or asked for what only the primary does: nothing was changed by it.
        rest(replica, awayMs);
        return askPrimary(query, values);
      });
    };
  }

  return {
    readPublic,
    ask,
    /** Learns from what the watcher is told. */
    follow: (watcher: ChangeWatcher): ChangeWatcher => ({
      onListening: watcher.onListening,
      onChange(payload) {
        announced = null;
        watcher.onChange(payload);
      },
      onLoss() {
        announced = null;
        watcher.onLoss();
      },
      onPlace(place) {
        announced = readPlace(place);
      },
    }),
    /** How many answers were made on replicas. */
    countAnswers: () => answers,
    close: async () => void (await Promise.all(replicas.map(({ pool }) => pool.close()))),
  };
}

function rest(replica: Replica, milliseconds: number): void {
  replica.restsUntil = performance.now() + milliseconds;
}

const isRead = (statement: string) =>
  /^\s*(select|with)\b/i.test(statement) && !/\b(insert|update|delete)\b/i.test(statement);

/** PostgreSQL writes the place in its log as two hexadecimal halves: 1A/2B3C4D5E. */
function readPlace(place: string): bigint {
  const [high = "", low = ""] = place.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
