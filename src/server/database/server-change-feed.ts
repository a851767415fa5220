import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { changeChannel } from "#server/memory/changes.ts";
import type { ChangeFeed, ChangeWatcher } from "./database.types.ts";
import type { ServerHosts } from "./server-hosts.ts";

const connectMs = 5000;
/** A connection that takes longer to answer a trivial question is taken for lost. */
const answerMs = 2000;
const firstRetryMs = 100;
const longestRetryMs = 5000;

/**
 * Listens on a connection of its own, and opens another one when that is lost. The server tells a connection what was
 * announced before it answers the connection's next question, so an answered question proves that nothing is missing;
 * it also notices a connection whose other end is gone.
 */
export async function watchServerChanges(
  hosts: ServerHosts,
  { onListening, onChange, onLoss, onPlace = () => {} }: ChangeWatcher,
  tellLoss: (error: unknown) => void,
): Promise<ChangeFeed> {
  const closing = new AbortController();
  let listening: { client: pg.Client; backend: number } | null = null;
  let retryMs = firstRetryMs;

  async function connect(): Promise<void> {
    const client = new hosts.Client({
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: "cluck changes",
    });
    const lose = (error?: unknown) => {
      if (listening?.client !== client) return;
      listening = null;
      onLoss();
      client.end().catch(() => {});
      if (closing.signal.aborted) return;
      tellLoss(error);
      void reconnect();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload = "" }) => onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      listening = { client, backend: await backendOf(client, onPlace) };
      retryMs = firstRetryMs;
      onListening();
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      await setTimeout(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      if (
        await hosts.reach(connect).then(
          () => true,
          () => false,
        )
      )
        return;
    }
  }

  await hosts.reach(connect).catch((error) => {
    tellLoss(error);
    void reconnect();
  });

  return {
    isImmediate: false,
    async catchUp() {
      const asked = listening;
      if (!asked) return false;
      try {
        // Another backend answers where a pooler stands in between, and that one does not listen.
        if ((await backendOf(asked.client, onPlace)) !== asked.backend)
          throw new Error("a pooler answers");
      } catch (error) {
        asked.client.emit("error", error);
      }
      return listening === asked;
    },
    async close() {
      closing.abort();
      await listening?.client.end().catch(() => {});
    },
  };
}

/** Tells the place in the log when its row comes: what is announced after the row may stand behind that place. */
async function backendOf(client: pg.Client, onPlace: (place: string) => void): Promise<number> {
  const text = "select pg_backend_pid() as pid, pg_current_wal_flush_lsn()::text as place";
  const question = client.query(new pg.Query<{ pid: number; place: string }>(text));
  let backend = 0;
  question.on("row", ({ pid, place }) => {
    backend = pid;
    onPlace(place);
  });
  // It may fail again after its time was over, when nobody waits for it any more.
  question.on("error", () => {});
  // The driver's own timeout would take the errors of such a question to itself.
  await once(question, "end", { signal: AbortSignal.timeout(answerMs) });
  return backend;
}
