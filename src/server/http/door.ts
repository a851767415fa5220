import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { apiRoot } from "#contract/endpoint.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { Encoding, FinishedAnswer } from "#server/memory/finished-answer.ts";
import { hasSessionCookie, headersOf, isKnown, keyOf, memoryTiming } from "./kept-answers.ts";
import { certainOrigin, isHttps } from "./request-origin.ts";
import { securityHeadersOf } from "./security-headers.ts";

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

interface KeptAtDoor {
  /** Null where nothing is kept. Also while nobody knows yet whether it is still true: the app waits to be told, which takes little. */
  keptKeyOf(incoming: IncomingMessage): string | null;
  serveKept(key: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

/**
 * Answers a visitor from memory before the app sees the request: what every request passes there costs more than such
 * an answer. False: the app answers.
 */
function createServeKept({
  config,
  logger,
  memory,
  telemetry,
}: Pick<Dependencies, "config" | "logger" | "memory" | "telemetry">): KeptAtDoor {
  const security = securityHeadersOf(isHttps(config));
  const written = new WeakMap<FinishedAnswer, Map<Encoding, string[]>>();

  /** As `writeHead` takes them fastest: names and values in turns. */
  function rawHeaders(answer: FinishedAnswer, encoding: Encoding, length: number): string[] {
    const known = written.get(answer) ?? new Map<Encoding, string[]>();
    written.set(answer, known);
    let headers = known.get(encoding);
    if (!headers) {
      const own = headersOf(answer, encoding, length);
      headers = Object.entries({ ...security, ...own, "server-timing": memoryTiming }).flat();
      known.set(encoding, headers);
    }
    return headers;
  }

  /** Null for what is never kept. */
  function keyFor({ method, url = "", headers, socket }: IncomingMessage): string | null {
    if ((method !== "GET" && method !== "HEAD") || hasSessionCookie(headers.cookie)) return null;
    // Its body would have to be read.
    if (headers["content-length"] || headers["transfer-encoding"]) return null;
    const origin = certainOrigin(config, headers.host, socket.localAddress);
    return origin === null ? null : keyOf({ origin, url, cookies: headers.cookie });
  }

  function serveKept(key: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const answer = memory.isCurrent() ? memory.find(key, true) : undefined;
    if (!answer) return false;
    const startedAt = performance.now();
    const { method = "GET", url = "", headers } = incoming;
    const encoding = answer.encodingFor(headers["accept-encoding"] as string | undefined);
    const body = answer.encoded(encoding);
    if (!body) return false;
    const requestId = requestIdOf(headers["x-request-id"]);
    const own = rawHeaders(answer, encoding, body.length);
    const isUnchanged = isKnown(answer, headers["if-none-match"]);
    const sent = isUnchanged ? withoutContent(own) : own;
    outgoing.writeHead(isUnchanged ? 304 : 200, [...sent, "x-request-id", requestId]);
    outgoing.end(method === "HEAD" || isUnchanged ? undefined : body);
    const path = url.split("?", 1)[0];
    const status = outgoing.statusCode;
    const { route } = answer;
    telemetry.noteRequest({ method, route, status, milliseconds: performance.now() - startedAt });
    logger.info("request", { requestId, method, path, status, milliseconds: 0 });
    return true;
  }

  return {
    keptKeyOf: (incoming) => {
      const key = keyFor(incoming);
      return key !== null && memory.has(key) ? key : null;
    },
    serveKept,
  };
}

/** As in the app: a well-formed one is kept. */
function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && sent.length <= 64 && /^[\w\-=]+$/.test(sent)
    ? sent
    : randomUUID();
}

function withoutContent(headers: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    if (!name.startsWith("content-") || name === "content-security-policy") kept.push(name, value);
  }
  return kept;
}
