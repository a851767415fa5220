import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { findServerUser } from "./postgres-binaries.ts";
import { findFreePort } from "./postgres-server.ts";

/** Debian puts it where only root's PATH leads. */
const names = ["pgbouncer", "/usr/sbin/pgbouncer"];

/** Its name and version; undefined where it is not installed. */
export function findPgBouncer(): { program: string; version: string } | undefined {
  for (const program of names) {
    const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
    if (status === 0) return { program, version: stdout.split("\n")[0] ?? "" };
  }
  return undefined;
}

/** In transaction mode before a throw-away server, with so many connections to it. */
export async function startPgBouncer(program: string, server: string, poolSize: number) {
  const folder = mkdtempSync(join(tmpdir(), "cluck-pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const { hostname, port: serverPort, username } = new URL(server);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
postgres = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
stats_period = 1
`,
  );
  const child = spawn(program, [settings], {
    ...findServerUser(),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lines = createInterface({ input: child.stderr });
  const log: string[] = [];
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      log.push(line);
      if (line.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(`PgBouncer did not start:\n${log.join("\n")}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** What it says of itself about that database. */
    async show(what: "pools" | "stats"): Promise<Record<string, unknown>> {
      const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/pgbouncer`);
      await client.connect();
      try {
        const { rows } = await client.query(`show ${what}`);
        return rows.find(({ database }) => database === "postgres") ?? {};
      } finally {
        await client.end();
      }
    },
    async stop() {
      if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
