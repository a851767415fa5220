import type { HttpBindings } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { RequestSession } from "#server/domain/actor.ts";

export interface AppEnv {
  /** A page that is being rendered asks our API in-process, on the connection of its own request. */
  Bindings: Partial<HttpBindings> & { isInProcess?: boolean };
  Variables: {
    requestId: string;
    secureHeadersNonce: string;
    session: RequestSession | null;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppContext = Context<AppEnv>;
