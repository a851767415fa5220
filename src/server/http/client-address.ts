import type { IncomingHttpHeaders } from "node:http";
import { isIPv4, isIPv6 } from "node:net";
import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";

export const clientAddress = (c: AppContext, config: Config): string =>
  addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"), config);

/**
 * The address that our outermost trusted proxy saw. Each proxy appends the address it was called from, so a caller can
 * invent all entries of X-Forwarded-For but the last `trustedProxies`.
 */
export function addressOf(
  socketAddress = "unknown",
  forwardedFor: IncomingHttpHeaders[string],
  { trustedProxies }: Config,
): string {
  if (trustedProxies === 0) return unmapped(socketAddress);
  const forwarded = String(forwardedFor ?? "").split(",");
  const claimed = unmapped(forwarded.at(-trustedProxies)?.trim() ?? "");
  return isIPv4(claimed) || isIPv6(claimed) ? claimed : unmapped(socketAddress);
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
