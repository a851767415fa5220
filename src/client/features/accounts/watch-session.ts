import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { isUnauthenticated } from "#client/lib/api.ts";
import { writeStoredUser } from "#client/lib/stored-user.ts";
import { askToLogin } from "./ask-to-login.ts";
import { setViewer, viewerQuery } from "./viewer.queries.ts";

/** Handles a 401 of any query or mutation: logs the viewer out and asks once to log in again. */
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

/** Stores the viewer locally, so that other tabs notice a login or logout. */
export function keepViewerInStorage(queryClient: QueryClient) {
  const viewer = new QueryObserver(queryClient, {
    ...viewerQuery,
    enabled: false,
    // Not while reloading, when the data is still the old viewer: two tabs would overwrite each other forever.
    notifyOnChangeProps: ["data"],
  });
  viewer.subscribe(({ data }) => {
    if (data !== undefined) writeStoredUser(data);
  });
}
