// npm run backup -- FILE: all rows and images into one file, from either engine, also while the product runs.
import { backUp, describeSums } from "#server/backup/backup-file.ts";
import { readConfig } from "#server/config.ts";
import { nameOfDatabase } from "#server/prepare-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Say where to: npm run backup -- FILE");
  const config = readConfig();
  const sums = await backUp(config, file);
  console.log(
    `${describeSums(sums)} of ${nameOfDatabase(config)} are in ${file}. It holds personal data: keep it safe.`,
  );
}

exitOnFailure(main());
