// npm run restore -- FILE: what npm run backup wrote, into an empty database of either engine; with --overwrite into any.
import { parseArgs } from "node:util";
import { describeSums, restore } from "#server/backup/backup-file.ts";
import { readConfig } from "#server/config.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error("Say where from: npm run restore -- FILE");
  const sums = await restore(readConfig(), file, { overwrites: values.overwrite });
  console.log(`${describeSums(sums)} of ${file} are back.`);
}

exitOnFailure(main());
