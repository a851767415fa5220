import type { Viewer } from "#contract/permissions.ts";
import type { AppContext } from "./app-environment.ts";
import { requireViewer } from "./guards.ts";

/** Who does it, and in which request: what the audit log wants to know. */
export interface Actor extends Viewer {
  requestId: string;
}

export const actorOf = (c: AppContext): Actor => ({
  ...requireViewer(c),
  requestId: c.var.requestId,
});
