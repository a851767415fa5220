import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiError } from "#client/lib/api.ts";
import { viewerQuery } from "./viewer.queries.ts";

/**
 * The token in the page's hash, which no server sees until the form is sent. Empty if the page was opened without a
 * mailed link; "unknown" on the server. Follows the hash, because the next link may be pasted over the last one.
 */
export const useMailedToken = () => useSyncExternalStore(onHashChange, readHash, () => "unknown");

const readHash = () => location.hash.slice(1);

function onHashChange(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** The token is used, expired, replaced or made up; the server does not say which. */
export const isUselessToken = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === "token");

/** A used token changes the viewer: a reset also ends the session. For a visitor nothing changes. */
export const viewerToReload = (queryClient: QueryClient) =>
  queryClient.getQueryData(viewerQuery.queryKey) ? [viewerQuery.queryKey] : [];
