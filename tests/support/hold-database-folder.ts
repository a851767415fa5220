// A second process for the tests of the lock: at each line on its input it tries to lock the folder
// ("lock"), gives it back ("unlock"), or opens the database in it and writes a row ("write"), and
// answers with one line.
import "./short-lived-engine.ts";
import { createInterface } from "node:readline";
import { lockFolder } from "#server/database/folder-lock.ts";

const folder = process.argv[2] ?? "";
let unlock = () => {};

async function answer(command: string): Promise<string> {
  if (command === "lock") {
    unlock = lockFolder(folder);
    return "locked";
  }
  if (command === "unlock") {
    unlock();
    return "unlocked";
  }
  // Loading the engine takes most of the start, and who only locks does not need it.
  const { openDatabase } = await import("#server/database/client.ts");
  const { tags } = await import("#server/database/schema/schema.ts");
  const database = await openDatabase({ engine: "embedded", folder });
  await database.migrate();
  await database.db.insert(tags).values({ name: "written", type: "test" });
  return "written";
}

console.log("ready");
for await (const command of createInterface(process.stdin)) {
  console.log(await answer(command).catch((error: Error) => `refused: ${error.message}`));
}
