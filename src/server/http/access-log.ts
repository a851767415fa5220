import { createMiddleware } from "hono/factory";
import type { Logger } from "#server/logger.ts";
import type { AppEnv } from "./app-environment.ts";

/** Path without query, no header, no body: whatever is secret travels in those. */
export const accessLog = (logger: Logger) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    // What a page asks for while it is rendered is part of the page's own line.
    if (c.env?.isInProcess) return;
    logger.info("request", {
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - startedAt),
      userId: c.var.asker?.sessionBesideAnswer?.viewer.id,
    });
  });
