import type { User } from "#contract/accounts.ts";
import type { Viewer } from "#contract/permissions.ts";

/** Who does it, and in which request: what the audit log wants to know. */
export interface Actor extends Viewer {
  requestId: string;
}

/** Whose browser sent the request, with all that the member may see of their own account. */
export interface RequestSession {
  id: number;
  viewer: User;
}
