import { countLimit, hiddenUnknownHeader, totalCountHeader } from "#contract/explore-choices.ts";
import type { AppContext } from "./app-environment.ts";

/** How many there are in all, exactly as far as we count. */
export function sayTotal(c: AppContext, total: number): void {
  c.header(totalCountHeader, bounded(total));
}

export function sayHiddenUnknown(c: AppContext, hidden: number): void {
  c.header(hiddenUnknownHeader, bounded(hidden));
}

const bounded = (count: number) => (count > countLimit ? `${countLimit}+` : String(count));
