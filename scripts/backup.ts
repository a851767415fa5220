// npm run backup -- FILE: all rows and images into one file, from either engine.
import { backUpToFile } from "#server/backup/backup-file.ts";
import { withProduct } from "#server/backup/with-product.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error("Say where to: npm run backup -- FILE");
  await withProduct((product) => backUpToFile(product, file));
  console.log(`Everything is in ${file}. It holds personal data: keep it safe.`);
}

exitOnFailure(main());
