// npm run user -- create|promote|reset-password|remove-second-factor <username>: accounts from the command line.
import { readConfig } from "#server/config.ts";
import { openForCommand } from "#server/prepare-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { askSecret } from "./ask-secret.ts";
import { runUserCommand } from "./user-command.ts";

async function main(): Promise<void> {
  const config = readConfig();
  await runUserCommand(process.argv.slice(2), {
    config,
    openDatabase: () => openForCommand(config, console.log),
    askPassword: () => askSecret("Password (leave it empty to get one made up): "),
    tell: console.log,
  });
}

exitOnFailure(main());
