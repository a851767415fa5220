import type { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { onStoredUserChange, readStoredUser } from "#client/lib/stored-user.ts";
import { type ToastMessage, toast } from "#client/lib/toast-queue.ts";
import { hasUnsavedWork, onceNothingIsUnsaved } from "#client/lib/unsaved-work.ts";
import { setViewer, viewerQuery } from "./viewer.queries.ts";

/** The same toast as that of `watchSessionEnd`. */
const sessionEnded: ToastMessage = {
  title: "Login required",
  description: "Your session has ended. Please log in again.",
  variant: "destructive",
  about: "account",
};

/**
 * Reloads the viewer when another tab logs in or out. This may redirect away from the page, so unsaved work delays it:
 * a toast says so, and a save asks to log in.
 */
export function followStoredUser(queryClient: QueryClient) {
  const reload = () => void queryClient.invalidateQueries(viewerQuery);
  onStoredUserChange(() => {
    if (hasUnsavedWork() && !readStoredUser()) toast(sessionEnded);
    onceNothingIsUnsaved(reload);
  });
}

/**
 * After a logout in another tab, runs the loaders again: those of members' pages redirect to the login. A logout in
 * this tab sets the viewer manually and navigates itself.
 */
export function followLogout(queryClient: QueryClient, router: RegisteredRouter) {
  const cache = queryClient.getQueryCache();
  const viewer = cache.find(viewerQuery);
  let wasMember = Boolean(viewer?.state.data);
  cache.subscribe((event) => {
    if (event.query !== viewer || event.type !== "updated" || event.action.type !== "success")
      return;
    const isMember = Boolean(viewer.state.data);
    const hasLeft = wasMember && !isMember && !event.action.manual;
    wasMember = isMember;
    if (!hasLeft) return;
    setViewer(queryClient, null);
    router.invalidate();
  });
}
