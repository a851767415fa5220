import { join } from "node:path";
import type { Config } from "./config.ts";
import { type DatabaseHandle, type DatabaseOptions, openDatabase } from "./database/client.ts";
import { keepBeforeMigration } from "./database/copied-database.ts";
import { hasDatabase } from "./database/embedded-database.ts";
import { migrationsDueFor, requireThisVersion } from "./database/migrate.ts";
import { addressesOf } from "./database/server-hosts.ts";
import { createFirstAdmin } from "./features/accounts/account-administration.service.ts";
import { generatePassword } from "./features/accounts/passwords.ts";
import type { Logger } from "./logger.ts";
import { rootMessage } from "./process-lifecycle.ts";

export interface Preparing {
  logger?: Logger;
  /** Is told what the start is waiting for. */
  tell?: (what: string) => void;
  /** In another process: the embedded engine answers nothing else in this one while it migrates. */
  migrateApart?: () => Promise<void>;
}

/** Opens the configured database and brings it up to date. */
export async function openConfiguredDatabase(
  config: Config,
  preparing: Preparing = {},
): Promise<DatabaseHandle> {
  const { migrateApart, ...here } = preparing;
  let isLeft = false;
  const prepare = async (database: DatabaseHandle) => {
    const due = await migrationsDueFor(database.db);
    isLeft = migrateApart !== undefined && database.engine === "embedded" && due.length > 0;
    if (!isLeft) await migrate(config, database, due, here);
  };
  const database = await openConfigured(config, prepare, here.logger);
  if (!migrateApart || !isLeft) return database;
  await database.close();
  await migrateApart();
  return openConfiguredDatabase(config, here);
}

async function migrate(
  config: Config,
  database: DatabaseHandle,
  [next]: string[],
  { logger, tell }: Preparing,
): Promise<void> {
  if (next !== undefined && database.engine === "embedded" && config.backups) {
    tell?.("Copying the database before its migration");
    const folder = await keepBeforeMigration(folderOf(config), config.backupDir, next);
    tell?.(`The database from before its migration is in ${folder}`);
    logger?.info("database copied before its migration", { folder });
  }
  await database.migrate({
    begins: (number, count) => tell?.(`Migrating the database: ${number} of ${count}`),
    ends: (migration, milliseconds) => logger?.info("migrated", { migration, milliseconds }),
  });
}

/**
 * The same for the command line, on a database that is there already: one that a wrong setting makes would take the
 * command, and nobody would see what it did.
 */
export async function openForCommand(
  config: Config,
  tell: (line: string) => void,
): Promise<DatabaseHandle> {
  if (!config.databaseUrl && !hasDatabase(folderOf(config))) {
    throw new Error(
      `There is no database in ${folderOf(config)}. Give the command the settings of the product, or start that first.`,
    );
  }
  tell(`Using ${nameOfDatabase(config)}.`);
  return openWithFirstAdmin(config, tell);
}

/** For people: the engine and where it is, without a password. The address of a socket is not told. */
export const nameOfDatabase = (config: Config): string =>
  config.databaseUrl
    ? `the PostgreSQL database ${placeOf(config.databaseUrl) ?? "of DATABASE_URL"}`
    : `the embedded database in ${folderOf(config)}`;

/** Several hosts are no URL, each of them is. */
function placeOf(url: string): string | null {
  const addresses = addressesOf(url);
  if (!addresses.every((address) => URL.canParse(address))) return null;
  const [first, ...others] = addresses.map((address) => new URL(address));
  if (!first) return null;
  const hosts = [first, ...others].map(({ host }) => host).join(",");
  return `${first.protocol}//${hosts}${first.pathname}`;
}

export const folderOf = ({ dataDir }: Config): string => join(dataDir, "database");

/** The same for whoever may not change it: it has to be of this version already. */
export const openUnchanged = (config: Config): Promise<DatabaseHandle> =>
  openConfigured(config, ({ db }) => requireThisVersion(db));

async function openConfigured(
  { databaseUrl, databaseDirectUrl, databasePoolSize, slowQueryMs, dataDir }: Config,
  prepare: (database: DatabaseHandle) => Promise<void>,
  logger?: Logger,
): Promise<DatabaseHandle> {
  const slowStatements = logger && { slowMs: slowQueryMs, logger };
  if (!databaseUrl) {
    const folder = join(dataDir, "database");
    return opened({ engine: "embedded", folder, slowStatements }, prepare);
  }
  try {
    return await opened(
      {
        engine: "server",
        url: databaseUrl,
        directUrl: databaseDirectUrl,
        poolSize: databasePoolSize,
        logger,
        slowStatements,
      },
      prepare,
    );
  } catch (error) {
    throw new Error(`the database of DATABASE_URL cannot be used: ${rootMessage(error)}`);
  }
}

async function opened(
  options: DatabaseOptions,
  prepare: (database: DatabaseHandle) => Promise<void>,
): Promise<DatabaseHandle> {
  const database = await openDatabase(options);
  await closeUnless(database, prepare(database));
  return database;
}

/** A start that fails, at a port in use for one, leaves the database as an end does. */
export async function closeUnless<Result>(
  database: DatabaseHandle,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same for the server and for the command line, so that it does not matter which comes first. */
export async function openWithFirstAdmin(
  config: Config,
  tell: (line: string) => void,
  preparing: Preparing = { tell },
): Promise<DatabaseHandle> {
  preparing.logger?.info(`Using ${nameOfDatabase(config)}`);
  const database = await openConfiguredDatabase(config, preparing);
  await closeUnless(database, provideFirstAdmin(database, config, tell));
  return database;
}

/** An empty database gets its first admin; a password that nobody chose is told this once. */
async function provideFirstAdmin(
  { db }: DatabaseHandle,
  { adminPassword, contactEmail = "admin@cluck.example" }: Config,
  tell: (line: string) => void,
): Promise<void> {
  const password = adminPassword ?? generatePassword();
  if (!(await createFirstAdmin(db, { email: contactEmail, password }))) return;
  const secret = adminPassword ? "the password from ADMIN_PASSWORD" : `password ${password}`;
  tell(`First admin: username admin, ${secret}`);
  if (!adminPassword) tell("This password is shown only now. Change it on the profile page.");
}
