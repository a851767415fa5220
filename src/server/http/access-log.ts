import { createMiddleware } from "hono/factory";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { runAsRequest } from "#server/tracing.ts";
import type { AppEnv } from "./app-environment.ts";
import { routeOf } from "./kept-answers.ts";

/** Path without query, no header, no body: whatever is secret travels in those. */
export const accessLog = ({ logger, telemetry }: Pick<Dependencies, "logger" | "telemetry">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // What a page asks for while it is rendered is part of the page's own line.
    if (c.env?.isInProcess) return next();
    const startedAt = performance.now();
    return runAsRequest(c.var.requestId, async (describe) => {
      await next();
      const milliseconds = performance.now() - startedAt;
      const { method } = c.req;
      const { status } = c.res;
      const route = routeOf(c);
      describe(`${method} ${route}`, status);
      telemetry.noteRequest({ method, route, status, milliseconds });
      logger.info("request", {
        method,
        path: c.req.path,
        status,
        milliseconds: Math.round(milliseconds),
        userId: c.var.session?.viewer.id,
      });
    });
  });
