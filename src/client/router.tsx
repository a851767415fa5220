import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { ErrorPage } from "#client/features/shell/error-page.tsx";
import { NotFoundPage } from "#client/features/shell/not-found-page.tsx";
import { routeTree } from "./routeTree.gen.ts";

interface RouterOptions {
  queryClient: QueryClient;
  origin?: string;
  nonce?: string;
}

export interface RouterContext {
  queryClient: QueryClient;
}

export function createAppRouter({ queryClient, origin, nonce }: RouterOptions) {
  const router = createRouter({
    routeTree,
    context: { queryClient } satisfies RouterContext,
    origin,
    ssr: { nonce },
    defaultPreload: "intent",
    // The query cache decides what is fresh: a second cache in the router would only disagree with it.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
