import { sql } from "drizzle-orm";
import { openDatabase } from "#server/database/client.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

/** A database of its own on the server of DATABASE_URL, never the one that it names; without one, on a server of its own. */
export async function openFuzzDatabase() {
  const given = process.env["DATABASE_URL"];
  const server = given ? null : await startPostgresServer({ autovacuum: "on" });
  const serverUrl = given ?? server?.url("postgres") ?? "";
  const name = `cluck_fuzz_${process.pid}`;
  const handle = await openDatabase({ engine: "server", url: serverUrl });
  await handle.db.execute(sql`create database ${sql.identifier(name)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async remove() {
      await handle.db.execute(sql`drop database ${sql.identifier(name)} with (force)`);
      await handle.close();
      await server?.stop();
    },
  };
}
