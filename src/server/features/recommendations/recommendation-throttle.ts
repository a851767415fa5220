import type { AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { clientAddress, networkOf } from "#server/http/client-address.ts";
import { countTry } from "#server/http/throttle.ts";

const hourSeconds = 60 * 60;

/** A visitor counts by address, a member by name. Admins, who review them all, send as many as they like. */
export async function limitRecommendations(
  { db, now, config }: AppDependencies,
  c: AppContext,
): Promise<void> {
  const viewer = c.var.session?.viewer;
  if (viewer?.role === "admin") return;
  const throttle = viewer
    ? { key: `recommend:member:${viewer.id}`, limit: 20, windowSeconds: 24 * hourSeconds }
    : {
        key: `recommend:${networkOf(clientAddress(c, config))}`,
        limit: 10,
        windowSeconds: hourSeconds,
      };
  await countTry(db, now(), throttle);
}
