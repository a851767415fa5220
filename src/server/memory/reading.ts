import { AsyncLocalStorage } from "node:async_hooks";
import { announcedTables, type Dependency, type OwnerKind, ownedTables } from "./changes.ts";
import { readsOf } from "./statement-reads.ts";

/** What an answer was made from, noted while it is made. */
export class Reading {
  readonly dependencies = new Map<string, Dependency>();
  /** From then on, in milliseconds, it would be another. */
  endsAt = Number.POSITIVE_INFINITY;
  /** It was made for whoever asked. */
  isPersonal = false;
  /** Made from something whose changes nobody tells. */
  isFleeting = false;

  /** For an answer that is part of this one. */
  absorb(part: Reading): void {
    for (const dependency of part.dependencies.values()) this.depend(dependency);
    this.endsAt = Math.min(this.endsAt, part.endsAt);
    this.isPersonal ||= part.isPersonal;
    this.isFleeting ||= part.isFleeting;
  }

  depend({ table, columns, owner }: Dependency): void {
    const key = owner === undefined ? table : `${table} ${owner}`;
    // Mostly the set that belongs to the statement, and to every answer made by it: a copy would weigh more than most.
    const before = this.dependencies.get(key)?.columns ?? columns;
    this.dependencies.set(key, { table, columns: united(before, columns), owner });
  }
}

type Columns = Dependency["columns"];

function united(some: Columns, others: Columns): Columns {
  if (some === others || some === "all") return some;
  return others === "all" ? others : new Set([...some, ...others]);
}

interface Scope {
  reading: Reading;
  owners?: { kind: OwnerKind; ids: readonly (number | string)[] };
}

const current = new AsyncLocalStorage<Scope>();

/** Notes in a new reading what the work reads. */
export async function noteReading<Result>(
  work: (reading: Reading) => Promise<Result>,
): Promise<{ result: Result; reading: Reading }> {
  const reading = new Reading();
  const result = await current.run({ reading }, () => work(reading));
  current.getStore()?.reading.absorb(reading);
  return { result, reading };
}

/** What was read for a kept answer was read for whoever uses it, too. */
export const noteReadingOf = (part: Reading): void => current.getStore()?.reading.absorb(part);

/**
 * The work's statements ask for rows of these sandwiches (restaurants, users) alone, in every table that knows them:
 * what happens to others does not change their result. Left out, the answer is dropped more often than needed.
 */
export async function readingOf<Result>(
  kind: OwnerKind,
  ids: readonly (number | string)[],
  work: () => PromiseLike<Result>,
): Promise<Result> {
  const scope = current.getStore();
  if (!scope) return work();
  return current.run({ ...scope, owners: { kind, ids } }, async () => await work());
}

/** Every statement passes here, on both engines. */
export function noteStatement(statement: string): void {
  const scope = current.getStore();
  if (!scope) return;
  const { tables, isVolatile } = readsOf(statement);
  scope.reading.isFleeting ||= isVolatile;
  for (const [table, columns] of tables) {
    if (!announcedTables.has(table)) scope.reading.isFleeting = true;
    else
      for (const owner of ownersIn(table, scope)) scope.reading.depend({ table, columns, owner });
  }
}

function ownersIn(table: string, { owners }: Scope): (string | undefined)[] {
  if (!owners?.ids.length || !ownedTables[owners.kind].has(table)) return [undefined];
  return owners.ids.map((id) => `${owners.kind}:${id}`);
}

export function noteViewer(): void {
  const scope = current.getStore();
  if (scope) scope.reading.isPersonal = true;
}

/** The clock as the features get it: an answer that was made from the very moment is not kept. */
export const notedClock = (now: () => Date) => (): Date => {
  const scope = current.getStore();
  if (scope) scope.reading.isFleeting = true;
  return now();
};

export const minuteMs = 60_000;

/** The minute that has begun. */
export const minuteOf = (now: () => Date): Date =>
  new Date(Math.floor(current.exit(now).getTime() / minuteMs) * minuteMs);

/** Until then the answer stays the same, as far as the clock goes. */
export function noteEnd(at: number): void {
  const reading = current.getStore()?.reading;
  if (reading) reading.endsAt = Math.min(reading.endsAt, at);
}

/** All that public answers need to know of the time: they end with the minute. */
export function thisMinute(now: () => Date): Date {
  const minute = minuteOf(now);
  noteEnd(minute.getTime() + minuteMs);
  return minute;
}
