import type { AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { clientAddress, networkOf } from "#server/http/client-address.ts";
import { countTry } from "#server/http/throttle.ts";

const windowSeconds = 60 * 60;

/** A visitor counts by address. A member is known by name, and gets room for a long evening's list. */
export function limitRecommendations(
  { db, now, config }: AppDependencies,
  c: AppContext,
): Promise<void> {
  const member = c.var.session?.viewer.id;
  const throttle = member
    ? { key: `recommend:member:${member}`, limit: 100 }
    : { key: `recommend:${networkOf(clientAddress(c, config))}`, limit: 10 };
  return countTry(db, now(), { ...throttle, windowSeconds });
}
