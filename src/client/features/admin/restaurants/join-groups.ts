import type { DuplicateGroup } from "#contract/duplicates.ts";

export interface JoinedGroup extends Omit<DuplicateGroup, "reason"> {
  reasons: DuplicateGroup["reason"][];
}

/** The same restaurants for two reasons are one question, not two. */
export function joinGroups(groups: readonly DuplicateGroup[]): JoinedGroup[] {
  const joined = new Map<string, JoinedGroup>();
  for (const { reason, key, restaurants } of groups) {
    const ids = restaurants.map(({ id }) => id).join(" ");
    const known = joined.get(ids);
    if (known) known.reasons.push(reason);
    else joined.set(ids, { reasons: [reason], key, restaurants });
  }
  return [...joined.values()];
}
