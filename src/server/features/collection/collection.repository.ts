import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#server/database/client.ts";
import { userSandwiches } from "#server/database/schema/collection.ts";
import { foldText } from "#server/database/search-text.ts";

export type EntryRow = typeof userSandwiches.$inferSelect;
type EntryChange = Partial<Pick<EntryRow, "isFavorite" | "hasTried" | "notes" | "dateTried">>;

export interface EntryToSave {
  userId: string;
  sandwichId: number;
  isFavorite: boolean;
  hasTried: boolean;
  /** Undefined: the entry keeps what it has. */
  notes?: string | null;
  dateTried?: Date | null;
  createdAt?: Date;
}

/** One statement, so that two clicks or two tabs meet in one entry and neither fails. */
export async function upsertEntry(
  db: Database,
  { dateTried, notes, createdAt, ...entry }: EntryToSave,
  now: Date,
): Promise<{ row: EntryRow; isNew: boolean }> {
  const { hasTried, dateTried: knownDate } = userSandwiches;
  const keepsDate = entry.hasTried && dateTried === undefined;
  const [saved] = await db
    .insert(userSandwiches)
    .values({
      ...entry,
      ...notesColumns(notes),
      dateTried: entry.hasTried ? (dateTried === undefined ? now : dateTried) : null,
      createdAt: createdAt ?? now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [userSandwiches.userId, userSandwiches.sandwichId],
      set: {
        isFavorite: entry.isFavorite,
        hasTried: entry.hasTried,
        ...notesColumns(notes),
        dateTried: keepsDate
          ? sql`case when ${hasTried} then ${knownDate} else excluded.date_tried end`
          : sql`excluded.date_tried`,
        updatedAt: now,
      },
    })
    // Only a row that was there before carries the mark of the transaction that changed it.
    .returning({
      ...getTableColumns(userSandwiches),
      isNew: sql<boolean>`user_sandwiches.xmax = 0`,
    });
  if (!saved) throw new Error("the upsert returned no entry");
  const { isNew, ...row } = saved;
  return { row, isNew };
}

/** Held until the transaction ends, so that nobody changes it between the look and the change. */
export async function lockEntry(db: Database, id: number): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(userSandwiches)
    .where(eq(userSandwiches.id, id))
    .for("update");
  return row ?? null;
}

export async function updateEntry(
  db: Database,
  id: number,
  change: EntryChange,
  now: Date,
): Promise<EntryRow> {
  const [row] = await db
    .update(userSandwiches)
    .set({ ...change, ...notesColumns(change.notes), updatedAt: now })
    .where(eq(userSandwiches.id, id))
    .returning();
  if (!row) throw new Error("the entry was not locked before its change");
  return row;
}

export async function deleteEntry(db: Database, id: number): Promise<void> {
  await db.delete(userSandwiches).where(eq(userSandwiches.id, id));
}

/** Notes go with what is searched of them; undefined leaves both. */
const notesColumns = (notes: string | null | undefined) =>
  notes === undefined ? {} : { notes, searchText: foldText(notes ?? "") };
