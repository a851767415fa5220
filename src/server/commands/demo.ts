// npm run demo -- remove: takes exactly the demo catalogue away, nothing of yours.
import { readConfig } from "#server/config.ts";
import { removeDemo } from "#server/demo/remove-demo.ts";
import { openForCommand } from "#server/prepare-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  if (process.argv[2] !== "remove") throw new Error("Say what to do: npm run demo -- remove");
  const database = await openForCommand(readConfig(), console.log);
  try {
    await removeDemo(database.db);
    console.log("The demo catalogue is gone.");
  } finally {
    await database.close();
  }
}

exitOnFailure(main());
