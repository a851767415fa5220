import type { AppContext, AppDependencies } from "#server/http/app-environment.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { readSessionCookie, writeSessionCookie } from "#server/http/session-cookie.ts";
import { type Device, endSessionOfToken, type StartedSession } from "./sessions.service.ts";

export const deviceOf = (c: AppContext, { config }: AppDependencies): Device => ({
  address: clientAddress(c, config),
  userAgent: c.req.header("User-Agent") ?? null,
});

/** Every sign-in gets a token of its own; whatever the browser held before ends. */
export async function replaceSession(
  c: AppContext,
  { config, db }: AppDependencies,
  { token, expiresAt }: StartedSession,
): Promise<void> {
  const previous = readSessionCookie(c, config);
  if (previous) await endSessionOfToken(db, previous);
  writeSessionCookie(c, config, token, expiresAt);
}
