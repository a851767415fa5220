// npm run restore -- FILE: what npm run backup wrote, into an empty database of either engine; with --overwrite into any.
import { parseArgs } from "node:util";
import { describeSums, restore } from "#server/backup/backup-file.ts";
import { readConfig } from "#server/config.ts";
import { nameOfDatabase } from "#server/prepare-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error("Say where from: npm run restore -- FILE");
  const config = readConfig();
  console.log(`Restoring into ${nameOfDatabase(config)}.`);
  const sums = await restore(config, file, { overwrites: values.overwrite });
  console.log(`${describeSums(sums)} of ${file} are back.`);
}

exitOnFailure(main());
