import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config.ts";
import { Refusal } from "#server/domain/refusal.ts";
import type { AppEnv } from "./app-environment.ts";
import { ownOrigin } from "./request-origin.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers say which site a request comes from. A client that does not is no browser, and sends nobody's cookies. */
export const refuseCrossSite = (config: Config) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isForeignSite = site !== undefined && site !== "same-origin" && site !== "none";
    const isForeignOrigin = origin !== undefined && origin !== ownOrigin(c, config);
    if (isForeignSite || isForeignOrigin) {
      throw new Refusal(403, "cross_site", "This request comes from another site.");
    }
    return next();
  });
