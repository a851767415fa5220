import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { type Access, isAllowed } from "#contract/permissions.ts";
import type { Denial } from "./denied-search.ts";
import { viewerQuery } from "./viewer.queries.ts";

type PageAccess = Extract<Access, "admin" | "catalogueEditor">;

/**
 * A route's `beforeLoad`: everybody else lands on the home page, which says why. On the server too, so that
 * nothing of the page leaves it.
 */
export const requireAccess =
  (access: PageAccess, denied: Denial = "page") =>
  async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
    const viewer = await queryClient.ensureQueryData(viewerQuery);
    if (!isAllowed(access, viewer)) throw redirect({ to: "/", search: { denied }, replace: true });
  };
