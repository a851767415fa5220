import { eq } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { sandwiches } from "#server/database/schema/sandwiches.ts";
import { foldText } from "#server/database/search-text.ts";
import type { DemoCollectionEntry } from "./catalogue/catalogue.types.ts";
import type { Ago } from "./days-before.ts";
import { required } from "./required.ts";

export async function insertCollection(
  tx: Database,
  entries: DemoCollectionEntry[],
  { memberIds, ago }: { memberIds: Map<string, string>; ago: Ago },
) {
  const rows = await tx
    .select({ id: sandwiches.id, name: sandwiches.name })
    .from(sandwiches)
    .where(eq(sandwiches.isDemo, true));
  const sandwichIds = new Map(rows.map(({ name, id }) => [name, id]));
  await tx.insert(userSandwiches).values(
    entries.map(({ member, sandwich, daysAgo, ...entry }) => ({
      ...entry,
      searchText: foldText(entry.notes ?? ""),
      userId: required(memberIds.get(member), member),
      sandwichId: required(sandwichIds.get(sandwich), sandwich),
      createdAt: ago(daysAgo),
      updatedAt: ago(daysAgo),
      dateTried: entry.hasTried ? ago(daysAgo) : null,
    })),
  );
}
