import { type AskServer, createAskServer, redirectOf } from "./ask-server.ts";
import { type Resolve, resolveBySystem } from "./checked-connector.ts";
import { explainFailure } from "./explain-failure.ts";
import { type AddressField, cannotBeRead, mayNotBeFetched, Unreadable } from "./fetch-errors.ts";
import { type FetchPolicy, robotName } from "./fetch-policy.ts";
import { readLimitedBody } from "./limited-body.ts";
import { createRobotsCache } from "./robots-cache.ts";
import { checkAddress } from "./web-address.ts";

export interface FetchedFile {
  /** Where it really came from, after redirects. */
  url: URL;
  contentType: string;
  bytes: Uint8Array;
}

export interface FetchOptions {
  field: AddressField;
  accept: string;
  signal?: AbortSignal;
}

export type FetchFile = (address: string | URL, options: FetchOptions) => Promise<FetchedFile>;

interface FetcherLimits {
  maxBytes: number;
  /** For everything that one file takes: names, robots.txt, redirects and the last byte. */
  patienceMs: number;
}

const usualLimits: FetcherLimits = { maxBytes: 5 * 1024 * 1024, patienceMs: 15_000 };
const mostRedirects = 3;
const mostRobotsBytes = 500 * 1024;

/** Reads files from servers that nobody vouches for, without being led where we should not go. */
export function createFetcher(
  policy: FetchPolicy,
  resolve: Resolve = resolveBySystem,
  { maxBytes, patienceMs } = usualLimits,
): FetchFile {
  const ask = createAskServer(policy, resolve);
  const isWelcome = createRobotsCache(robotName, fetchRobots(ask, policy));

  async function follow(start: URL, { field, accept }: FetchOptions, signal: AbortSignal) {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (!(await isWelcome(url, field, signal))) {
        throw mayNotBeFetched(field, "This website asks programs not to read it (robots.txt)");
      }
      const response = await ask(url, accept, signal);
      const location = await redirectOf(response);
      if (location === null) return { url, response };
      url = checkAddress(location, policy, field, url);
    }
    throw new Unreadable("it redirects too often");
  }

  async function read(start: URL, options: FetchOptions, signal: AbortSignal) {
    const { url, response } = await follow(start, options, signal);
    if (!response.ok) {
      await response.body?.cancel();
      throw new Unreadable(`it answered with status ${response.status}`);
    }
    const { bytes, isCut } = await readLimitedBody(response.body, maxBytes);
    if (isCut) throw new Unreadable("it is too large");
    return { url, contentType: response.headers.get("Content-Type") ?? "", bytes };
  }

  return async (address, options) => {
    const start = checkAddress(address, policy, options.field);
    const patience = AbortSignal.timeout(patienceMs);
    const signal = options.signal ? AbortSignal.any([options.signal, patience]) : patience;
    try {
      return await read(start, options, signal);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (patience.aborted) throw cannotBeRead(options.field, "it takes too long to answer");
      throw explainFailure(error, options.field);
    }
  };
}

const fetchRobots =
  (ask: AskServer, policy: FetchPolicy) =>
  async (start: URL, field: AddressField, signal: AbortSignal) => {
    let url = start;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await ask(url, "text/plain", signal);
      const location = await redirectOf(response);
      if (location !== null) {
        url = checkAddress(location, policy, field, url);
        continue;
      }
      if (response.ok) {
        const { bytes } = await readLimitedBody(response.body, mostRobotsBytes);
        return new TextDecoder().decode(bytes);
      }
      await response.body?.cancel();
      if (response.status >= 500) throw new Unreadable("its robots.txt does not answer");
      return null;
    }
    return null;
  };
