// npm run seed -- --sandwiches 100000: fills a PostgreSQL server with a made-up catalogue, to measure with.
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { refreshNeighbours } from "#server/features/sandwiches/neighbours.service.ts";
import { openConfiguredDatabase } from "#server/prepare-database.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { holdsSomething, seedCatalogue, sizesFor } from "./seed/seed-catalogue.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sandwiches: { type: "string", default: "100000" },
      force: { type: "boolean", default: false },
    },
  });
  const count = Number(values.sandwiches);
  if (!Number.isInteger(count) || count < 100) {
    throw new Error("--sandwiches must be a whole number of at least 100");
  }
  const config = readConfig();
  if (!config.databaseUrl) throw new Error("Set DATABASE_URL: the seed is for a PostgreSQL server");
  // One statement that makes ten million reviews takes minutes, and so does the index that another one waits for.
  const patience = `${config.databaseUrl.includes("?") ? "&" : "?"}statement_timeout=0&lock_timeout=0`;
  const databaseUrl = config.databaseUrl + patience;
  const database = await openConfiguredDatabase({ ...config, databaseUrl });
  try {
    if (!values.force && (await holdsSomething(database.db))) {
      throw new Error("The database already has restaurants of its own; add --force to mix them");
    }
    await seedCatalogue(database.db, sizesFor(count), (step) => console.log(`• ${step}`));
    await refreshNeighbours(database.db, new Date());
    console.log("The seed is in.");
  } finally {
    await database.close();
  }
}

exitOnFailure(main());
