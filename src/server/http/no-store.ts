import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-environment.ts";

/** An answer may be personal unless its route says otherwise. */
export const storeNothing = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
