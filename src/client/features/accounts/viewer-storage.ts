import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { onStoredUserChange, writeStoredUser } from "#client/lib/stored-user.ts";
import { viewerQuery } from "./viewer.queries.ts";

/** The session's user replaces whatever the browser kept, and a sign-in or sign-out in one tab reaches the others. */
export function keepViewerInStorage(queryClient: QueryClient) {
  const viewer = new QueryObserver(queryClient, {
    ...viewerQuery,
    enabled: false,
    // A reload on its way still holds the old viewer: written then, two tabs would answer each other for ever.
    notifyOnChangeProps: ["data"],
  });
  viewer.subscribe(({ data }) => {
    if (data !== undefined) writeStoredUser(data);
  });
  onStoredUserChange(() => queryClient.invalidateQueries(viewerQuery));
}
