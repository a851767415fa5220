import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config.ts";
import type { AppEnv } from "./app-environment.ts";
import { certainOriginOf } from "./request-origin.ts";

// Not `c.header`: once there is an answer, it copies the whole of it into a stream.

/** An answer may be personal unless its route says otherwise. */
export const storeNothing = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
});

/** A cache must not hand on links to whatever name one request came with. */
export const storeNothingUnderOtherNames = (config: Config) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (certainOriginOf(c, config) === null) c.res.headers.set("Cache-Control", "no-store");
  });
