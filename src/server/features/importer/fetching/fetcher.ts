// Fetches files from other people's servers.
import { Agent, fetch, type Response } from "undici";
import { Unreadable } from "#reader/unreadable.ts";
import { Refusal } from "#server/domain/refusal.ts";
import {
  checkAddress,
  createCheckedConnector,
  type FetchPolicy,
  privateAddress,
  type Resolve,
  resolveBySystem,
  robotName,
} from "./address-safety.ts";
import {
  type AddressField,
  cannotBeRead,
  ForbiddenAddress,
  mayNotBeFetched,
} from "./fetch-errors.ts";
import { createRobotsCache } from "./robots.ts";

interface FetchedFile {
  /** Its address after redirects. */
  url: URL;
  contentType: string;
  bytes: Uint8Array;
}

interface FetchOptions {
  field: AddressField;
  accept: string;
  signal?: AbortSignal;
}

export type FetchFile = (address: string | URL, options: FetchOptions) => Promise<FetchedFile>;

/** The time is for one file, with DNS, robots.txt, redirects and body. */
const usualLimits = { maxBytes: 5 * 1024 * 1024, timeoutMs: 15_000 };
const maxRedirects = 3;
const maxRobotsBytes = 500 * 1024;

/** Fetches files from untrusted servers: limits time, size and redirects, and refuses private addresses. */
export function createFetcher(
  policy: FetchPolicy,
  resolve: Resolve = resolveBySystem,
  { maxBytes, timeoutMs } = usualLimits,
): FetchFile {
  const send = restWhenAsked(createSendRequest(policy, resolve));
  const isWelcome = createRobotsCache(robotName, fetchRobots);

  /** The last answer of a chain of redirects; null when there are too many. */
  async function follow(
    start: URL,
    { field, accept, signal }: FetchOptions & { signal: AbortSignal },
    mayVisit: (url: URL) => Promise<boolean>,
  ) {
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      if (!(await mayVisit(url))) {
        throw mayNotBeFetched(field, "This website asks programs not to read it (robots.txt)");
      }
      const response = await send(url, accept, signal);
      const location = await readRedirect(response);
      if (location === null) return { url, response };
      url = checkAddress(location, policy, field, url);
    }
    return null;
  }

  async function fetchRobots(start: URL, field: AddressField, signal: AbortSignal) {
    const options = { field, accept: "text/plain", signal };
    const { response } = (await follow(start, options, async () => true)) ?? {};
    if (response?.ok) {
      const { bytes } = await readLimitedBody(response.body, maxRobotsBytes);
      return new TextDecoder().decode(bytes);
    }
    await response?.body?.cancel();
    if (response && response.status >= 500) throw new Unreadable("its robots.txt does not answer");
    return null;
  }

  async function read(start: URL, options: FetchOptions & { signal: AbortSignal }) {
    const found = await follow(start, options, (url) =>
      isWelcome(url, options.field, options.signal),
    );
    if (!found) throw new Unreadable("it redirects too often");
    const { url, response } = found;
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
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    try {
      return await read(start, { ...options, signal });
    } catch (error) {
      options.signal?.throwIfAborted();
      if (timeout.aborted) throw cannotBeRead(options.field, "it takes too long to answer");
      throw explainFailure(error, options.field);
    }
  };
}

type SendRequest = (url: URL, accept: string, signal: AbortSignal) => Promise<Response>;

/** One request over a checked connection, without redirects, cookies or proxy. */
function createSendRequest(policy: FetchPolicy, resolve: Resolve): SendRequest {
  const dispatcher = new Agent({
    connect: createCheckedConnector(policy, resolve),
    connections: 4,
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 1000,
  });
  return (url, accept, signal) =>
    fetch(url, {
      dispatcher,
      signal,
      redirect: "manual",
      headers: {
        Accept: accept,
        "Accept-Language": "en, *;q=0.5",
        "User-Agent": policy.userAgent,
      },
    });
}

/** A site that asks for longer is asked again after a day. */
const longestRestMs = 24 * 60 * 60 * 1000;
const mostResting = 500;

/** A site that answers 429 or 503 with Retry-After gets no request until then. */
function restWhenAsked(send: SendRequest): SendRequest {
  const resting = new Map<string, number>();
  return async (url, accept, signal) => {
    const until = resting.get(url.origin) ?? 0;
    if (until > Date.now()) throw new Unreadable("it has asked us to come back later");
    const response = await send(url, accept, signal);
    const asksUntil = [429, 503].includes(response.status) ? readRetryAfter(response) : null;
    resting.delete(url.origin);
    if (asksUntil !== null) resting.set(url.origin, asksUntil);
    const [oldest] = resting.keys();
    if (resting.size > mostResting && oldest !== undefined) resting.delete(oldest);
    return response;
  };
}

/** Seconds or a date; null when it is neither. */
function readRetryAfter(response: Response): number | null {
  const text = response.headers.get("Retry-After")?.trim() ?? "";
  const until = /^\d+$/.test(text) ? Date.now() + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(until) ? null : Math.min(until, Date.now() + longestRestMs);
}

/** The target of a redirect, or null. */
async function readRedirect(response: Response): Promise<string | null> {
  const location = response.headers.get("Location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return null;
  await response.body?.cancel();
  return location;
}

/** Counts decompressed bytes, so that a decompression bomb is cut too. */
export async function readLimitedBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) break;
  }
  const bytes = Buffer.concat(chunks, size);
  return { bytes: bytes.subarray(0, maxBytes), isCut: size > maxBytes };
}

const reasons: [RegExp, string][] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/, "there is no website of that name"],
  [/CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_/, "its secure connection is not valid"],
];

/** Turns a network error into a refusal for whoever typed the address. */
function explainFailure(error: unknown, field: AddressField): Refusal {
  const causes = listCauses(error);
  const known = causes.find((cause) => cause instanceof Refusal);
  if (known) return known;
  if (causes.some((cause) => cause instanceof ForbiddenAddress)) {
    return mayNotBeFetched(field, privateAddress);
  }
  const unreadable = causes.find((cause) => cause instanceof Unreadable);
  if (unreadable) return cannotBeRead(field, unreadable.message);
  const codes = causes.map(errorCode);
  const reason = reasons.find(([pattern]) => codes.some((code) => pattern.test(code)));
  return cannotBeRead(field, reason?.[1] ?? "its server does not answer as it should");
}

function listCauses(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...several, ...(error.cause === undefined ? [] : listCauses(error.cause))];
}

const errorCode = (cause: unknown): string =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";
