// Which addresses may be fetched from: none of this machine or of private networks.
import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { buildConnector } from "undici";
import type { Config } from "#server/config.ts";
import { type AddressField, ForbiddenAddress, mayNotBeFetched } from "./fetch-errors.ts";

/** The limit of the form field, also for redirects. */
const longestAddress = 2000;
const defaultPorts: Record<string, number> = { "http:": 80, "https:": 443 };

/** Normalizes the address as the connection will use it, or throws a refusal for whoever typed it. */
export function checkAddress(
  text: string | URL,
  policy: FetchPolicy,
  field: AddressField,
  base?: URL,
): URL {
  const refuse = (message: string) => mayNotBeFetched(field, message);
  if (String(text).length > longestAddress || !URL.canParse(String(text), base?.href))
    throw refuse("Please enter a valid website URL");
  const url = new URL(text, base);
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) throw refuse("Only http and https addresses can be read");
  if (url.username || url.password) {
    throw refuse("An address with a user name or password cannot be read");
  }
  if (!policy.isAllowedPort(Number(url.port) || defaultPort)) {
    throw refuse(`Port ${url.port} cannot be read: only the web's usual ports can`);
  }
  // Other names are checked after they are resolved, by `createCheckedConnector`.
  const literal = /(?:^|\.)localhost\.?$/.test(url.hostname)
    ? "127.0.0.1"
    : url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !policy.isAllowedAddress(literal)) throw refuse(privateAddress);
  url.hash = "";
  return url;
}

export const privateAddress = "This address leads into a private network and cannot be read";

/** Which addresses and ports we may fetch from, and our User-Agent. */
export interface FetchPolicy {
  isAllowedAddress: (address: string) => boolean;
  isAllowedPort: (port: number) => boolean;
  userAgent: string;
}

/** Our name in a robots.txt. */
export const robotName = "CluckBot";

const usualPorts = [80, 443];

export function createFetchPolicy(
  config: Pick<Config, "importPorts" | "importAllowPrivate" | "contactEmail" | "publicOrigin">,
): FetchPolicy {
  const { importAllowPrivate, importPorts, contactEmail, publicOrigin } = config;
  const page = publicOrigin ? `+${publicOrigin}/contact` : "";
  const contact = [page, contactEmail].filter(Boolean).join("; ") || "run on a private machine";
  const ports = new Set([...usualPorts, ...importPorts]);
  return {
    isAllowedAddress: (address) =>
      isPublicAddress(address) || (importAllowPrivate && isLoopbackAddress(address)),
    isAllowedPort: (port) => importAllowPrivate || ports.has(port),
    userAgent: `${robotName}/1.0 (restaurant import; ${contact})`,
  };
}

/** The only public range of IPv6. `range()` of ipaddr.js does not name every reserved range outside it. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** False for addresses of this machine, private networks and special purposes. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns an IPv4-mapped IPv6 address into IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

export type Resolve = (hostname: string) => Promise<string[]>;

export const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Prevents DNS rebinding: each connection resolves its name once, checks the addresses and connects to one of them.
 * One forbidden address refuses them all.
 */
export function createCheckedConnector(
  { isAllowedAddress }: Pick<FetchPolicy, "isAllowedAddress">,
  resolve: Resolve,
): buildConnector.connector {
  const connect = buildConnector({ timeout: 10_000, lookup: checkedLookup() });
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) && !isAllowedAddress(literal)) {
      return callback(new ForbiddenAddress(literal), null);
    }
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      const { remoteAddress = "" } = socket;
      if (isAllowedAddress(remoteAddress)) return callback(null, socket);
      socket.destroy();
      callback(new ForbiddenAddress(remoteAddress), null);
    });
  };

  function checkedLookup(): LookupFunction {
    return (hostname, { all }, callback) => {
      resolveChecked(hostname).then(
        (addresses) => {
          const [first] = addresses;
          if (all) callback(null, addresses);
          else if (first) callback(null, first.address, first.family);
        },
        (error) => callback(error, ""),
      );
    };
  }

  async function resolveChecked(hostname: string) {
    const addresses = await resolve(hostname);
    const forbidden = addresses.find((address) => !isAllowedAddress(address));
    if (forbidden !== undefined) throw new ForbiddenAddress(forbidden);
    if (addresses.length === 0) throw new Error(`${hostname} has no address`);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  }
}
