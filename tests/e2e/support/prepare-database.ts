import { join } from "node:path";
import { openDatabase } from "#server/database/client.ts";
import { loadDemoOnce } from "#server/demo/load-demo.ts";
import {
  createAccountAsOperator,
  createFirstAdmin,
} from "#server/features/accounts/account-administration.service.ts";

/** As a first start leaves it; and the curator, whom only the operator can create, while nothing is running. */
export async function prepareDatabase(dataDir: string, password: string): Promise<void> {
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
