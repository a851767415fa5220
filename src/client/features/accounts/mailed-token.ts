import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiError } from "#client/lib/api.ts";
import { viewerQuery } from "./viewer.queries.ts";

/**
 * Behind the # of the page's address: no server sees it until the form is sent. Empty on a page that somebody opened
 * without the link of a mail; the server cannot tell, and supposes one. The next link may be pasted over the last one,
 * which loads no page.
 */
export const useMailedToken = () => useSyncExternalStore(onHashChange, readHash, () => "unknown");

const readHash = () => location.hash.slice(1);

function onHashChange(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** Used, too old, replaced or never one of ours: the server does not tell. */
export const isUselessToken = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "token");

/** What a used token changes of the viewer: a reset ends their session too. A visitor stays one. */
export const viewerToReload = (queryClient: QueryClient) =>
  queryClient.getQueryData(viewerQuery.queryKey) ? [viewerQuery.queryKey] : [];
