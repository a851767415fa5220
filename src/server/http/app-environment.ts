import type { HttpBindings } from "@hono/node-server";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Viewer } from "#contract/permissions.ts";
import type { DrawSandwich, RenderOptions } from "#contract/rendering.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/client.ts";
import type { Logger } from "#server/logger.ts";
import type { ImageStorage } from "#server/storage/image-storage.ts";
import type { BoundedQueue } from "./bounded-queue.ts";

/** Whose browser sent the request. */
export interface RequestSession {
  id: number;
  viewer: Viewer;
}

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

/** What only the client's code can draw. */
export interface Pages {
  renderPage: (request: Request, options: Omit<RenderOptions, "assets">) => Promise<Response>;
  drawSandwich: DrawSandwich;
}

/** What the routes of every feature are registered with. */
export interface AppDependencies extends Partial<Pages> {
  config: Config;
  db: Database;
  logger: Logger;
  now: () => Date;
  storage: ImageStorage;
  /** However many uploads come, so many images are processed at once. */
  imageQueue: BoundedQueue;
  /** Migrated, seeded and able to answer; false from the moment the process drains. */
  isReady: () => Promise<boolean>;
  /** The client's build: hashed files under `assets/`, the others by their own name. */
  clientFolder?: string;
}
