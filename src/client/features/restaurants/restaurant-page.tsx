import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { SaveRestaurantButton } from "#client/features/collection/labelled-buttons.tsx";
import { MessagePage } from "#client/features/shell/message-page.tsx";
import { EditImageButton } from "#client/features/uploads/edit-image-button.tsx";
import { rememberedExploreView } from "#client/lib/explore-view.ts";
import { lastExplore, useNavigationHistory } from "#client/lib/navigation-history.ts";
import { BackLink } from "#client/ui/back-link.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { latePart, prepareParts } from "#client/ui/lazy-part.ts";
import { LinkTabs, linkTabId } from "#client/ui/link-tabs.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurantLink } from "./restaurant-link.ts";
import { RestaurantPicture } from "./restaurant-picture.tsx";
import type { RestaurantSearch } from "./restaurant-search.ts";

/** The server renders whether it is open. The browser loads the code for it after the page. */
const loadOpenNow = async () => (await import("./open-badge.tsx")).OpenNow;
const OpenNow = import.meta.env.SSR ? await loadOpenNow() : latePart(loadOpenNow);
export const prepareRestaurantPage = () => prepareParts(loadOpenNow);

const loadFacts = async () => (await import("./restaurant-facts.tsx")).RestaurantFacts;
const RestaurantFacts = import.meta.env.SSR ? await loadFacts() : latePart(loadFacts);

const locationsId = "locations";

type RestaurantPageProps = {
  restaurant: Restaurant;
  tab: RestaurantSearch["tab"];
  /** The rating of its sandwiches. */
  rating: ReactNode;
  /** The content of the open tab. */
  children: ReactNode;
};

export function RestaurantPage({ restaurant, tab, rating, children }: RestaurantPageProps) {
  return (
    <PageContainer className="py-6 sm:py-8">
      <RestaurantBackLink />
      <div className="mt-3">
        <RestaurantHero restaurant={restaurant} rating={rating} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-10">
        <div className="min-w-0">
          <RestaurantTabs restaurantId={restaurant.id} tab={tab}>
            {children}
          </RestaurantTabs>
        </div>
        <div id={locationsId} className="grid scroll-mt-20 gap-6 md:grid-cols-2 lg:grid-cols-1">
          <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
            <RestaurantFacts restaurant={restaurant} />
          </Suspense>
        </div>
      </div>
    </PageContainer>
  );
}

/** Leads back to Explore as it was left; on the server, to all restaurants. */
function RestaurantBackLink() {
  const left = lastExplore(useNavigationHistory());
  const view = useSyncExternalStore(
    never,
    () => rememberedExploreView() ?? "restaurants",
    () => "restaurants" as const,
  );
  const search = new URLSearchParams(left?.split("?")[1]);
  if (!search.has("view") && !search.has("q")) search.set("view", view);
  const label = search.get("view") === "restaurants" ? "Back to Restaurants" : "Back to Explore";
  const address = `/explore?${search}`;
  return <BackLink href={address}>{label}</BackLink>;
}

const never = () => () => {};

type RestaurantHeroProps = Pick<RestaurantPageProps, "restaurant" | "rating">;

function RestaurantHero({ restaurant, rating }: RestaurantHeroProps) {
  const { id, name, restaurantType, priceRange, locations } = restaurant;
  return (
    <div className="grid overflow-hidden rounded-card border-2 border-ink bg-card shadow-lift lg:grid-cols-[1.5fr_1fr]">
      <div className="lead-picture relative aspect-3/2 w-full border-ink border-b-2 bg-sunk lg:aspect-auto lg:min-h-110 lg:border-r-2 lg:border-b-0 lg:[&_img]:absolute">
        <RestaurantPicture restaurant={restaurant} sizes="(min-width: 64rem) 42rem, 100vw" isMain />
        <EditImageButton image={{ of: "restaurant", id, name }} />
      </div>
      <div className="flex flex-col items-start justify-end gap-5 p-5 sm:p-8">
        <p className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
          <Suspense>
            <OpenNow restaurant={restaurant} />
          </Suspense>
        </p>
        <div>
          <h1 dir="auto" className="text-5xl sm:text-6xl lg:text-7xl">
            {name}
          </h1>
          <p className="mt-3 text-lg text-soft">
            {restaurantType} <span aria-hidden="true">·</span> {priceRange}
          </p>
          {rating}
        </div>
        <div aria-hidden="true" className="rule-menu w-full" />
        <div className="flex flex-wrap items-center gap-3">
          <SaveRestaurantButton restaurant={restaurant} />
          <a
            href={`#${locationsId}`}
            className="link inline-flex min-h-touch items-center lg:hidden"
          >
            {locations.length > 1 ? `${locations.length} locations and hours` : "Address and hours"}
          </a>
        </div>
      </div>
    </div>
  );
}

type RestaurantTabsProps = RestaurantSearch & { restaurantId: number; children: ReactNode };

function RestaurantTabs({ tab, restaurantId, children }: RestaurantTabsProps) {
  const current = tab ?? "menu";
  const link = restaurantLink(restaurantId);
  return (
    <>
      <LinkTabs
        label="Menu and reviews"
        tabs={[
          { id: "menu", label: "Menu", link },
          { id: "reviews", label: "Reviews", link: { ...link, search: { tab: "reviews" } } },
        ]}
        current={current}
        panelId="tab-panel"
        className="flex-wrap border-ink border-b-2 p-1 pb-0"
        tabClassName="px-5 text-xl sm:text-2xl"
      />
      <div id="tab-panel" role="tabpanel" aria-labelledby={linkTabId(current)} className="pt-6">
        <h2 className="sr-only">{current === "menu" ? "Menu" : "Reviews"}</h2>
        {children}
      </div>
    </>
  );
}

export function RestaurantNotFound() {
  return (
    <MessagePage
      title="Restaurant Not Found"
      text="The restaurant you're looking for doesn't exist or has been removed."
    >
      <ButtonLink to="/explore" search={{ view: "restaurants" }} size="lg">
        Browse Restaurants
      </ButtonLink>
    </MessagePage>
  );
}
