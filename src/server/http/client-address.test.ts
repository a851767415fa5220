import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { parseConfig } from "#server/config.ts";
import { networkOf } from "#server/domain/throttle.ts";
import type { AppEnv } from "./app-environment.ts";
import { clientAddress } from "./client-address.ts";

async function addressSeen(trustedProxies: number, forwardedFor?: string, socket = "10.0.0.1") {
  const config = { ...parseConfig({}), trustedProxies };
  const app = new Hono<AppEnv>().get("/", (c) => c.text(clientAddress(c, config)));
  const headers = forwardedFor ? { "X-Forwarded-For": forwardedFor } : undefined;
  const env = { incoming: { socket: { remoteAddress: socket } } } as unknown as HttpBindings;
  return (await app.request("/", { headers }, env)).text();
}

test("without a proxy nobody can claim another address", async () => {
  expect(await addressSeen(0, "1.2.3.4")).toBe("10.0.0.1");
});

test("with proxies only what they appended counts", async () => {
  expect(await addressSeen(1, "6.6.6.6, 1.2.3.4")).toBe("1.2.3.4");
  expect(await addressSeen(2, "6.6.6.6, 1.2.3.4, 10.0.0.9")).toBe("1.2.3.4");
  expect(await addressSeen(1, "not an address")).toBe("10.0.0.1");
  expect(await addressSeen(2, "1.2.3.4")).toBe("10.0.0.1");
  expect(await addressSeen(1)).toBe("10.0.0.1");
});

test("an IPv4 address mapped into IPv6 is the same address", async () => {
  expect(await addressSeen(0, undefined, "::ffff:10.0.0.1")).toBe("10.0.0.1");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
