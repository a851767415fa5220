import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { createEmbeddedFolder } from "#tests/support/embedded-copy.ts";
import { backUp } from "./backup/backup-file.ts";
import { parseConfig } from "./config.ts";
import { requireThisVersion } from "./database/migrate.ts";
import { createAccountAsOperator } from "./features/accounts/account-administration.service.ts";
import { nameOfDatabase, openForCommand, openWithFirstAdmin } from "./prepare-database.ts";

const isEmbedded = inject("testEngine").engine === "embedded";

test.runIf(isEmbedded)("a command makes no database, and a backup of none says so", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "cluck-none-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = parseConfig({ DATA_DIR: join(dataDir, "wrong") });
  const message = `There is no database in ${join(dataDir, "wrong", "database")}.`;
  await expect(openForCommand(config, () => {})).rejects.toThrow(message);
  await expect(backUp(config, join(dataDir, "file"))).rejects.toThrow(message);
  expect(await readdir(dataDir)).toEqual([]);
});

test.runIf(isEmbedded)(
  "a backup does not migrate, it asks for the program of that version",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-older-"));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await createEmbeddedFolder(dataDir);
    const config = parseConfig({ DATA_DIR: dataDir });
    const told: string[] = [];
    const older = await openForCommand(config, (line) => told.push(line));
    expect(told[0]).toBe(`Using the embedded database in ${join(dataDir, "database")}.`);
    await older.db.execute(sql`delete from schema_migrations
    where tag = (select max(tag) from schema_migrations)`);
    await older.close();
    await expect(backUp(config, join(dataDir, "file"))).rejects.toThrow("of an older version");
    expect(await readdir(dataDir)).not.toContain("file");
  },
);

test.each([
  ["cluck:secret@db.example:5432/cluck?sslmode=require&password=secret", "db.example:5432/cluck"],
  ["db.example/cluck?password=secret", "db.example/cluck"],
  ["cluck:secret@one:5432,two:5432/cluck", "one:5432,two:5432/cluck"],
])("a database is named without its password: %s", (address, place) => {
  const config = parseConfig({ DATABASE_URL: `postgres://${address}` });
  expect(nameOfDatabase(config)).toBe(`the PostgreSQL database postgres://${place}`);
});

test("a database that nothing was applied to is of an older version", async () => {
  const database = await createTestDatabase();
  await database.db.execute(sql`alter table schema_migrations rename to put_aside`);
  const refusal = requireThisVersion(database.db);
  await expect(refusal).rejects.toThrow("of an older version");
  await database.db.execute(sql`alter table put_aside rename to schema_migrations`);
  await database.close();
});

test.runIf(isEmbedded)(
  "whoever opens an empty database first leaves an admin, and the next finds it",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "cluck-first-"));
    await createEmbeddedFolder(dataDir);
    const config = parseConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: "first of all" });
    const told: string[] = [];
    const open = () => openWithFirstAdmin(config, (line) => told.push(line));

    const commandLine = await open();
    const henny = { username: "henny", email: "henny@example.com", password: "extra pickles" };
    await createAccountAsOperator(commandLine.db, { ...henny, role: "user" });
    await commandLine.close();
    const server = await open();
    const members = await server.db.query.users.findMany({ orderBy: (users) => users.username });
    expect(members.map(({ username, role }) => [username, role])).toEqual([
      ["admin", "admin"],
      ["henny", "user"],
    ]);
    expect(told).toEqual(["First admin: username admin, the password from ADMIN_PASSWORD"]);
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  90_000,
);
