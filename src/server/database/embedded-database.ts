import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql } from "drizzle-orm";
import type { Database, DatabaseHandle, SlowStatements } from "./database.types.ts";
import { lockFolder } from "./folder-lock.ts";
import { applyMigrations } from "./migrate.ts";
import { findNewDatabase } from "./new-database.ts";
import { openPool } from "./pooled-database.ts";
import { queryRows } from "./query-rows.ts";

export async function openEmbeddedDatabase(
  folder: string,
  slowStatements?: SlowStatements,
): Promise<DatabaseHandle> {
  return folder === "memory" ? openInMemory() : openInFolder(folder, slowStatements);
}

/** For tests and experiments; `loadDataDir` starts it as a copy of another one. */
export async function openInMemory(options: PGliteOptions = {}): Promise<DatabaseHandle> {
  return openOn(await openEngine({ loadDataDir: findNewDatabase(), ...options }));
}

async function openInFolder(
  folder: string,
  slowStatements: SlowStatements | undefined,
): Promise<DatabaseHandle> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const loadDataDir = hasDatabase(folder) ? undefined : findNewDatabase();
    return openOn(await openEngine({ dataDir: folder, loadDataDir }), unlock, slowStatements);
  } catch (error) {
    unlock();
    throw error;
  }
}

export const hasDatabase = (folder: string): boolean => existsSync(join(folder, "PG_VERSION"));

/** With the extension that the migrations ask for, which a data folder does not hold itself. */
export async function openEngine(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/** With `unlock`, for the folder that it is in, it stays. */
export function openOn(
  engine: PGlite,
  unlock?: () => void,
  slowStatements?: SlowStatements,
): DatabaseHandle {
  const pool = openPool({
    // It serves one session.
    max: 1,
    idleTimeoutMillis: 0,
    slowStatements,
    stream: () => new EngineConnection(engine) as unknown as Duplex,
  });

  async function close(): Promise<void> {
    if (unlock) await pool.run({ text: "checkpoint" });
    await pool.close();
    await engine.close();
    unlock?.();
  }

  let closing: Promise<void> | undefined;
  return {
    engine: "embedded",
    ...pool,
    migrate: (watch) => applyMigrations(pool.db, undefined, watch),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** "Welcome" and "ready" in PostgreSQL's protocol: nobody has to say who they are. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const farewell = 0x58;

/**
 * The driver of the server, on an engine in this process. All messages of a statement go to the engine in one call,
 * which takes half the time of PGlite's own `query`, and statements can be kept with their plans.
 */
class EngineConnection extends Duplex {
  #engine: PGlite;
  #isWelcome = false;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
  }

  setNoDelay() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#send(message, done);
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  #send(messages: Buffer, done: (error?: Error) => void) {
    if (!this.#isWelcome) {
      this.#isWelcome = true;
      this.push(welcome);
      done();
    } else if (messages[0] === farewell) {
      // The engine would end with the session.
      done();
    } else {
      // The engine answers within the same turn of the event loop: without this nobody else would have a turn.
      setImmediate(() =>
        this.#ask(messages).then((answer) => {
          this.push(answer);
          done();
        }, done),
      );
    }
  }

  /** `execProtocolRaw` would also read the answer by itself, and keep all that it has read. */
  async #ask(messages: Buffer): Promise<Buffer> {
    const parts: Buffer[] = [];
    await this.#engine.execProtocolRawStream(messages, {
      onRawData: (bytes) => parts.push(Buffer.from(bytes)),
    });
    return Buffer.concat(parts);
  }
}

/**
 * The embedded engine never vacuums, analyzes or checkpoints by itself. Table by table, since it holds up every request
 * while it works.
 */
export async function vacuumTables(db: Database, signal: AbortSignal): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    if (signal.aborted) return;
    await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
  }
  // Without it the write-ahead log would grow until the process ends.
  await db.execute(sql`checkpoint`);
}
