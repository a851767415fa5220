import { Button } from "#client/ui/button.tsx";
import { useExplore } from "./explore-context.ts";
import { PlaceFilters } from "./place-filters.tsx";
import { RestaurantFilters } from "./restaurant-filters.tsx";
import { SandwichFilters } from "./sandwich-filters.tsx";

/** Every change shows at once; before any script runs it is a form with a button. */
export function FilterPanel({ id }: { id?: string }) {
  const { view, search } = useExplore();
  return (
    <form
      id={id}
      action="/explore"
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-5"
    >
      {(["q", "near", "place"] as const).map(
        (name) =>
          search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <input type="hidden" name="view" value={view} />
      <PlaceFilters />
      {view === "sandwiches" ? <SandwichFilters /> : <RestaurantFilters />}
      <div className="noscript:grid hidden">
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
