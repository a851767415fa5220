// npm run restore -- FILE: what npm run backup wrote, into an empty database of either engine.
import { restoreFromFile } from "#server/backup/backup-file.ts";
import { withProduct } from "#server/backup/with-product.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Say where from: npm run restore -- FILE");
  await withProduct((product) => restoreFromFile(product, file));
  console.log(`Everything of ${file} is back.`);
}

exitOnFailure(main());
