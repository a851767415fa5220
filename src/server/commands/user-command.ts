import { parseArgs } from "node:util";
import { email, newPassword, username } from "#contract/accounts.ts";
import type { Config } from "#server/config.ts";
import type { Database, DatabaseHandle } from "#server/database/client.ts";
import {
  createAccountAsOperator,
  promoteByUsername,
  removeSecondFactorAsOperator,
  resetPassword,
} from "#server/features/accounts/account-administration.service.ts";
import { generatePassword } from "#server/features/accounts/passwords.ts";

interface Terminal {
  config: Config;
  openDatabase: () => Promise<DatabaseHandle>;
  /** Empty when there is no terminal: then the command makes up a password and prints it. */
  askPassword: () => Promise<string>;
  tell: (line: string) => void;
}

const usage = `Usage:
  npm run user -- create <username> [--email <address>] [--admin]
  npm run user -- promote <username>
  npm run user -- reset-password <username>
  npm run user -- remove-second-factor <username>
create and reset-password ask for a password. Stop the server first unless DATABASE_URL is set.`;

class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

type Job = (db: Database) => Promise<string>;

/** Asks and checks everything before it opens the database. */
export async function runUserCommand(args: string[], terminal: Terminal): Promise<void> {
  const job = await prepareJob(args, terminal);
  const database = await terminal.openDatabase();
  try {
    terminal.tell(await job(database.db));
  } finally {
    await database.close();
  }
}

async function prepareJob(args: string[], terminal: Terminal): Promise<Job> {
  const { command, name, options } = readArguments(args);
  switch (command) {
    case "create": {
      const account = {
        username: checked(username, name),
        email: checked(email, options.email ?? `${name.replace(/[^\w.-]/g, "")}@cluck.example`),
        role: options.admin ? ("admin" as const) : ("user" as const),
      };
      const { password, note } = await choosePassword(terminal);
      return async (db) => {
        await createAccountAsOperator(db, { ...account, password });
        return `Created ${account.role === "admin" ? "the admin" : "the member"} ${name}.${note}`;
      };
    }
    case "promote":
      return async (db) => {
        await promoteByUsername(db, name);
        return `${name} is an admin now.`;
      };
    case "reset-password": {
      const { password, note } = await choosePassword(terminal);
      return async (db) => {
        await resetPassword(db, name, password);
        return `${name} has a new password and is signed out everywhere.${note}`;
      };
    }
    case "remove-second-factor":
      return async (db) => {
        const deps = { db, config: terminal.config, now: () => new Date() };
        await removeSecondFactorAsOperator(deps, name);
        return `${name} logs in without a code now.`;
      };
    default:
      throw new UsageError(command ? `There is no command "${command}".` : "A command is missing.");
  }
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: { type: "string" }, admin: { type: "boolean" } },
    });
    const [command, name, ...rest] = positionals;
    if (command && !name) throw new Error("A username is missing.");
    if (rest.length > 0) throw new Error(`"${rest.join(" ")}" is one word too many.`);
    return { command, name: name ?? "", options: values };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function choosePassword({ askPassword }: Terminal) {
  const typed = await askPassword();
  if (typed !== "") return { password: checked(newPassword, typed), note: "" };
  const password = generatePassword();
  return { password, note: ` Its password is ${password} (shown only now).` };
}

interface Schema {
  safeParse(
    value: string,
  ): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } };
}

function checked(schema: Schema, value: string): string {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(result.error.issues.map(({ message }) => message).join(" "));
  return result.data;
}
