import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { isUnauthenticated } from "#client/lib/api.ts";
import { writeStoredUser } from "#client/lib/stored-user.ts";
import { askToLogin } from "./ask-to-login.ts";
import { setViewer, viewerQuery } from "./viewer.queries.ts";

/** Handles a 401 of any query or mutation: signs the viewer out and asks to log in again, once. */
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

/** Writes the viewer to local storage, where the other tabs see a login or a logout. */
export function keepViewerInStorage(queryClient: QueryClient) {
  const viewer = new QueryObserver(queryClient, {
    ...viewerQuery,
    enabled: false,
    // A running reload still has the old viewer. Writing that would make two tabs overwrite each other forever.
    notifyOnChangeProps: ["data"],
  });
  viewer.subscribe(({ data }) => {
    if (data !== undefined) writeStoredUser(data);
  });
}
