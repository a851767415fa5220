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
  /** The view of Explore that the person left. */
  rememberedView: () => ExploreView | undefined;
  /** How the person likes pages to look, on the server. */
  looks: Look[];
  /** The viewer's, as far as the server knows it. */
  timeZone: string;
  /** The address that people and search engines know us by. */
  origin: string;
  /** When the page was made, in milliseconds. */
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
    // Plain addresses: by default the router reads and writes JSON, and a search for "hot" in quotes loses them.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    origin,
    ssr: { nonce },
    defaultPreload: "intent",
    // The query cache decides what is fresh: a second cache in the router would only disagree with it.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Another sandwich is another page: what its loader could not load, its parts would ask for once more.
    defaultRemountDeps: ({ params }) => params,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    // A page stays until the next one is there, unless that one has something to show meanwhile (`pendingMs`). Should
    // the code of it be on its way too, this stands in.
    defaultPendingComponent: PagePending,
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // The browser takes over what the server loaded.
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
