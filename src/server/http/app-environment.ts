import type { HttpBindings } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { RequestSession } from "#server/domain/actor.ts";

export interface AppEnv {
  /** A page that is being rendered asks our API in-process, on the connection of its own request. */
  Bindings: Partial<HttpBindings> & {
    isInProcess?: boolean;
    /** Whose page it is: known already. */
    session?: RequestSession | null;
  };
  Variables: {
    requestId: string;
    /** Of a page: every page has the same handler. */
    route?: string;
    /** Whose request it is; null for a visitor. */
    session: RequestSession | null;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppContext = Context<AppEnv>;
