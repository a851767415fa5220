// A second process for the tests of the lock: at each line on its input it tries to lock the folder
// ("lock"), gives it back ("unlock"), or opens the database in it and writes a row ("write"), and
// answers with one line. For the tests of the backup it writes on and on ("write on"), and says how often ("count").
import "./short-lived-engine.ts";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import type { Database } from "#server/database/client.ts";
import { lockFolder } from "#server/database/folder-lock.ts";
import { serverSecrets, tags } from "#server/database/schema/schema.ts";
import { inTransaction } from "#server/database/transaction.ts";

const folder = process.argv[2] ?? "";
let unlock = () => {};
let pairs = 0;

async function answer(command: string): Promise<string> {
  if (command === "lock") {
    unlock = lockFolder(folder);
    return "locked";
  }
  if (command === "unlock") {
    unlock();
    return "unlocked";
  }
  if (command === "count") return String(pairs);
  // Loading the engine takes most of the start, and who only locks does not need it.
  const { openDatabase } = await import("#server/database/client.ts");
  const database = await openDatabase({ engine: "embedded", folder });
  await database.migrate();
  if (command === "write") {
    await database.db.insert(tags).values({ name: "written", type: "test" });
    return "written";
  }
  void writeOn(database.db);
  return "writing";
}

/** A pair is there as a whole or not at all. */
async function writeOn(db: Database): Promise<never> {
  for (;;) {
    const names = [`left ${pairs}`, `right ${pairs}`];
    await inTransaction(db, async (tx) => {
      for (const name of names) await tx.insert(serverSecrets).values({ name, value: "" });
    });
    pairs += 1;
    // Lets the next command be heard.
    await setImmediate();
  }
}

console.log("ready");
for await (const command of createInterface(process.stdin)) {
  console.log(await answer(command).catch((error: Error) => `refused: ${error.message}`));
}
