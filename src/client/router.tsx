import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { ErrorPage, NotFoundPage } from "#client/features/shell/message-page.tsx";
import { takeLoadedData } from "#client/lib/loaded-data.ts";
import { neutralTimeZone } from "#client/lib/time-zone.ts";
import { PagePending } from "#client/ui/page-part.tsx";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { Look } from "#contract/looks.ts";
import { routeTree } from "./routeTree.gen.ts";

export interface RouterContext {
  queryClient: QueryClient;
  /** The last view of Explore. */
  rememberedView: () => ExploreView | undefined;
  /** The looks that the person has chosen; on the server only. */
  looks: Look[];
  /** The viewer's time zone, as far as the server knows it. */
  timeZone: string;
  /** The public origin. */
  origin: string;
  /** In milliseconds. */
  renderedAt: number;
}

interface RouterOptions extends Pick<RouterContext, "queryClient" | "rememberedView"> {
  looks?: Look[];
  origin?: string;
  timeZone?: string;
  renderedAt?: number;
  nonce?: string;
}

export function createAppRouter({
  origin = location.origin,
  timeZone = neutralTimeZone,
  renderedAt = Date.now(),
  nonce,
  queryClient,
  rememberedView,
  looks = [],
}: RouterOptions) {
  return createRouter({
    routeTree,
    context: {
      queryClient,
      rememberedView,
      looks,
      timeZone,
      origin,
      renderedAt,
    } satisfies RouterContext,
    // Plain values. By default the router reads and writes JSON, which removes the quotes from a search for "hot".
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    origin,
    ssr: { nonce },
    defaultPreload: "intent",
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Another sandwich mounts anew: otherwise its parts would repeat what its loader failed to load.
    defaultRemountDeps: ({ params }) => params,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // A page stays until the next one is ready, unless the next one has a `pendingMs`. This is shown if its code is
    // still loading.
    defaultPendingComponent: PagePending,
    defaultPendingMs: Number.POSITIVE_INFINITY,
    hydrate: () => takeLoadedData(queryClient),
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
