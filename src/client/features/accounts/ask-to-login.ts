import type { HistoryState, RegisteredRouter } from "@tanstack/react-router";
import { toast } from "#client/ui/toast-queue.ts";

/** To the login page, and after it back here. `state` waits in the history entry, so it ends with the visit. */
export function askToLogin(router: RegisteredRouter, description: string, state?: HistoryState) {
  toast({ title: "Login required", description, variant: "destructive", about: "account" });
  const { pathname, href } = router.state.location;
  if (pathname.toLowerCase() === "/login") return;
  router.navigate({ to: "/login", search: { next: href }, state });
}
