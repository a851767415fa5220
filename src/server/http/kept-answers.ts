import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { apiRoot } from "#contract/endpoint.ts";
import { exploreViewOfCookies } from "#contract/explore-view.ts";
import { chosenLooks } from "#contract/looks.ts";
import { timeZoneOfCookies } from "#contract/time-zone.ts";
import type { Config } from "#server/config.ts";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { FinishedAnswer } from "#server/memory/finished-answer.ts";
import { workerNumber } from "#server/workers.ts";
import type { AppContext, AppEnv } from "./app-environment.ts";
import { addressOf } from "./client-address.ts";
import { certainOrigin, isHttps } from "./request-origin.ts";
import { securityHeadersOf } from "./security-headers.ts";

type Deps = Pick<Dependencies, "config" | "logger" | "memory" | "telemetry">;

/** Marks an answer as the same for all visitors: it is kept here, and others may keep it if they ask again. */
export function markShareable(headers: Headers): void {
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.append("Vary", "Cookie");
}

/** For the routes of public calls. Members get theirs anew each time. */
export const shareWithVisitors = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status === 200 && !c.var.session && !headers.has("Cache-Control")) markShareable(headers);
});

/** Answers visitors from memory, and keeps what says that it is public. A write ends what is kept. */
export const answerFromMemory = ({ config, memory }: Pick<Deps, "config" | "memory">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // A page is kept as a whole: made from kept parts, it could be twice as old as they may be.
    if (c.env?.isInProcess) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      await next();
      if (c.res.status < 400) memory.forget();
      return;
    }
    const { pathname, search } = new URL(c.req.url);
    const key = keyOf(config, {
      url: `${pathname}${search}`,
      host: c.req.header("Host") ?? new URL(c.req.url).host,
      cookie: c.req.header("Cookie"),
      localAddress: c.env?.incoming?.socket.localAddress,
    });
    if (key === null) return next();
    let isMade = false;
    const make = async () => {
      isMade = true;
      await next();
      return finish(c, isHttps(config));
    };
    // Nothing is drawn for HEAD.
    const answer = c.req.method === "HEAD" ? memory.find(key) : await memory.share(key, make);
    if (answer) c.res = await send(c, answer, isMade);
    else if (!isMade) await next();
  });

/** Null for an answer that is not to be shared. */
async function finish(c: AppContext, isSecure: boolean): Promise<FinishedAnswer | null> {
  const { status, headers } = c.res;
  if (status !== 200 || headers.has("Set-Cookie")) return null;
  if (!headers.get("Cache-Control")?.startsWith("public")) return null;
  const { "x-request-id": _, "content-length": __, ...own } = Object.fromEntries(headers);
  const body = Buffer.from(await c.res.arrayBuffer());
  return new FinishedAnswer(body, { ...securityHeadersOf(isSecure), ...own }, routeOf(c));
}

/** The pattern of the path, by the handler that answered. */
export const routeOf = (c: AppContext): string => c.var.route ?? routePath(c);

async function send(c: AppContext, answer: FinishedAnswer, isMade: boolean): Promise<Response> {
  c.set("route", answer.route);
  const accepted = isMade ? "identity" : c.req.header("Accept-Encoding");
  await answer.encode(accepted);
  const sent = answer.sendable(accepted, c.req.header("If-None-Match"));
  if (!sent) throw new Error("an answer was encoded and is not there");
  const headers = new Headers();
  for (let index = 0; index < sent.headers.length; index += 2) {
    headers.set(sent.headers[index] ?? "", sent.headers[index + 1] ?? "");
  }
  headers.set("X-Request-Id", c.var.requestId);
  if (isMade) headers.delete("Server-Timing");
  const body = c.req.method === "HEAD" || !sent.body ? null : new Uint8Array(sent.body);
  return new Response(body, { status: sent.status, headers });
}

/** False: the app answers. */
export type AnswerEarly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Sends kept answers before the app sees the request: what every request passes there costs more than such an answer. */
export const createAnswerEarly =
  ({ config, logger, memory, telemetry }: Deps): AnswerEarly =>
  (incoming, outgoing) => {
    const { method = "GET", url = "", headers, socket } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    // Its body would have to be read.
    if (headers["content-length"] || headers["transfer-encoding"]) return false;
    const { host, cookie } = headers;
    const key = keyOf(config, { url, host, cookie, localAddress: socket.localAddress });
    const answer = key === null ? undefined : memory.find(key);
    const accepted = headers["accept-encoding"] as string | undefined;
    const sent = answer?.sendable(accepted, headers["if-none-match"]);
    if (!answer || !sent) return false;
    const startedAt = performance.now();
    const requestId = requestIdOf(headers["x-request-id"]);
    sent.headers[sent.headers.length - 1] = requestId;
    outgoing.writeHead(sent.status, sent.headers);
    outgoing.end(method === "HEAD" ? null : sent.body);
    const { route } = answer;
    const { status } = sent;
    telemetry.noteRequest({ method, route, status, milliseconds: performance.now() - startedAt });
    const path = url.split("?", 1)[0];
    const address = addressOf(socket.remoteAddress, headers["x-forwarded-for"], config);
    const worker = workerNumber();
    logger.info("request", { requestId, method, path, status, milliseconds: 0, address, worker });
    return true;
  };

/** As in the app: a well-formed one is kept. */
const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === "string" && /^[\w\-=]{1,64}$/.test(sent) ? sent : randomUUID();

/** All that an answer to a visitor may depend on beside the database. */
interface Question {
  /** Path and query. */
  url: string;
  host: string | undefined;
  cookie: string | undefined;
  localAddress: string | undefined;
}

/** Null for members, and where only the request says by which name we are known. */
function keyOf(config: Config, question: Question): string | null {
  const { url, host, cookie, localAddress } = question;
  if (cookie?.includes("session=")) return null;
  const origin = certainOrigin(config, host, localAddress);
  return origin === null ? null : `${origin} ${cookie ? choicesIn(cookie, url) : ""} ${url}`;
}

/** What the visitor's browser and their choices say of how things are shown. */
function choicesIn(cookie: string, url: string): string {
  const zone = timeZoneOf(cookie) ?? "";
  if (url.startsWith(apiRoot)) return zone;
  return [zone, exploreViewOfCookies(cookie), ...chosenLooks(cookie)].filter(Boolean).join();
}

const knownZones = new Map<string, string | undefined>();
const mostZones = 1000;

/** To check a zone takes longer than the rest of a kept answer. */
function timeZoneOf(cookie: string): string | undefined {
  if (!cookie.includes("timeZone=")) return undefined;
  if (knownZones.has(cookie)) return knownZones.get(cookie);
  const zone = timeZoneOfCookies(cookie);
  if (knownZones.size >= mostZones) knownZones.clear();
  knownZones.set(cookie, zone);
  return zone;
}
