import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";

export const isHttps = ({ publicOrigin }: Config) => publicOrigin?.startsWith("https:") ?? false;

const localNames = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Our own address if an answer can rely on it: it is configured, or the one that the connection was made to. Null: any
 * other name is whatever the request says.
 */
export function certainOrigin(
  { publicOrigin, trustedProxies }: Config,
  host: string | undefined,
  localAddress: string | undefined,
): string | null {
  if (publicOrigin) return publicOrigin;
  // Behind a proxy, browsers use another address than this one.
  if (trustedProxies > 0 || !host) return null;
  const hostname = host.replace(/:\d+$/, "").toLowerCase();
  const address = localAddress?.replace(/^::ffff:/, "");
  const isOurs = localNames.test(hostname) || hostname === address || hostname === `[${address}]`;
  return isOurs ? `http://${host}` : null;
}

export const certainOriginOf = (c: AppContext, config: Config): string | null =>
  certainOrigin(
    config,
    c.req.header("Host") ?? new URL(c.req.url).host,
    c.env?.incoming?.socket.localAddress,
  );

/** How the browser reached us: as configured, else as the request (or the proxy before us) says. */
export function ownOrigin(c: AppContext, { publicOrigin, trustedProxies }: Config): string {
  if (publicOrigin) return publicOrigin;
  const { protocol, host } = new URL(c.req.url);
  const forwarded = (name: string) =>
    trustedProxies > 0 ? c.req.header(name)?.split(",").at(-1)?.trim() : undefined;
  const scheme = forwarded("X-Forwarded-Proto") ?? protocol.slice(0, -1);
  const origin = `${scheme}://${forwarded("X-Forwarded-Host") ?? c.req.header("Host") ?? host}`;
  // A proxy that hands on what it was sent may say anything.
  return URL.canParse(origin) ? origin : `${protocol}//${host}`;
}
