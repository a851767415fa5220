import "./styles.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition, use, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepViewerInStorage, watchSessionEnd } from "#client/features/accounts/watch-session.ts";
import { browserApi } from "#client/lib/browser-api.ts";
import { rememberedExploreView } from "#client/lib/explore-view.ts";
import { keepNavigationHistory } from "#client/lib/navigation-history.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { createAppRouter } from "./router.tsx";

const queryClient = createQueryClient(browserApi);
const router = createAppRouter({ queryClient, rememberedView: rememberedExploreView });
keepNavigationHistory(router);
keepViewerInStorage(queryClient);
watchSessionEnd(queryClient, router);

/**
 * Back, pressed before the page is hydrated, changes the address but not the HTML, and the router does not notice.
 * The page is then reloaded instead of hydrated.
 */
let isReloading = false;
function reloadIfAddressChanged() {
  const [loaded] = performance.getEntriesByType("navigation");
  if (isReloading || !loaded || withoutHash(loaded.name) === withoutHash(location.href)) return;
  isReloading = true;
  location.reload();
}
const withoutHash = (address: string) => address.split("#", 1)[0];
window.addEventListener("popstate", reloadIfAddressChanged);

// In a task of its own, so that the browser can respond before it. The router's RouterClient would do the same, with more code.
const hydrated = new Promise((resolve) => setTimeout(resolve))
  .then(() => hydrate(router))
  .finally(() => window.$_TSR?.h());

function Product() {
  if (isReloading) throw new Promise(() => {});
  use(hydrated);
  useEffect(() => {
    window.removeEventListener("popstate", reloadIfAddressChanged);
    import("./after-load.ts").then(
      ({ startRest }) => startRest(queryClient, router),
      () => {},
    );
  }, []);
  return <RouterProvider router={router} />;
}

reloadIfAddressChanged();
// As a transition: React then hydrates in slices, between which the browser can respond.
if (!isReloading) startTransition(() => void hydrateRoot(document, <Product />));
