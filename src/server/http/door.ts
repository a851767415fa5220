import type { IncomingMessage, ServerResponse } from "node:http";
import { apiRoot } from "#contract/endpoint.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import { isHttps } from "./request-origin.ts";
import { securityHeadersOf } from "./security-headers.ts";
import { createServeKept, requestIdOf } from "./serve-kept.ts";

const retrySeconds = 2;

/** False: the app answers. */
export type Door = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type Deps = Pick<Dependencies, "config" | "logger" | "memory" | "telemetry" | "isFull">;

/**
 * What is answered before the app sees the request: kept answers, and calls for which there is no room. To refuse a call
 * inside the app takes a good part of what to answer it takes, and then those that are refused slow down the others.
 */
export function createDoor(deps: Deps): Door {
  const { config, logger, telemetry, isFull } = deps;
  const { keptKeyOf, serveKept } = createServeKept(deps);
  const { message, code } = unavailable(retrySeconds);
  const body = JSON.stringify({ message, code } satisfies ApiErrorBody);
  const headers = Object.entries({
    ...securityHeadersOf(isHttps(config)),
    "cache-control": "no-store",
    "content-length": String(Buffer.byteLength(body)),
    "content-type": "application/json",
    "retry-after": String(retrySeconds),
  }).flat();

  function refuse(method: string, url: string, requestId: string, outgoing: ServerResponse): void {
    outgoing.writeHead(503, [...headers, "x-request-id", requestId]);
    outgoing.end(body);
    telemetry.noteRequest({ method, route: `${apiRoot}*`, status: 503, milliseconds: 0 });
    const path = url.split("?", 1)[0];
    logger.info("request", { requestId, method, path, status: 503, milliseconds: 0 });
  }

  return (incoming, outgoing) => {
    const key = keptKeyOf(incoming);
    if (key !== null) return serveKept(key, incoming, outgoing);
    const { method = "GET", url = "", headers } = incoming;
    if (!url.startsWith(apiRoot) || !isFull()) return false;
    refuse(method, url, requestIdOf(headers["x-request-id"]), outgoing);
    return true;
  };
}
