import { Agent, fetch, type Response } from "undici";
import { createCheckedConnector, type Resolve } from "./checked-connector.ts";
import type { FetchPolicy } from "./fetch-policy.ts";

export type AskServer = (url: URL, accept: string, signal: AbortSignal) => Promise<Response>;

/** One request over a checked connection; it follows nothing, keeps no cookie and knows no proxy. */
export function createAskServer(policy: FetchPolicy, resolve: Resolve): AskServer {
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

/** Where an answer sends us, if it does. */
export async function redirectOf(response: Response): Promise<string | null> {
  const location = response.headers.get("Location");
  if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return null;
  await response.body?.cancel();
  return location;
}
