import type { CheckedFact, CheckFactInput } from "#contract/facts.ts";
import type { PageQuery } from "#contract/paging.ts";
import type { Database } from "#server/database/client.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { type Page, readId, toPage } from "#server/domain/paging.ts";
import { toPrice } from "#server/domain/price.ts";
import { notFound } from "#server/domain/refusal.ts";
import { countTry } from "#server/domain/throttle.ts";
import { countChecked, findOwnCheck, keepCheck, listChecked } from "./facts.repository.ts";

const answersPerHour = 40;
const names = { price: "Sandwich", hours: "Location", restaurantHours: "Restaurant" };

/** Earns no XP: a reward would invite guesses. */
export async function checkFact(
  { db, now }: Pick<Dependencies, "db" | "now">,
  userId: string,
  input: CheckFactInput,
): Promise<void> {
  const at = now();
  await countTry(db, at, {
    key: `fact-check:${userId}`,
    limit: answersPerHour,
    windowSeconds: 3600,
  });
  if (!(await keepCheck(db, userId, input, at))) throw notFound(names[input.fact]);
}

export { findOwnCheck as findOwnFactCheck };

export async function pageOfCheckedFacts(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<CheckedFact>> {
  const rows = await listChecked(db, readId(cursor), limit + 1);
  const page = toPage(rows, limit, ({ latest }) => [latest]);
  return {
    ...page,
    items: page.items.map(({ latest: _, priceCents, ...fact }) => ({
      ...fact,
      price: toPrice(priceCents),
    })),
  };
}

export { countChecked as countCheckedFacts };
