import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { findPosition, ownPlace } from "#client/features/explore/find-position.ts";
import { RestaurantCard } from "#client/features/restaurants/restaurant-card.tsx";
import { SandwichGrid } from "#client/features/sandwiches/sandwich-card.tsx";
import { getErrorMessage } from "#client/lib/error-message.ts";
import {
  type Place,
  rememberedPlace,
  rememberPlace,
  useRememberedPlace,
} from "#client/lib/remembered-place.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { homeQueries } from "./home.queries.ts";

export function PopularSandwiches() {
  const { data: sandwiches } = useSuspenseQuery(homeQueries.popularSandwiches);
  if (sandwiches.length === 0) {
    return <EmptyState title="No sandwiches yet" text="The first one will show up right here." />;
  }
  return <SandwichGrid sandwiches={sandwiches} />;
}

/** Near the remembered place, once the browser has read it. */
export function Restaurants() {
  const { data: some } = useSuspenseQuery(homeQueries.restaurants());
  useGrantedPosition();
  const known = useRememberedPlace();
  const { data: nearest, isError } = useQuery({
    ...homeQueries.restaurants(known?.near),
    enabled: known !== null,
  });
  const restaurants = nearest ?? some;
  if (restaurants.length === 0) {
    return (
      <EmptyState
        title="No restaurants yet"
        text="Know a good one? Recommend it, and we will take a look."
        action={
          <ButtonLink to="/recommend-restaurant" variant="secondary">
            Recommend a Restaurant
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <div className="-mt-2 mb-4 min-h-touch text-soft">
        {known && !isError ? <NearestTo {...known} /> : <WhereAreYou />}
      </div>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {restaurants.map((restaurant) => (
          <li key={restaurant.id}>
            <RestaurantCard restaurant={restaurant} />
          </li>
        ))}
      </ul>
    </>
  );
}

const NearestTo = (known: Place) => (
  <p>
    Nearest to {known.place}, what is open first.{" "}
    <Link
      to="/explore"
      search={{ view: "restaurants", sort: "distance", ...known }}
      className="link inline-block py-2"
    >
      All by distance
    </Link>
  </p>
);

function WhereAreYou() {
  const [isFinding, setIsFinding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function find() {
    setIsFinding(true);
    try {
      await rememberPosition();
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
    setIsFinding(false);
  }
  return (
    <p aria-live="polite">
      {problem ?? "We do not know where you are, so these are by name, with open ones first."}{" "}
      {problem ? (
        <Link to="/explore" search={{ view: "restaurants" }} className="link inline-block py-2">
          Search near a city or postcode
        </Link>
      ) : (
        <button type="button" onClick={find} disabled={isFinding} className="link py-2">
          Where are you?
        </button>
      )}
    </p>
  );
}

const rememberPosition = async () => rememberPlace({ near: await findPosition(), place: ownPlace });

/** Takes the position for the place where the browser tells it without asking, unless another place was chosen. */
function useGrantedPosition() {
  useEffect(() => {
    async function find() {
      const known = rememberedPlace();
      if (known && known.place !== ownPlace) return;
      const { state } = await navigator.permissions.query({ name: "geolocation" });
      if (state === "granted") await rememberPosition();
    }
    // Then the visitor is asked "Where are you?".
    find().catch(() => undefined);
  }, []);
}

const collectionParts = [
  { name: "Want to try", text: "Put what sounds good on your wishlist before you forget it." },
  { name: "Tried", text: "Tick them off, rate them, note what you would order again." },
  { name: "Favorites", text: "The short list you send to friends." },
];

export function CollectionPitch() {
  return (
    <section>
      <PageContainer className="py-12 sm:py-16">
        <div className="grid gap-8 rounded-card border-2 border-ink bg-card p-6 sm:p-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h2 className="text-4xl sm:text-5xl">Every sandwich you ever loved, on one shelf</h2>
            <p className="mt-4 mb-6 max-w-md">
              Keep track of what you tried and what is next, and earn badges on the way.
            </p>
            <ButtonLink to="/collection" size="lg">
              Start Your Collection
            </ButtonLink>
          </div>
          <dl className="flex flex-col justify-center">
            {collectionParts.map(({ name, text }) => (
              <div key={name} className="border-line border-b-2 py-4 last:border-0">
                <dt className="type-display text-2xl">{name}</dt>
                <dd className="mt-1 text-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </PageContainer>
    </section>
  );
}
