import { isIPv6 } from "node:net";
import type { Database } from "#server/database/client.ts";
import { countTries, type RateLimit, secondsLeft } from "#server/database/rate-limits.ts";
import { tooManyRequests } from "./refusal.ts";

export { forgetTries, removeExpiredTries, takeBackTry } from "#server/database/rate-limits.ts";

/**
 * Counts tries, all of them or, if that exceeds the limit, none. A try counts before its outcome is known, so that
 * parallel guesses cannot slip through.
 */
export async function countTry(
  db: Database,
  now: Date,
  throttle: RateLimit,
  tries = 1,
): Promise<void> {
  if (await countTries(db, now, throttle, tries)) return;
  throw tooManyRequests(await secondsLeft(db, throttle.key, now));
}

/** Treats an IPv6 /64 as one network: one household, or one attacker, has all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array<string>(missing).fill("0"), ...(tail?.split(":") ?? [])];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
