import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import type { AppEnv } from "./app-environment.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** Who asks, for the guards and the handlers after it. A request without a cookie costs no query. */
export const loadSession = (
  config: Config,
  findSession: (token: string) => Promise<RequestSession | null>,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set("session", await find());
    await next();

    async function find() {
      if (c.env?.session !== undefined) return c.env.session;
      const token = readSessionCookie(c, config);
      return token ? findSession(token) : null;
    }
  });
