import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { findPostgresBinaries, findServerUser } from "./postgres-binaries.ts";

export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string;
  /** As `pg_ctl -m immediate restart` does: nobody is asked to finish, and the next start recovers from the log. */
  restartAtOnce(whileAway?: () => Promise<void>): Promise<void>;
  stopAtOnce(): Promise<void>;
  stop(): Promise<void>;
}

// Nothing here outlives the tests, so nothing needs to reach the disk.
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  // Whether it has come by would decide what the planner knows.
  autovacuum: "off",
};

/** A throw-away PostgreSQL 15 on a free loopback port. */
export async function startPostgresServer(
  ownSettings: Record<string, string> = {},
): Promise<PostgresServer> {
  const cluster = createCluster();
  try {
    const server = await startServer(cluster, "data", ownSettings);
    return { ...server, stop: () => server.stop().finally(cluster.remove) };
  } catch (error) {
    cluster.remove();
    throw error;
  }
}

/** Two of them: what the first one commits, the second one has soon; a synchronous one, before anybody hears of it. */
export async function startPostgresPair({ isSynchronous }: { isSynchronous: boolean }) {
  const cluster = createCluster();
  const started: PostgresServer[] = [];
  const stop = () => Promise.all(started.map((server) => server.stop())).finally(cluster.remove);
  try {
    cluster.copyAsStandby();
    const primary = await startServer(cluster, "data", {
      synchronous_commit: "on",
      ...(isSynchronous && { synchronous_standby_names: "*" }),
    });
    started.push(primary);
    const address = new URL(primary.url("postgres"));
    const standby = await startServer(cluster, "standby", {
      synchronous_commit: "on",
      primary_conninfo: `host=${address.hostname} port=${address.port} user=postgres`,
    });
    started.push(standby);
    return { primary, standby, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Cluster = ReturnType<typeof createCluster>;

function createCluster() {
  const scratch = mkdtempSync(join(tmpdir(), "cluck-postgres-"));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  try {
    chmodSync(scratch, 0o755);
    const user = findServerUser();
    const binaries = findPostgresBinaries(user, scratch);
    const makeFolder = (name: string) => {
      const folder = join(scratch, name);
      mkdirSync(folder, { mode: 0o700 });
      if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
      return folder;
    };
    const data = makeFolder("data");
    const initdb = [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ];
    execFileSync(join(binaries, "initdb"), initdb, { ...user, cwd: data, stdio: "pipe" });
    return {
      user,
      binaries,
      folder: (name: string) => join(scratch, name),
      /** Before the first start a copy of the files is as good as pg_basebackup, which is not always there. */
      copyAsStandby() {
        const standby = makeFolder("standby");
        execFileSync("cp", ["-a", `${data}/.`, standby], user);
        execFileSync("touch", [join(standby, "standby.signal")], user);
      },
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startServer(
  { user, binaries, folder }: Cluster,
  name: string,
  ownSettings: Record<string, string>,
): Promise<PostgresServer> {
  const data = folder(name);
  const port = await findFreePort();
  const flags = Object.entries({ ...settings, ...ownSettings });
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn(
      join(binaries, "postgres"),
      [
        ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data],
        ...flags.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...user, cwd: data, stdio: ["ignore", "ignore", "pipe"] },
    );
    await untilReady(server);
  };
  // A test run that is cut short must not leave its server behind.
  const stopNow = () => server?.kill("SIGINT");
  process.once("exit", stopNow);
  await start();
  const stopWith = async (signal: NodeJS.Signals) => {
    if (server?.exitCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stopAtOnce: () => stopWith("SIGQUIT"),
    async restartAtOnce(whileAway = async () => {}) {
      await stopWith("SIGQUIT");
      await whileAway();
      await start();
    },
    async stop() {
      process.off("exit", stopNow);
      await stopWith("SIGINT");
    },
  };
}

/** One statement on a connection of its own, for what no other connection may be open to. */
export async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error("The server was started without a log");
  const log: string[] = [];
  const lines = createInterface(server.stderr);
  await new Promise<void>((resolve, reject) => {
    lines.on("line", (line) => {
      log.push(line);
      if (/database system is ready to accept (read-only )?connections/.test(line)) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log.join("\n")}`)));
  });
}
