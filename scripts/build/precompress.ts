import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

/** Compresses once, as well as it can, so that no request has to. */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      await writeFile(
        `${file}.br`,
        await promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
      );
    }),
  );
}
