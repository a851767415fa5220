import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { User } from "#contract/accounts.ts";
import { viewerQuery } from "./viewer.queries.ts";

/** For pages of one's own: a visitor logs in first, and comes back to this address. */
export async function requireMember(queryClient: QueryClient, href: string): Promise<User> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) return viewer;
  throw redirect({ to: "/login", search: { next: href }, replace: true });
}
