import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import { noteViewer } from "#server/memory/reading.ts";
import type { AppEnv } from "./app-environment.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** Who asks. An answer that was made with a look at `session` is for them alone. */
export class Asker {
  readonly #session: RequestSession | null;

  constructor(session: RequestSession | null) {
    this.#session = session;
  }

  get session(): RequestSession | null {
    noteViewer();
    return this.#session;
  }

  /** For what is not part of the answer. */
  get sessionBesideAnswer(): RequestSession | null {
    return this.#session;
  }
}

/** Who asks, for the guards and the handlers after it. A request without a cookie costs no query. */
export const loadSession = (
  config: Config,
  findSession: (token: string) => Promise<RequestSession | null>,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set("asker", new Asker(await find()));
    await next();

    async function find() {
      if (c.env?.session !== undefined) return c.env.session;
      const token = readSessionCookie(c, config);
      return token ? findSession(token) : null;
    }
  });
