import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { factOrigins } from "#contract/vocabulary.ts";

// Milliseconds, like a JavaScript Date: a cursor made from a row then finds exactly that row again.
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => instant("created_at").notNull().defaultNow();
export const updatedAt = () => instant("updated_at").notNull().defaultNow();
export const isDemo = () => boolean("is_demo").notNull().default(false);

/** What the row belongs to, and with which it goes. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  integer(name).notNull().references(id, { onDelete: "cascade" });

export const lifecycleColumns = () => ({
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: instant("deleted_at"),
  version: integer("version").notNull().default(1),
  isDemo: isDemo(),
});

// An index serves `order by x desc` only when it puts nulls first too, as the query does. Each use
// needs an object of its own: Drizzle forgets the direction of one that is shared.
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** Ranges of minutes, Monday's midnight being 0, as text: "{[660,1260),[2100,2700)}". */
export const minutesOfWeek = customType<{ data: string }>({ dataType: () => "int4multirange" });

/** What follows from `hours_of_operation`, which the database cannot read: see `openHoursOf`. */
export const openHours = () => ({
  openMinutes: minutesOfWeek("open_minutes"),
  /** The MD5 of the hours that the minutes were read from. */
  hoursRead: text("hours_read"),
});

export const hoursSource = () => ({
  /** Where the hours are from. Null when that was not recorded. */
  hoursSource: text("hours_source", { enum: factOrigins }),
  /** When the hours were last stated or confirmed. */
  confirmedAt: instant("confirmed_at"),
});

/** Finds texts that contain three letters or more; shorter words are looked for in every row. */
export const trigramIndex = (name: string, searchText: ExtraConfigColumn) =>
  index(name).using("gin", searchText.op("gin_trgm_ops"));

/** Columns folded for the search, each on a line: a match cannot span two of them. */
export const foldedText = (...columns: string[]) =>
  text("search_text")
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        columns.map((column) => `fold_text(coalesce(${column}, ''))`).join(" || chr(10) || "),
      ),
    );

/** What was deleted, the latest first, until it is removed for good. */
export const trashIndex = (
  name: string,
  { deletedAt, id }: { deletedAt: ExtraConfigColumn; id: ExtraConfigColumn },
) => index(name).on(descending(deletedAt), descending(id)).where(sql`${deletedAt} is not null`);
