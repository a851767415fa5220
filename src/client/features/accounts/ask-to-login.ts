import type { HistoryState, RegisteredRouter } from "@tanstack/react-router";
import { toast } from "#client/lib/toast-queue.ts";

/** Goes to the login page, which returns here. The history entry keeps `state` until then. */
export function askToLogin(router: RegisteredRouter, description: string, state?: HistoryState) {
  toast({ title: "Login required", description, variant: "destructive", about: "account" });
  const { pathname, href } = router.state.location;
  if (pathname.toLowerCase() === "/login") return;
  router.navigate({ to: "/login", search: { next: href }, state });
}
