import type { Actor } from "#server/domain/actor.ts";
import type { AppContext } from "./app-environment.ts";
import { requireViewer } from "./guards.ts";

export const actorOf = (c: AppContext): Actor => ({
  ...requireViewer(c),
  requestId: c.var.requestId,
});
