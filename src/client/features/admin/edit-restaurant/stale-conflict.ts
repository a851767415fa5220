import { ApiError } from "#client/lib/api.ts";

type Values = Record<string, unknown>;

/** Somebody else was faster: what they changed, and what of it the person here has changed as well. */
export interface StaleConflict<Thing, V extends Values> {
  changedBy: string | null;
  /** The thing as it is now: what the next change is made on. */
  current: Thing;
  theirs: V;
  changed: (keyof V & string)[];
  contested: (keyof V & string)[];
}

/** Null when the error is another one. */
export function findConflict<Thing extends { version: number }, V extends Values>(
  error: unknown,
  base: Thing,
  toValues: (thing: Thing) => V,
  mine: V,
): StaleConflict<Thing, V> | null {
  const stale = error instanceof ApiError ? error.stale : undefined;
  if (!stale) return null;
  const known = stale.fields.filter(({ field }) => field in base);
  const current: Thing = {
    ...base,
    ...Object.fromEntries(known.map(({ field, value }) => [field, value])),
    version: stale.version,
  };
  const [before, theirs] = [toValues(base), toValues(current)];
  const changed = Object.keys(before).filter((name) => !isSame(before[name], theirs[name]));
  const contested = changed.filter(
    (name) => !isSame(mine[name], before[name]) && !isSame(mine[name], theirs[name]),
  );
  return { changedBy: stale.changedBy, current, theirs, changed, contested };
}

/** Theirs where only they changed something; where both did, what the person chose. */
export function resolveConflict<Thing, V extends Values>(
  { theirs, changed, contested }: StaleConflict<Thing, V>,
  mine: V,
  keepsMine: (name: string) => boolean,
): V {
  const adopted = changed.filter((name) => !contested.includes(name) || !keepsMine(name));
  return { ...mine, ...Object.fromEntries(adopted.map((name) => [name, theirs[name]])) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
