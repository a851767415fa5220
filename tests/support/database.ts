import { inject } from "vitest";
import type { DatabaseHandle } from "#server/database/client.ts";
import { createEmbeddedTestDatabase } from "./embedded-test-database.ts";
import { createServerTestDatabase } from "./server-test-database.ts";
import "./test-engine.ts";

export interface TestDatabase extends DatabaseHandle {
  /** Another handle on the same data: on a server what another process would have. */
  openAnother(): Promise<DatabaseHandle>;
}

/** A migrated, empty database of its own, on the engine of the current Vitest project. Close it. */
export function createTestDatabase(): Promise<TestDatabase> {
  const engine = inject("testEngine");
  return engine.engine === "embedded"
    ? createEmbeddedTestDatabase(engine)
    : createServerTestDatabase(engine);
}
