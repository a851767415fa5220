import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, MigrationWatch } from "./database.types.ts";
import { lacksTable } from "./driver-error.ts";
import { queryRows } from "./query-rows.ts";
import * as schema from "./schema/schema.ts";
import type { ServerHosts } from "./server-hosts.ts";

const advisoryLockKey = 210_525_447;

interface Journal {
  entries: { tag: string }[];
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Beside this file in the source, beside the bundle or above its chunks in the build.
const migrationFolders = ["./migrations", "../migrations"].map(fromHere);
// Of the newest build, which may be another one than this.
const newestFolders = ["../../server/migrations", "../../../server/migrations"].map(fromHere);

function findMigrations(): string {
  const folder = migrationFolders.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (folder) return folder;
  throw new Error(`The migrations are in none of ${migrationFolders.join(", ")}: build again.`);
}

/** Those of this version of the program, in their order. */
export const knownMigrations = (): string[] => listMigrations(findMigrations());

function listMigrations(folder: string): string[] {
  const journal: Journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8"));
  return journal.entries.map(({ tag }) => tag);
}

/** Of all that they do. */
export function migrationsDigest(): string {
  const hash = createHash("sha256");
  for (const tag of knownMigrations()) hash.update(tag).update(readMigration(tag));
  return hash.digest("hex").slice(0, 16);
}

const readMigration = (tag: string) => readFileSync(`${findMigrations()}/${tag}.sql`, "utf8");

/** None where nothing was ever applied: a start that was killed may leave a database without any table. */
async function listApplied(db: Database): Promise<Set<string>> {
  try {
    const rows = await queryRows<{ tag: string }>(db, sql`select tag from schema_migrations`);
    return new Set(rows.map(({ tag }) => tag));
  } catch (error) {
    if (lacksTable(error)) return new Set();
    throw error;
  }
}

/** Above 0 where a newer release lies on the disk than the one that runs. */
export async function countPendingMigrations(db: Database): Promise<number> {
  const applied = await listApplied(db);
  const newest = listMigrations(newestFolders.find(existsSync) ?? findMigrations());
  return newest.filter((tag) => !applied.has(tag)).length;
}

/** Of this version; none of a database that nothing was applied to. */
export async function migrationsDueFor(db: Database): Promise<string[]> {
  const applied = await listApplied(db);
  return applied.size === 0 ? [] : knownMigrations().filter((tag) => !applied.has(tag));
}

/** For whoever may not change the database. */
export async function requireThisVersion(db: Database): Promise<void> {
  const [applied, known] = [await listApplied(db), knownMigrations()];
  requireKnown(applied, known);
  if (known.every((tag) => applied.has(tag))) return;
  throw new Error(
    "The database is of an older version than this program. Use the program of that version, or start this one first.",
  );
}

/**
 * Brings the schema up to date: in order, each migration once, all or none. `tags` limits it to these: a restore begins
 * with the schema that its backup was made in.
 */
export async function applyMigrations(
  db: Database,
  tags?: readonly string[],
  watch?: MigrationWatch,
): Promise<void> {
  const known = knownMigrations();
  await db.transaction(async (tx) => {
    // On a server many processes may start at once: the first one migrates, the others wait for it.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLockKey})`);
    await tx.execute(
      sql`create table if not exists schema_migrations (
        tag text primary key,
        applied_at timestamptz not null default now()
      )`,
    );
    const applied = await listApplied(tx);
    requireKnown(applied, known);
    const due = known.filter((tag) => !applied.has(tag) && (tags?.includes(tag) ?? true));
    for (const [index, tag] of due.entries()) {
      const startedAt = performance.now();
      watch?.begins(index + 1, due.length);
      for (const statement of readMigration(tag).split("--> statement-breakpoint")) {
        await tx.execute(sql.raw(statement)).catch((error: unknown) => {
          throw /^create extension/im.test(statement) ? lacksExtension(error) : error;
        });
      }
      await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`);
      watch?.ends(tag, Math.round(performance.now() - startedAt));
    }
  });
}

/** Tags begin with their number. A later version may leave out the first ones, which this one then does not know either. */
function requireKnown(applied: Set<string>, known: string[]): void {
  const strange = [...applied].filter((tag) => !known.includes(tag)).sort();
  const last = strange.at(-1);
  if (last === undefined) return;
  throw new Error(
    last > (known.at(-1) ?? "")
      ? `The database was made by a newer version of Cluck (its migration ${last} is unknown to this one). Start that version, or restore a backup that this version made.`
      : `The database was made by a version of Cluck that is too old for this one (its migration ${last} is unknown). Start a version in between first, which brings it up to date.`,
  );
}

const lacksExtension = (cause: unknown) =>
  new Error(
    "The database needs the extension pg_trgm, which PostgreSQL brings along (Debian: postgresql, elsewhere postgresql-contrib). Install it, or let an administrator run once in this database: create extension pg_trgm",
    { cause },
  );

/** On a connection of its own, which may take as long as it takes. */
export async function applyMigrationsOnServer(
  { Client, reach }: ServerHosts,
  watch?: MigrationWatch,
): Promise<void> {
  const client = await reach(() => {
    const client = new Client({ connectionTimeoutMillis: 10_000 });
    // The statement that meets it throws; an event that nobody hears would end the process.
    client.on("error", () => {});
    return client.connect();
  });
  try {
    await applyMigrations(drizzle(client, { schema }), undefined, watch);
  } finally {
    await client.end();
  }
}
