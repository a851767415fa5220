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

/** One household or one attacker holds a whole IPv6 /64: throttles count it as one. */
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

const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
