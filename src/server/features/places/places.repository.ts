import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { queryRows } from "#server/database/query-rows.ts";

/** A city has its middle long before all of its locations are counted in. */
const mostLocations = 5000;
/** Far more than the places that are answered have. */
const mostCells = 200;
/** A town is in a few of them, towns of the same name hardly ever in one. */
const cellDegrees = 0.5;
/** Some address of a town says what state or country it is in. */
const mostAddresses = 5;

/** The locations of one city or postcode that are in one cell of the globe. */
export interface Cell {
  kind: "city" | "postcode";
  /** The city or postcode, in small letters. */
  name: string;
  city: string | null;
  postcode: string | null;
  addresses: string[];
  locations: number;
  latitude: number;
  longitude: number;
}

/**
 * Of cities and postcodes that begin as typed, or that what is typed begins with ("Portland, ME"): the latter and
 * the exact one first, then those with most locations.
 */
export function listCells(db: Database, typed: string): Promise<Cell[]> {
  const names = sql.join(
    wholeBeginnings(typed).map((text) => sql`lower(${text})`),
    sql`, `,
  );
  return queryRows<Cell>(
    db,
    sql`select cell.kind, cell.name, cell.city, cell.postcode, cell.addresses, cell.locations,
        cell.latitude, cell.longitude
      from (${cellsOf("city", typed, names)} union all ${cellsOf("postcode", typed, names)}) cell
      order by cell.name not in (${names}),
        sum(cell.locations) over (partition by cell.kind, cell.name) desc,
        cell.name, cell.locations desc, cell.latitude, cell.longitude
      limit ${mostCells}`,
  );
}

/** "Lake Oswego, OR": itself, "Lake Oswego" and "Lake". */
function wholeBeginnings(typed: string): string[] {
  const words = typed.split(" ");
  return words.map((_, index) =>
    words
      .slice(0, words.length - index)
      .join(" ")
      .replace(/,$/, ""),
  );
}

// The range is what the index answers, in whatever order its collation has; the beginning decides.
function cellsOf(kind: Cell["kind"], typed: string, names: SQL): SQL {
  const name = kind === "city" ? sql`lower(l.city)` : sql`lower(l.postcode)`;
  return sql`
    select ${sql.raw(`'${kind}'`)} as kind, ${name} as name,
      min(l.city) as city, min(l.postcode) as postcode,
      (array_agg(l.address order by l.id))[1:${sql.raw(String(mostAddresses))}] as addresses,
      count(*)::int as locations, avg(l.latitude) as latitude, avg(l.longitude) as longitude
    from (
      select * from locations l
      where l.deleted_at is null and l.latitude is not null
        and (
          ${name} >= lower(${typed}) and ${name} <= lower(${typed}) || ${"\uffff"}
            and starts_with(${name}, lower(${typed}))
          or ${name} in (${names})
        )
        and (select r.deleted_at is null from restaurants r where r.id = l.restaurant_id)
      limit ${mostLocations}
    ) l
    group by ${name}, floor(l.latitude / ${sql.raw(String(cellDegrees))}),
      floor(l.longitude / ${sql.raw(String(cellDegrees))})`;
}
