import { formatDate } from "#client/lib/format-date.ts";
import type { FactSource } from "#contract/facts.ts";
import type { FactKind } from "#contract/vocabulary.ts";

const oldAfterDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** A fact without a date counts as old. */
export const isOldFact = ({ date }: FactSource, now: Date): boolean =>
  date === null || now.getTime() - Date.parse(date) > oldAfterDays * dayMs;

/** "Hours from the website, read on Nov 3, 2026." */
export function describeSource(
  fact: FactKind | "prices",
  source: FactSource | null,
  now: Date,
): string {
  const noun = fact === "price" || fact === "prices" ? fact : "hours";
  if (!source) return `Nobody has stated the ${noun} yet.`;
  const { from, date } = source;
  if (!date) {
    const checked = noun === "price" ? "this price was" : `these ${noun} were`;
    return `Nobody noted when ${checked} checked.`;
  }
  const age = isOldFact(source, now) ? `, more than ${oldAfterDays} days ago` : "";
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${waysOfKnowing[from ?? "unknown"](formatDate(date))}${age}.`;
}

const waysOfKnowing = {
  website: (day: string) => `from the website, read on ${day}`,
  menu: (day: string) => `confirmed on ${day} by the team, from the restaurant's menu`,
  team: (day: string) => `confirmed on ${day} by the team`,
  unknown: (day: string) => `stated on ${day}, nobody noted by whom`,
};
