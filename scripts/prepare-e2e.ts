// tsx scripts/prepare-e2e.ts FOLDER: the DATA_DIR of the browser tests, as a first start leaves it, and the curator,
// whom only the operator can create, while nothing is running.
import "#tests/support/short-lived-engine.ts";
import { join } from "node:path";
import { openDatabase } from "#server/database/client.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import {
  createAccountAsOperator,
  createFirstAdmin,
} from "#server/features/accounts/account-administration.service.ts";
import { exitOnFailure } from "#server/process-lifecycle.ts";
import { adminPassword as password } from "#tests/e2e/support/server.ts";

async function main(dataDir: string): Promise<void> {
  const database = await openDatabase({ engine: "embedded", folder: join(dataDir, "database") });
  try {
    await database.migrate();
    await createFirstAdmin(database.db, { email: "admin@cluck.example", password });
    await loadDemoOnce(database.db, new Date());
    const email = "curator@cluck.example";
    await createAccountAsOperator(database.db, {
      username: "curator",
      email,
      password,
      role: "user",
    });
  } finally {
    await database.close();
  }
}

exitOnFailure(main(process.argv[2] ?? ""));
