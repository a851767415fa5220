import type { AppContext } from "./app-environment.ts";
import { requireViewer } from "./guards.ts";

/** Who does it, and in which request: what the audit log wants to know. */
export interface Actor {
  id: string;
  requestId: string;
}

export const actorOf = (c: AppContext): Actor => ({
  id: requireViewer(c).id,
  requestId: c.var.requestId,
});
