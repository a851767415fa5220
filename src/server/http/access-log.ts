import { createMiddleware } from "hono/factory";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { runAsRequest } from "#server/tracing.ts";
import { workerNumber } from "#server/workers.ts";
import type { AppEnv } from "./app-environment.ts";
import { clientAddress } from "./client-address.ts";
import { routeOf } from "./kept-answers.ts";

type Deps = Pick<Dependencies, "config" | "logger"> & Partial<Pick<Dependencies, "telemetry">>;

/** Asked for every few seconds. */
const isProbe = (path: string) => path === "/healthz" || path === "/readyz";

/** Path without query, no header, no body: whatever is secret travels in those. */
export const accessLog = ({ config, logger, telemetry }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    // What a page asks for while it is rendered is part of the page's own line.
    if (c.env?.isInProcess) return next();
    const startedAt = performance.now();
    return runAsRequest(c.var.requestId, async (describe) => {
      await next();
      const milliseconds = performance.now() - startedAt;
      const { method, path } = c.req;
      const { status } = c.res;
      const route = routeOf(c);
      describe(`${method} ${route}`, status);
      telemetry?.noteRequest({ method, route, status, milliseconds });
      logger[isProbe(path) ? "debug" : "info"]("request", {
        method,
        path,
        status,
        milliseconds: Math.round(milliseconds),
        address: clientAddress(c, config),
        worker: workerNumber(),
        userId: c.var.session?.viewer.id,
      });
    });
  });
