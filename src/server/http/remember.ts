import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { FinishedAnswer } from "#server/memory/finished-answer.ts";
import type { AppContext, AppEnv } from "./app-environment.ts";
import {
  hasSessionCookie,
  headersOf,
  isKnown,
  keyOf,
  memoryTiming,
  shareable,
} from "./kept-answers.ts";
import { certainOriginOf } from "./request-origin.ts";

/** For the routes of public calls: answers from memory, or remembers the answer. */
export const rememberAnswer = createMiddleware<AppEnv>(async (c, next) => {
  const key = questionKey(c);
  if (key === null || !(await isMemoryCurrent(c))) return next();
  let isMade = false;
  const isVisitor = c.var.asker.sessionBesideAnswer === null;
  const answer = await c.var.memory.share(key, isVisitor, async () => {
    isMade = true;
    await next();
    return finish(c.res, routePath(c));
  });
  if (answer) c.res = await send(c, answer, !isMade);
  return undefined;
});

/** Null where an answer may hold whatever name the request came with. */
export function questionKey(c: AppContext): string | null {
  const origin = certainOriginOf(c, c.var.config);
  if (origin === null) return null;
  const { pathname, search } = new URL(c.req.url);
  return keyOf({ origin, url: `${pathname}${search}`, cookies: c.req.header("Cookie") });
}

/** Members see at once what they wrote, through whichever process; others within a moment. */
export async function isMemoryCurrent(c: AppContext): Promise<boolean> {
  const { memory } = c.var;
  // The page that asks has caught up already, or cannot.
  if (c.env?.isMemoryCurrent !== undefined) return c.env.isMemoryCurrent;
  if (!hasSessionCookie(c.req.header("Cookie")) && memory.isCurrent()) return true;
  return memory.catchUp();
}

/** Null for what is not to be shared. */
export async function finish(response: Response, route: string): Promise<FinishedAnswer | null> {
  if (response.status !== 200 || response.headers.has("Set-Cookie")) return null;
  const {
    "x-request-id": _,
    "content-length": __,
    vary: ___,
    ...headers
  } = Object.fromEntries(response.headers);
  const body = Buffer.from(await response.arrayBuffer());
  return new FinishedAnswer(body, { "cache-control": shareable, ...headers }, route);
}

export async function send(
  c: AppContext,
  answer: FinishedAnswer,
  isFromMemory: boolean,
): Promise<Response> {
  const encoding = answer.encodingFor(c.req.header("Accept-Encoding"));
  const isHead = c.req.method === "HEAD";
  const body = await answer.encode(encoding);
  const headers = new Headers(headersOf(answer, encoding, body.length));
  headers.set("X-Request-Id", c.var.requestId);
  if (isFromMemory) headers.set("Server-Timing", memoryTiming);
  if (isKnown(answer, c.req.header("If-None-Match"))) {
    for (const name of ["content-length", "content-encoding", "content-type"]) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  return new Response(isHead ? null : new Uint8Array(body), { headers });
}

/** A writer's answer comes when this process has forgotten what the write changed. */
export const forgetBeforeAnswer = ({ memory }: Pick<Dependencies, "memory">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "GET" || c.req.method === "HEAD") return;
    await memory.catchUp();
    // Whoever loses the session comes back as a visitor, whom other processes answer as of a moment ago.
    if (endsSession(c.res)) await memory.waitForOthers();
  });

const endsSession = ({ headers }: Response) =>
  headers.getSetCookie().some((cookie) => /session=;/.test(cookie));
