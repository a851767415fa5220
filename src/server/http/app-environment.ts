import type { HttpBindings } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Config } from "#server/config.ts";
import type { RequestSession } from "#server/domain/actor.ts";
import type { AnswerMemory } from "#server/memory/answer-memory.ts";
import type { Asker } from "./asker.ts";

export interface AppEnv {
  /** A page that is being rendered asks our API in-process, on the connection of its own request. */
  Bindings: Partial<HttpBindings> & {
    isInProcess?: boolean;
    /** Whether it may use kept answers, as its own request found out. */
    isMemoryCurrent?: boolean;
    /** Whose page it is: known already. */
    session?: RequestSession | null;
  };
  Variables: {
    requestId: string;
    /** Of a page: every page has the same handler. */
    route?: string;
    asker: Asker;
    config: Config;
    memory: AnswerMemory;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppContext = Context<AppEnv>;
