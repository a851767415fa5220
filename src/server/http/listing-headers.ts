import { countLimit, hiddenUnknownHeader, totalCountHeader } from "#contract/explore-choices.ts";
import type { AppContext } from "./app-environment.ts";

/** How many there are in all, exactly as far as we count. */
export function sayTotal(c: AppContext, total: number, limit = countLimit): void {
  c.header(totalCountHeader, bounded(total, limit));
}

/** A table of the team says the number that the dashboard says; what words find is counted to the usual limit. */
export const teamCountLimit = (words: string | undefined): number =>
  words?.trim() ? countLimit : Number.POSITIVE_INFINITY;

export function sayHiddenUnknown(c: AppContext, hidden: number): void {
  c.header(hiddenUnknownHeader, bounded(hidden));
}

const bounded = (count: number, limit = countLimit) =>
  count > limit ? `${limit}+` : String(count);
