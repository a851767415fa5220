import { createMiddleware } from "hono/factory";
import type { Dependencies } from "#server/domain/dependencies.ts";
import { unavailable } from "#server/domain/refusal.ts";
import type { AppEnv } from "./app-environment.ts";

const retrySeconds = 2;

/** Refuses a request that would have to wait long for the database. What a page asks for is part of the page. */
export const refuseWhenBusy = ({ isFull }: Pick<Dependencies, "isFull">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!c.env?.isInProcess && isFull()) throw unavailable(retrySeconds);
    await next();
  });
