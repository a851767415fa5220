import type { ImportInput, ImportMatch, ImportOutcome, ImportRow } from "#contract/collection.ts";
import { latestToday } from "#contract/collection-choices.ts";
import { foldText } from "#contract/search-text.ts";
import type { VisitInput } from "#contract/visits.ts";
import type { Database } from "#server/database/client.ts";
import { sendTogether } from "#server/database/send-together.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { requireRemainingMember } from "#server/features/accounts/users.service.ts";
import { keptSandwiches } from "#server/features/sandwiches/sandwiches.service.ts";
import { type EntryRow, lockEntries, upsertEntry } from "./collection.repository.ts";
import { pastInstant, rewardEntry } from "./collection.service.ts";
import { listNamesakes } from "./namesakes.repository.ts";
import { followEntries, restoreVisits } from "./visits.repository.ts";

/**
 * Imports the rows and reports the result of each; a dry run only reports. Importing the same rows again changes nothing,
 * so a failed import is simply repeated. `rate` turns the stars of imported visits into ratings and returns the ids of the
 * rated sandwiches.
 */
export async function importRows(
  { db, now }: Pick<Dependencies, "db" | "now">,
  userId: string,
  { dryRun, rows }: ImportInput,
  rate: (
    tx: Database,
    userId: string,
    stars: ReadonlyMap<number, number>,
    how: { at: Date; dryRun: boolean },
  ) => Promise<Set<number>>,
): Promise<ImportOutcome[]> {
  const at = now();
  for (const [index, { dateTried, createdAt, visits }] of rows.entries()) {
    pastInstant(`rows.${index}.dateTried`, dateTried, latestToday(at));
    pastInstant(`rows.${index}.createdAt`, createdAt, at);
    for (const visit of visits ?? []) {
      pastInstant(`rows.${index}.visits`, visit.dateTried, latestToday(at));
    }
  }
  return inTransaction(db, async (tx) => {
    await requireRemainingMember(tx, userId);
    const matches = await matchRows(tx, rows);
    const ids = [...new Set(matches.flatMap(({ sandwich }) => sandwich?.id ?? []))];
    const locked = ids.length > 0 ? await lockEntries(tx, userId, ids) : [];
    const entries = new Map<number, ImportedEntry>(locked.map((row) => [row.sandwichId, row]));
    const outcomes = rows.map((row, index) => applyRow(row, matches[index] ?? noMatch, entries));
    const written = new Set(
      outcomes.flatMap(({ status, sandwich }) =>
        sandwich && (status === "added" || status === "changed") ? sandwich.id : [],
      ),
    );
    // Files begin with the newest entry, so the last row is written first.
    const changed = [...written].reverse().flatMap((sandwichId) => {
      const state = entries.get(sandwichId);
      return state ? { userId, sandwichId, ...state } : [];
    });
    if (changed.length > 0 && !dryRun) {
      await sendTogether([
        ...changed.flatMap(({ visits, ...entry }) => [
          upsertEntry(tx, entry, at),
          visits && restoreVisits(tx, entry, visits, at),
          rewardEntry(tx, entry, at),
        ]),
        followEntries(tx, userId, [...written], at),
      ]);
    }
    const visited = new Set(locked.filter((row) => row.hasTried).map((row) => row.sandwichId));
    const stars = new Map<number, number>();
    for (const { sandwichId, hasTried, visits } of changed) {
      const rating = hasTried && !visited.has(sandwichId) && latestStars(visits);
      if (rating) stars.set(sandwichId, rating);
    }
    for (const sandwichId of await rate(tx, userId, stars, { at, dryRun })) {
      const last = outcomes.findLast(
        ({ status, sandwich }) => sandwich?.id === sandwichId && status !== "same",
      );
      last?.changes.push("rating");
    }
    return outcomes;
  });
}

type EntryState = Pick<EntryRow, "isFavorite" | "hasTried" | "notes" | "dateTried">;

interface ImportedEntry extends EntryState {
  /** For one that has none. */
  visits?: VisitInput[];
  createdAt?: Date;
}

interface RowMatch {
  sandwich: ImportMatch | null;
  candidates: ImportMatch[];
}

const noMatch: RowMatch = { sandwich: null, candidates: [] };

/** Writes the result into `entries`, where a later row for the same sandwich finds it. */
function applyRow(
  row: ImportRow,
  { sandwich, candidates }: RowMatch,
  entries: Map<number, ImportedEntry>,
): ImportOutcome {
  if (!sandwich) {
    const status = candidates.length > 0 ? "ambiguous" : "unknown";
    return { status, sandwich, candidates, changes: [] };
  }
  const before = entries.get(sandwich.id) ?? null;
  const after = mergeRow(before, row);
  const createdAt = before?.createdAt ?? (row.createdAt ? new Date(row.createdAt) : undefined);
  entries.set(sandwich.id, { ...after, createdAt, visits: row.visits ?? before?.visits });
  const changes = before ? changesBetween(before, after) : [];
  const status = !before ? "added" : changes.length > 0 ? "changed" : "same";
  return { status, sandwich, candidates, changes };
}

/**
 * Finds the sandwich of each row. An id counts only if the row names the same sandwich or none, since a file from elsewhere
 * has other ids. Otherwise exactly one sandwich must match the names of sandwich and restaurant.
 */
async function matchRows(db: Database, rows: ImportRow[]): Promise<RowMatch[]> {
  const ids = rows.flatMap(({ sandwichId }) => sandwichId ?? []);
  const byId = await keptSandwiches(db, [...new Set(ids)]);
  const namesakes = await namesakesOf(db, rows);

  return rows.map((row, index) => {
    const known = row.sandwichId === undefined ? undefined : byId.get(row.sandwichId);
    const named = known && toMatch(known);
    if (named && (row.name === undefined || isAlike(row.name, named.name))) {
      return { sandwich: named, candidates: [] };
    }
    const found = namesakes[index] ?? [];
    const [only, ...more] = found;
    if (only && more.length === 0) return { sandwich: only, candidates: [] };
    // The sandwich with the row's id may have been renamed since the export.
    return { sandwich: null, candidates: found.length > 0 || !named ? found : [named] };
  });
}

/** The candidates of each row. Rows with the same names share one lookup. */
async function namesakesOf(db: Database, rows: ImportRow[]): Promise<ImportMatch[][]> {
  const keys = rows.map(({ name, restaurant }) => JSON.stringify([name, restaurant]).toLowerCase());
  const firstRows = keys.map((key) => keys.indexOf(key));
  const named = rows.flatMap(({ name, restaurant }, row) =>
    name === undefined || firstRows[row] !== row ? [] : { row, name, restaurant },
  );
  const found: ImportMatch[][] = rows.map(() => []);
  for (const { row, ...match } of await listNamesakes(db, named)) found[row]?.push(match);
  return firstRows.map((row) => found[row] ?? []);
}

const isAlike = (one: string, other: string) => foldText(one).trim() === foldText(other).trim();

const toMatch = ({ id, name, restaurantName }: ImportMatch): ImportMatch => ({
  id,
  name,
  restaurantName,
});

/** The row's values, or the entry's where the row has none. */
function mergeRow(entry: EntryState | null, row: ImportRow): EntryState {
  // A row with a date counts as tried.
  const isDated = row.dateTried !== undefined || (row.visits ?? []).length > 0;
  const hasTried = row.hasTried ?? (isDated || (entry?.hasTried ?? false));
  const known = entry?.hasTried ? entry.dateTried : latestOf(row.visits);
  const named = row.dateTried ? new Date(row.dateTried) : known;
  // Files hold days without times: the same day keeps the entry's time.
  const dateTried = known && isSameDay(named, known) ? known : named;
  return {
    isFavorite: row.isFavorite ?? entry?.isFavorite ?? false,
    hasTried,
    notes: row.notes ?? entry?.notes ?? null,
    // Without a date in the row, the date stays unknown.
    dateTried: hasTried ? dateTried : null,
  };
}

/** Of visits of one day the first in the file is the latest. */
function latestStars(visits: VisitInput[] = []): number | null {
  const day = ({ dateTried }: VisitInput) => dateTried?.slice(0, 10) ?? "";
  const latestFirst = visits.toSorted((a, b) => day(b).localeCompare(day(a)));
  return latestFirst.find(({ rating }) => rating !== null)?.rating ?? null;
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);

/** The visits of a row become those of an entry that has none, and its date is the latest of theirs. */
function latestOf(visits: VisitInput[] = []): Date | null {
  const times = visits.flatMap(({ dateTried }) => (dateTried ? Date.parse(dateTried) : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

function changesBetween(before: EntryState, after: EntryState): ImportOutcome["changes"] {
  const changes: ImportOutcome["changes"] = [];
  if (before.hasTried !== after.hasTried) changes.push("tried");
  if (before.isFavorite !== after.isFavorite) changes.push("favorite");
  if (before.notes !== after.notes) changes.push("notes");
  if (before.dateTried?.getTime() !== after.dateTried?.getTime()) changes.push("date");
  return changes;
}
