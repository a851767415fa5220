import "./styles.css";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition, use, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepViewerInStorage, watchSessionEnd } from "#client/features/accounts/watch-session.ts";
import { browserApi } from "#client/lib/browser-api.ts";
import { reloadIfAddressChanged } from "#client/lib/early-back.ts";
import { rememberedExploreView } from "#client/lib/explore-view.ts";
import { keepNavigationHistory } from "#client/lib/navigation-history.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { createAppRouter } from "./router.tsx";

const queryClient = createQueryClient(browserApi);
const router = createAppRouter({ queryClient, rememberedView: rememberedExploreView });
keepNavigationHistory(router);
keepViewerInStorage(queryClient);
watchSessionEnd(queryClient, router);

/** Until the page is alive, Back reloads it. What hydrates before the reload would be for another address. */
let isReloading = false;
const watchAddress = () => {
  isReloading ||= reloadIfAddressChanged();
};
window.addEventListener("popstate", watchAddress);

// The router's own RouterClient does the same by a component of its own, which every page would load. In a task of its own,
// before which the browser may answer.
const hydrated = new Promise((resolve) => setTimeout(resolve))
  .then(() => hydrate(router))
  .finally(() => window.$_TSR?.h());

function Product() {
  if (isReloading) throw new Promise(() => {});
  use(hydrated);
  useEffect(() => {
    window.removeEventListener("popstate", watchAddress);
    import("./after-load.ts").then(
      ({ startRest }) => startRest(queryClient, router),
      () => {},
    );
  }, []);
  return <RouterProvider router={router} />;
}

watchAddress();
// In slices between which the browser answers: as an urgent update it would be one long task.
if (!isReloading) startTransition(() => void hydrateRoot(document, <Product />));
