import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { connectionLossOf } from "./driver-error.ts";
import { queryRows } from "./query-rows.ts";
import { openServerDatabase } from "./server-database.ts";

const engine = inject("testEngine");

describe.runIf(engine.engine === "server")("several hosts", () => {
  const server = new URL(engine.engine === "server" ? engine.serverUrl : "postgres://none");

  function open(first: string, options = "") {
    const user = `${server.username}:${server.password}`;
    const url = `postgres://${user}@${first},${server.host}${server.pathname}${options}`;
    const database = openServerDatabase({ url, poolSize: 2 });
    onTestFinished(() => database.close());
    return database;
  }

  test("are tried until one answers, also at the first start", async () => {
    const { host, goAway } = await startRelay(server);
    goAway();
    const database = open(host);
    expect(await database.ping()).toBe(true);
  });

  test("that cannot be written to are refused, each with its reason", async () => {
    const { host } = await startRelay(server);
    const database = open(host, "?options=-c%20default_transaction_read_only=on");
    const refused = await database.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(connectionLossOf(refused)).toMatchObject({
      isUnclear: false,
      cause: {
        message: [host, server.host]
          .map((name) => `${name}: it is read-only, a standby`)
          .join("; "),
      },
    });
    await expect(database.migrate()).rejects.toThrow(/read-only/);
  });

  test("one that vanishes without a word holds nobody up once another one answers", async () => {
    const relay = await startRelay(server);
    const database = open(relay.host);
    const stuck = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      relay.goAway();
      // Is never answered.
      await tx.execute(sql`select 2`);
    });
    const loss = stuck.catch(connectionLossOf);
    await once(relay.events, "away");
    const rows = await queryRows(database.db, sql`select 3 as value`);
    expect(rows).toEqual([{ value: 3 }]);
    expect(await loss).toMatchObject({ isUnclear: false });
  });
});

/** Another address of the same server, until it goes away: then it takes nobody and says nothing any more. */
async function startRelay({ hostname, port }: URL) {
  const sockets: Socket[] = [];
  const events = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    sockets.push(socket, upstream);
    for (const end of [socket, upstream]) end.on("error", () => {});
    socket.pipe(upstream).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(events, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    events.close();
  });
  const { port: ownPort } = events.address() as AddressInfo;
  return {
    host: `127.0.0.1:${ownPort}`,
    events,
    goAway() {
      events.close();
      for (const socket of sockets) socket.unpipe();
      events.emit("away");
    },
  };
}
