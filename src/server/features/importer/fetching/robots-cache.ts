import type { AddressField } from "./fetch-errors.ts";
import { mayVisit, type RobotsRules, readRobots } from "./robots-rules.ts";

const keptMs = 10 * 60_000;
const mostSites = 500;

/** Asks a site once in a while what it lets us read; `fetchRobots` answers null where it has no such file. */
export function createRobotsCache(
  robotName: string,
  fetchRobots: (url: URL, field: AddressField, signal: AbortSignal) => Promise<string | null>,
  now = Date.now,
) {
  const known = new Map<string, { rules: RobotsRules; until: number }>();

  async function rulesOf(
    origin: string,
    field: AddressField,
    signal: AbortSignal,
  ): Promise<RobotsRules> {
    const kept = known.get(origin);
    if (kept && kept.until > now()) return kept.rules;
    const text = await fetchRobots(new URL("/robots.txt", origin), field, signal);
    const rules = readRobots(text ?? "", robotName);
    known.delete(origin);
    known.set(origin, { rules, until: now() + keptMs });
    const [oldest] = known.keys();
    if (known.size > mostSites && oldest !== undefined) known.delete(oldest);
    return rules;
  }

  return async (url: URL, field: AddressField, signal: AbortSignal) =>
    mayVisit(await rulesOf(url.origin, field, signal), url);
}
