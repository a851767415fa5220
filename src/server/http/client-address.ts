import { isIPv4, isIPv6 } from "node:net";
import type { Config } from "#server/config.ts";
import type { AppContext } from "./app-environment.ts";

/**
 * The address that our outermost trusted proxy saw. Each proxy appends the address it was called
 * from, so only the last `trustedProxies` entries of X-Forwarded-For are not the caller's to invent.
 */
export function clientAddress(c: AppContext, { trustedProxies }: Config): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return unmapped(socketAddress);
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  const claimed = unmapped(forwarded.at(-trustedProxies)?.trim() ?? "");
  return isIPv4(claimed) || isIPv6(claimed) ? claimed : unmapped(socketAddress);
}

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
