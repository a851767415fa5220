import type { DuplicateGroup, LikelyDuplicate } from "#contract/duplicates.ts";
import type { Database } from "#server/database/client.ts";
import { inTransaction } from "#server/database/transaction.ts";
import { mapPage, type Page, type PageQuery, readCursor, toPage } from "#server/http/paging.ts";
import {
  type Candidate,
  findCandidates,
  groupPosition,
  type KnownFacts,
  listGroups,
} from "./duplicates.repository.ts";
import { listManaged } from "./managed-restaurants.repository.ts";
import { presentManaged } from "./managed-restaurants.service.ts";
import { nameSimilarity } from "./name-similarity.ts";
import { getRestaurant } from "./restaurants.service.ts";

const mostShown = 10;
const mostOfAGroup = 10;
/** Neighbours in one street are no duplicates; neighbours with much the same name are. */
const similarEnough = 0.5;

/** What could be the same restaurant, the surest first. */
export function likelyDuplicates(
  db: Database,
  facts: KnownFacts,
  exceptId?: number,
): Promise<LikelyDuplicate[]> {
  return inTransaction(db, async (tx) => {
    const candidates = (await findCandidates(tx, facts)).filter(
      (candidate) => candidate.id !== exceptId && isCredible(candidate, facts.name),
    );
    const reasons = new Map<number, Set<Candidate["reason"]>>();
    for (const { id, reason } of candidates) {
      reasons.set(id, (reasons.get(id) ?? new Set()).add(reason));
    }
    const surest = [...reasons].toSorted(([, a], [, b]) => b.size - a.size).slice(0, mostShown);
    const rows = await listManaged(
      tx,
      surest.map(([id]) => id),
    );
    return rows.map((row) => ({
      restaurant: presentManaged(row),
      reasons: [...(reasons.get(row.id) ?? [])],
    }));
  });
}

export async function duplicatesOf(db: Database, id: number): Promise<LikelyDuplicate[]> {
  const restaurant = await getRestaurant(db, id);
  const { name, website, locations } = restaurant;
  const places = locations.length > 0 ? locations : [restaurant];
  return likelyDuplicates(
    db,
    {
      name,
      website,
      places: places.slice(0, mostShown).map(({ address, latitude, longitude }) => ({
        address,
        point: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
      })),
    },
    restaurant.id,
  );
}

export function pageOfGroups(
  db: Database,
  { limit, cursor }: PageQuery,
): Promise<Page<DuplicateGroup>> {
  const after = readCursor(cursor, groupPosition);
  return inTransaction(db, async (tx) => {
    const groups = await listGroups(tx, after, limit + 1);
    const page = toPage(groups, limit, ({ reason, key }) => [reason, key]);
    const ids = page.items.flatMap((group) => group.ids.slice(0, mostOfAGroup));
    const rows = new Map((await listManaged(tx, [...new Set(ids)])).map((row) => [row.id, row]));
    return mapPage(page, ({ reason, key, ids }) => ({
      reason,
      key,
      restaurants: ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentManaged(row)] : [];
      }),
    }));
  });
}

const isCredible = ({ reason, name }: Candidate, wanted: string | undefined): boolean =>
  reason !== "place" || !wanted || nameSimilarity(name, wanted) >= similarEnough;
