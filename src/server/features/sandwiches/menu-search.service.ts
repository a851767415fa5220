import { eq, sql } from "drizzle-orm";
import { sandwichColumns } from "#server/database/catalogue-columns.ts";
import type { Database } from "#server/database/client.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";

/** A menu is found by its restaurant's name: a renamed restaurant renames it there too. */
export async function refreshMenuSearch(
  tx: Database,
  restaurantId: number,
  restaurantName: string,
): Promise<void> {
  const menu = await tx
    .select({
      id: sandwiches.id,
      name: sandwiches.name,
      description: sandwiches.description,
    })
    .from(sandwiches)
    .where(eq(sandwiches.restaurantId, restaurantId));
  if (menu.length === 0) return;
  const columns = menu.map((sandwich) => ({
    id: sandwich.id,
    ...sandwichColumns(sandwich, restaurantName),
  }));
  await tx.execute(sql`
    update sandwiches set search_text = fresh."searchText",
      search_grams = array(select jsonb_array_elements_text(fresh."searchGrams"))
    from jsonb_to_recordset(${JSON.stringify(columns)}::text::jsonb)
      as fresh(id int, "searchText" text, "searchGrams" jsonb)
    where sandwiches.id = fresh.id`);
}
