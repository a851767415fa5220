import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";

export const isHttps = ({ publicOrigin }: Config) => publicOrigin?.startsWith("https:") ?? false;

const localNames = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether our own address in an answer can be relied on: it is configured, or the one that the connection was made to.
 * Any other name is whatever the request says.
 */
export function isOriginCertain(c: AppContext, config: Config): boolean {
  if (config.publicOrigin) return true;
  // Whoever comes by a proxy does not know us by our own address.
  if (config.trustedProxies > 0) return false;
  const origin = ownOrigin(c, config);
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const address = c.env?.incoming?.socket.localAddress?.replace(/^::ffff:/, "");
  return localNames.test(hostname) || hostname === address || hostname === `[${address}]`;
}

/** How the browser reached us: as configured, else as the request (or the proxy before us) says. */
export function ownOrigin(c: AppContext, { publicOrigin, trustedProxies }: Config): string {
  if (publicOrigin) return publicOrigin;
  const { protocol, host } = new URL(c.req.url);
  const forwarded = (name: string) =>
    trustedProxies > 0 ? c.req.header(name)?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded("X-Forwarded-Proto") ?? protocol.slice(0, -1);
  return `${scheme}://${forwarded("X-Forwarded-Host") ?? c.req.header("Host") ?? host}`;
}
