import type { User } from "#contract/accounts.ts";
import type { Viewer } from "#contract/permissions.ts";

/** Who acts, and in which request, for the audit log. */
export interface Actor extends Viewer {
  requestId: string;
}

/** The session of a request, with the member's own view of their account. */
export interface RequestSession {
  id: number;
  viewer: User;
}
