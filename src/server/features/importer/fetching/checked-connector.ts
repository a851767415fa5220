import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { buildConnector } from "undici";
import { ForbiddenAddress } from "./fetch-errors.ts";
import type { FetchPolicy } from "./fetch-policy.ts";

export type Resolve = (hostname: string) => Promise<string[]>;

/** As every other program on this machine would resolve it. */
export const resolveBySystem: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * Each connection resolves its name once, and goes to an address of that very answer: a name server that
 * says something else a moment later changes nothing. One forbidden address spoils the whole answer.
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
