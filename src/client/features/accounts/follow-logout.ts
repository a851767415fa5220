import type { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { setViewer, viewerQuery } from "./viewer.queries.ts";

/**
 * After a logout in another tab, pages of members have nobody to show: their loaders run again and lead to the login,
 * which leads back. A logout in this tab sets the viewer by hand and goes where it wants.
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
