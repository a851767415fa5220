import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { User } from "#contract/accounts.ts";
import { type Access, isAllowed } from "#contract/permissions.ts";
import type { Denial } from "./denied.ts";
import { viewerQuery } from "./viewer.queries.ts";

type PageAccess = Extract<Access, "admin" | "catalogueEditor">;

/** A route's `beforeLoad` that redirects people without access to the home page, which shows a toast. */
export const requireAccess =
  (access: PageAccess, denied: Denial = "page") =>
  async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
    const viewer = await queryClient.ensureQueryData(viewerQuery);
    if (!isAllowed(access, viewer)) throw redirect({ to: "/", search: { denied }, replace: true });
  };

/** Redirects a visitor to the login, which returns to `href`. */
export async function requireMember(queryClient: QueryClient, href: string): Promise<User> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) return viewer;
  throw redirect({ to: "/login", search: { next: href }, replace: true });
}
