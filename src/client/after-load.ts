import type { QueryClient } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { followLogout, followStoredUser } from "#client/features/accounts/follow-logout.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { reloadCollection } from "#client/features/collection/reload-collection.ts";
import { tellNewsOfVisit } from "#client/features/gamification/follow-progress.ts";
import { refreshRatings, refreshVotes } from "#client/features/reviews/review-changes.ts";
import { onChangeElsewhere } from "#client/lib/other-tabs.ts";
import { browserTimeZone } from "#client/lib/time-zone.ts";
import { timeZoneCookie } from "#contract/time-zone.ts";

/** What can wait until the page is shown and usable. */
export function startRest(queryClient: QueryClient, router: RegisteredRouter) {
  rememberTimeZone();
  followOtherTabs(queryClient);
  followStoredUser(queryClient);
  followLogout(queryClient, router);
  leadToSetup(queryClient, router);
  tellNewsOfVisit(queryClient);
  // If this fails, the first click loads the code.
  loadForLater().catch(() => undefined);
}

/**
 * Loads the code of the first click beforehand, and the code of toasts, so that an error can be shown without a
 * network.
 */
const loadForLater = () =>
  Promise.all([
    import("#client/features/collection/change-entry.ts"),
    import("#client/features/collection/saved-restaurants.ts"),
    import("#client/features/restaurants/open-badge.tsx"),
    import("#client/ui/toast-region.tsx"),
  ]);

/**
 * Redirects an admin who has to set up a second factor from every page to the profile, as the server does for whole
 * pages.
 */
function leadToSetup(queryClient: QueryClient, router: RegisteredRouter) {
  router.subscribe("onBeforeNavigate", ({ toLocation }) => {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer?.needsSecondFactor || toLocation.pathname === "/profile") return;
    // The admin may have set it up since: this shows at the next click.
    queryClient.invalidateQueries(viewerQuery);
    router.navigate({ to: "/profile", replace: true });
  });
}

function followOtherTabs(queryClient: QueryClient) {
  onChangeElsewhere((change) => {
    if (change.what === "ratings") return refreshRatings(queryClient, change.sandwichId);
    if (change.what === "votes") return refreshVotes(queryClient, change.sandwichId);
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (viewer) reloadCollection(queryClient, viewer.id);
  });
}

/** Stores the browser's zone in a cookie, so that the server renders the next page by it. */
function rememberTimeZone() {
  const cookie = `${timeZoneCookie}=${browserTimeZone()}`;
  if (document.cookie.split("; ").includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
