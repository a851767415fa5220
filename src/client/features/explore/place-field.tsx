import { useQuery } from "@tanstack/react-query";
import { LocateFixed, MapPin } from "lucide-react";
import { useDeferredValue, useId } from "react";
import { placesQuery } from "#client/features/places/places.queries.ts";
import { useTyped } from "#client/lib/use-typed.ts";
import { cx } from "#client/ui/cx.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Input } from "#client/ui/input.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { useExplore } from "./explore-context.ts";

/** A city or postcode that some location has, or a click on "Use my location". */
export function PlaceField() {
  const { search, change, position } = useExplore();
  const [typed, setTyped] = useTyped(search.place ?? "");
  const asked = useDeferredValue(typed.trim());
  const isNew = asked !== "" && asked !== search.place;
  const { data: places = [] } = useQuery({ ...placesQuery(asked), enabled: isNew });
  const id = useId();
  const problem = useProblem();

  /** A suggestion that was picked needs no further word. */
  function type(text: string) {
    setTyped(text);
    if (places.some(({ label }) => label === text)) change({ near: undefined, place: text });
  }

  return (
    <div className="relative min-w-0">
      <MapPin aria-hidden="true" className="absolute top-4 left-3.5 size-5 text-soft" />
      <Input
        name="place"
        value={typed}
        onChange={(event) => type(event.target.value)}
        maxLength={100}
        list={`${id}-places`}
        autoComplete="off"
        aria-label="Near a city or postcode"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder="City or postcode"
        className="h-13 px-11 text-lg [&::-webkit-calendar-picker-indicator]:hidden!"
      />
      <datalist id={`${id}-places`}>
        {isNew && places.map(({ label }) => <option key={label} value={label} />)}
      </datalist>
      <IconButton
        label="Use my location"
        onClick={() => position.goNearMe({})}
        disabled={position.isFinding}
        className="absolute top-1 right-1"
      >
        {position.isFinding ? <Spinner /> : <LocateFixed aria-hidden="true" />}
      </IconButton>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className={cx("font-semibold text-beet", problem && "mt-1.5")}
      >
        {problem}
      </p>
    </div>
  );
}

function useProblem(): string | null {
  const { search, position } = useExplore();
  const { place = "", near } = search;
  // The page's loader has asked already.
  const { data: places } = useQuery({ ...placesQuery(place), enabled: false });
  if (position.problem) return `${position.problem} Type a city or postcode instead.`;
  if (!place || near) return null;
  return places
    ? `We know no restaurant in “${place}” yet.`
    : `We could not look up “${place}”. Search again in a moment.`;
}
