import { isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { ManagedSort } from "#contract/administration-choices.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { integerArray } from "#server/database/array-literals.ts";
import type { Database } from "#server/database/client.ts";
import type { SortKey } from "#server/database/indexed-list.ts";
import { queryRows } from "#server/database/query-rows.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";

export interface ManagedRow extends ManagedRestaurant {
  sortName: string;
  createdAt: string;
}

const iso = (column: string) =>
  sql`to_char(r.${sql.identifier(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In the order of the ids, without deleted restaurants. */
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

/** An order that has an index, and the position of a row in it. */
interface ManagedOrder {
  keys: SortKey[];
  position: z.ZodType<unknown[]>;
  positionOf: (row: ManagedRow) => unknown[];
}

const id: SortKey = { value: sql`restaurants.id`, type: "int" };
const text = z.string().refine((value) => !value.includes("\0"));

export const managedOrders: Record<ManagedSort, ManagedOrder> = {
  name: {
    keys: [{ value: sql`lower(restaurants.name)`, type: "text" }, id],
    position: z.tuple([text, z.int32()]),
    positionOf: (row) => [row.sortName, row.id],
  },
  type: {
    keys: [{ value: sql`restaurants.restaurant_type`, type: "text" }, id],
    position: z.tuple([text, z.int32()]),
    positionOf: (row) => [row.restaurantType, row.id],
  },
  price: {
    keys: [{ value: sql`char_length(restaurants.price_range)`, type: "int" }, id],
    position: z.tuple([z.int32(), z.int32()]),
    positionOf: (row) => [row.priceRange.length, row.id],
  },
  added: {
    keys: [{ value: sql`restaurants.created_at`, type: "timestamptz" }, id],
    position: z.tuple([z.iso.datetime().refine((at) => at >= "1900"), z.int32()]),
    positionOf: (row) => [row.createdAt, row.id],
  },
};
