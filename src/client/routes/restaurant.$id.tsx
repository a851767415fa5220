import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { loadEntries } from "#client/features/collection/entries.queries.ts";
import { loadSavedRestaurants } from "#client/features/collection/saved-restaurants.queries.ts";
import { restaurantHead } from "#client/features/restaurants/restaurant-head.ts";
import {
  prepareRestaurantPage,
  RestaurantNotFound,
  RestaurantPage,
} from "#client/features/restaurants/restaurant-page.tsx";
import {
  type RestaurantSearch,
  readRestaurantSearch,
} from "#client/features/restaurants/restaurant-search.ts";
import {
  loadRestaurant,
  restaurantQuery,
} from "#client/features/restaurants/restaurants.queries.ts";
import { MenuReviews } from "#client/features/reviews/menu-reviews.tsx";
import { loadResponses, menuReviewsQuery } from "#client/features/reviews/reviews.queries.ts";
import { Menu, MenuRating } from "#client/features/sandwiches/menu.tsx";
import { menuItemJsonLd } from "#client/features/sandwiches/sandwich-json-ld.ts";
import { menuQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { requireSerialId } from "#client/lib/load-or-not-found.ts";
import { PagePart, PagePending } from "#client/ui/page-part.tsx";
import { CardsSkeleton, ReviewsSkeleton } from "#client/ui/skeleton.tsx";

export const Route = createFileRoute("/restaurant/$id")({
  validateSearch: readRestaurantSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps: { tab, cursor }, context: { queryClient } }) => {
    const asked = requireSerialId(params.id);
    const prepared = import.meta.env.SSR || Promise.allSettled([prepareRestaurantPage()]);
    const { id } = await loadRestaurant(queryClient, asked);
    await prepared;
    if (id !== asked) {
      throw redirect({ ...reviewsOrMenu(id, tab), statusCode: 301, replace: true });
    }
    // Each part shows its own error.
    const around = Promise.allSettled([
      // In the browser another tab does not request a failed menu again.
      (import.meta.env.SSR || !tab) &&
        queryClient.ensureQueryData(menuQuery(id)).then((menu) => loadEntries(queryClient, menu)),
      tab &&
        queryClient.ensureInfiniteQueryData(menuReviewsQuery(id, cursor)).then(({ pages }) =>
          loadResponses(
            queryClient,
            pages.flatMap(({ items }) => items),
          ),
        ),
      loadSavedRestaurants(queryClient),
    ]);
    // The server waits for everything. The browser shows the restaurant at once.
    if (import.meta.env.SSR) {
      const [, reviews] = await around;
      // The cursor may be outdated or made up.
      if (cursor && reviews.status === "rejected") throw redirect(reviewsOrMenu(id, tab));
    }
    return { id };
  },
  head: ({ loaderData, match: { context } }) => {
    const { queryClient, origin } = context;
    const id = loaderData?.id ?? 0;
    const menu = queryClient.getQueryData(menuQuery(id).queryKey) ?? [];
    return restaurantHead(
      queryClient.getQueryData(restaurantQuery(id).queryKey),
      import.meta.env.SSR ? menu.map((sandwich) => menuItemJsonLd(sandwich, origin)) : [],
      origin,
    );
  },
  pendingMs: 50,
  pendingMinMs: 0,
  pendingComponent: () => <PagePending text="Loading restaurant details..." />,
  notFoundComponent: RestaurantNotFound,
  component: RestaurantRoute,
});

const reviewsOrMenu = (id: number, tab: RestaurantSearch["tab"]) =>
  ({ to: "/restaurant/$id", params: { id: String(id) }, search: { tab } }) as const;

function RestaurantRoute() {
  const { id } = Route.useLoaderData();
  const { tab, cursor } = Route.useSearch();
  const { data: restaurant } = useSuspenseQuery(restaurantQuery(id));
  return (
    <RestaurantPage
      key={id}
      restaurant={restaurant}
      tab={tab}
      rating={<MenuRating restaurantId={id} />}
    >
      {tab ? (
        <PagePart key={`reviews ${cursor}`} fallback={<ReviewsSkeleton count={3} />}>
          <MenuReviews restaurantId={id} cursor={cursor} />
        </PagePart>
      ) : (
        <PagePart key="menu" fallback={<CardsSkeleton />}>
          <Menu restaurantId={id} />
        </PagePart>
      )}
    </RestaurantPage>
  );
}
