import { type SQL, sql } from "drizzle-orm";
import type { Place } from "#contract/places.ts";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

const mostPlaces = 10;
/** A city has its middle long before all of its locations are counted in. */
const mostLocations = 5000;

/** Cities and postcodes that begin as typed, the exact one first, then those with most locations. */
export function findPlaces(db: Database, typed: string): Promise<Place[]> {
  const places = sql`${found(sql`l.city`, typed, sql`min(l.city)`)}
    union all ${found(sql`l.postcode`, typed, sql`concat_ws(' ', min(l.postcode), min(l.city))`)}`;
  return queryRows<Place>(
    db,
    sql`select place.label, place.latitude, place.longitude from (${places}) place
      order by place.name <> lower(${typed}), place.locations desc, place.label
      limit ${mostPlaces}`,
  );
}

// The range is what the index answers, in whatever order its collation has; the beginning decides.
const found = (column: SQL, typed: string, label: SQL) => sql`
  select lower(${column}) as name, ${label} as label, count(*) as locations,
    avg(l.latitude) as latitude, avg(l.longitude) as longitude
  from (
    select * from locations l
    where l.deleted_at is null and l.latitude is not null
      and lower(${column}) >= lower(${typed}) and lower(${column}) <= lower(${typed}) || ${"\uffff"}
      and starts_with(lower(${column}), lower(${typed}))
      and (select r.deleted_at is null from restaurants r where r.id = l.restaurant_id)
    limit ${mostLocations}
  ) l
  group by lower(${column})`;
