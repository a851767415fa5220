import type { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { isUnauthenticated } from "#client/lib/api.ts";
import { askToLogin } from "./ask-to-login.ts";
import { setViewer } from "./personal-queries.ts";
import { viewerQuery } from "./viewer.queries.ts";

/** The first load or change that is refused for want of a session drops the viewer; the rest find nobody to ask. */
export function watchSessionEnd(queryClient: QueryClient, router: RegisteredRouter) {
  const dropViewer = (error: unknown) => {
    if (!isUnauthenticated(error) || !queryClient.getQueryData(viewerQuery.queryKey)) return;
    setViewer(queryClient, null);
    askToLogin(router, "Your session has ended. Please log in again.");
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") dropViewer(event.action.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") dropViewer(event.action.error);
  });
}
