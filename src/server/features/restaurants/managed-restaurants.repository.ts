import { isNull, sql } from "drizzle-orm";
import type { ManagedRestaurant } from "#contract/management.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export interface ManagedRow extends ManagedRestaurant {
  sortName: string;
  createdAt: string;
}

const iso = (column: string) =>
  sql`to_char(r.${sql.identifier(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In the order of the ids; those that are not listed any more are left out. */
export function listManaged(db: Database, ids: number[]): Promise<ManagedRow[]> {
  return queryRows<ManagedRow>(
    db,
    sql`select r.id, r.name, lower(r.name) as "sortName", r.restaurant_type as "restaurantType",
        r.price_range as "priceRange", r.website, coalesce(first.address, r.address) as address,
        coalesce(first.count, 0)::int as "locationCount",
        (select count(*)::int from sandwiches s
          where s.restaurant_id = r.id and s.deleted_at is null) as "sandwichCount",
        ${iso("updated_at")} as "updatedAt", ${iso("created_at")} as "createdAt"
      from unnest(${integerArray(ids)}) with ordinality as wanted(id, place)
      join restaurants r on r.id = wanted.id and r.deleted_at is null
      left join lateral (
        select l.address, count(*) over () as count from locations l
        where l.restaurant_id = r.id and l.deleted_at is null order by l.id limit 1
      ) first on true
      order by wanted.place`,
  );
}

export const countListed = (db: Database): Promise<number> =>
  db.$count(restaurants, isNull(restaurants.deletedAt));
