// npm run bench -- [explore] [http] [images] [workers]: measures what is named, or all, each beside something to compare it with.
// --only search: of explore, http and workers, the questions whose name contains that.
import { parseArgs } from "node:util";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { benchExplore } from "./bench/explore.ts";
import { benchHttp } from "./bench/http.ts";
import { benchImages } from "./bench/images.ts";
import { benchWorkers } from "./bench/workers.ts";

const parts = new Map<string, (only?: string) => Promise<void>>([
  ["explore", benchExplore],
  ["http", benchHttp],
  ["images", benchImages],
  ["workers", benchWorkers],
]);

async function main(): Promise<void> {
  const { positionals: named, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string" } },
  });
  for (const name of named.length > 0 ? named : parts.keys()) {
    const bench = parts.get(name);
    if (!bench)
      throw new Error(`There is no "${name}" to measure, only ${[...parts.keys()].join(" and ")}`);
    await bench(values.only);
  }
}

exitOnFailure(main());
