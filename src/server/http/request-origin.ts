import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";

export const isHttps = ({ publicOrigin }: Config) => publicOrigin?.startsWith("https:") ?? false;

/** How the browser reached us: as configured, else as the request (or the proxy before us) says. */
export function ownOrigin(c: AppContext, { publicOrigin, trustedProxies }: Config): string {
  if (publicOrigin) return publicOrigin;
  const { protocol, host } = new URL(c.req.url);
  const forwarded = (name: string) =>
    trustedProxies > 0 ? c.req.header(name)?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded("X-Forwarded-Proto") ?? protocol.slice(0, -1);
  return `${scheme}://${forwarded("X-Forwarded-Host") ?? c.req.header("Host") ?? host}`;
}
