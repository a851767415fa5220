import type { StatedSource } from "#contract/facts.ts";
import type { FactOrigin } from "#contract/vocabulary.ts";

interface Statement {
  /** Whether there is a value after the write. */
  isKnown: boolean;
  isChanged: boolean;
  stated: StatedSource | undefined;
}

/**
 * The source that a write states for a fact. Undefined when it states none: forms send every field, so an edit of another
 * field does not confirm the price. A day in the future becomes today, since clocks differ.
 */
export function sourceOfWrite({ isKnown, isChanged, stated }: Statement, now: Date) {
  if (!isChanged && !stated) return undefined;
  if (!isKnown) return { from: null, confirmedAt: null };
  const { from, date }: { from: FactOrigin; date?: string } = stated ?? { from: "team" };
  const day = date === undefined ? now : new Date(date);
  return { from, confirmedAt: day < now ? day : now };
}
