import type { Sandwich } from "#contract/sandwiches.ts";
import type { Database } from "#server/database/client.ts";
import { imagesOf } from "#server/features/uploads/images.service.ts";
import { presentSandwich } from "./sandwiches.presenter.ts";
import type { SandwichRow } from "./sandwiches.repository.ts";

/** With their photos, looked up for all of them at once. */
export async function presentSandwiches(db: Database, rows: SandwichRow[]): Promise<Sandwich[]> {
  const imageOf = await imagesOf(db, rows);
  return rows.map((row) => presentSandwich(row, imageOf(row)));
}
