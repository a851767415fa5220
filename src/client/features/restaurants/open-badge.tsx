import { useSearch } from "@tanstack/react-router";
import { useRememberedPlace } from "#client/lib/remembered-place.ts";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Badge } from "#client/ui/badge.tsx";
import { cx } from "#client/ui/cx.ts";
import type { OpenChange, OpenState, RestaurantHours } from "#contract/hours/hours.types.ts";
import { formatMinute, shortName } from "#contract/hours/hours-rows.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Location, OpenPlace, Restaurant } from "#contract/restaurants.ts";
import { findNearest } from "./nearest-location.ts";

type OpenBadgeProps = { restaurant: RestaurantHours; openLabel?: string };

export function OpenBadge({ restaurant, openLabel = "Open" }: OpenBadgeProps) {
  const { state } = useOpenState(restaurant);
  if (state === "open") return <Badge variant="success">{openLabel}</Badge>;
  return <Badge variant="outline">Closed</Badge>;
}

export const OpenNow = ({ restaurant }: OpenUntilProps) => (
  <>
    <OpenBadge restaurant={restaurant} openLabel="Open Now" />
    <OpenUntil restaurant={restaurant} />
  </>
);

type OpenUntilProps = { restaurant: Pick<Restaurant, "hoursOfOperation" | "locations"> };

/**
 * Until when it is open, or when it opens. For several locations the nearest open one, or how many are open if the
 * visitor's place is unknown.
 */
export function OpenUntil({ restaurant }: OpenUntilProps) {
  const state = useOpenState(restaurant);
  const known = useRememberedPlace();
  const count = restaurant.locations.length;
  if (state.state === "closed" || count < 2) return describeChange(state);
  const nearest = known && nearestOpen(restaurant, state.openLocations, known.near);
  if (nearest) return <UntilAt place={nearest} />;
  const open = state.openLocations.length;
  const isSameEverywhere = open === 1 || state.neverClosing === open;
  return `at ${countPlaces(open, count)} locations${isSameEverywhere ? "" : ","} ${describeChange(state)}`;
}

function countPlaces(open: number, count: number): string {
  if (open < count) return `${open} of ${count}`;
  return count === 2 ? "both" : `all ${count}`;
}

const unavailable = "Hours unavailable";

/** The same as briefly as possible, for a card. */
export function OpenLine({ restaurant }: { restaurant: RestaurantHours }) {
  const state = useOpenState(restaurant);
  const open = state.openLocations.length;
  const isOpen = state.state === "open";
  return (
    <p className="card-hours text-soft">
      {isOpen && (open > 1 ? `${open} open, ` : "Open ")}
      {describeChange(state) ?? unavailable}
    </p>
  );
}

/**
 * "until 9:00 PM", for several open locations "the last until 9:00 PM" or "one around the clock"; "Opens at 11:00 AM",
 * "Opens Tue 11:00 AM".
 */
function describeChange({ state, openLocations, neverClosing, change }: OpenState): string | null {
  if (state === "closed") return change && describeOpening(change);
  if (!change) return `${countNeverClosing(neverClosing, openLocations.length)}around the clock`;
  return `${openLocations.length > 1 ? "the last until" : "until"} ${formatMinute(change.minute)}`;
}

function countNeverClosing(neverClosing: number, open: number): string {
  if (neverClosing >= open) return "";
  return neverClosing === 1 ? "one " : `${neverClosing} `;
}

const describeOpening = ({ isToday, weekday, minute }: OpenChange) =>
  `Opens ${isToday ? "at" : shortName(weekday)} ${formatMinute(minute)}`;

/** With several locations, names the open one nearest to the place in the address, or else to the remembered place. */
export function OpenWhere({ restaurant }: { restaurant: Restaurant }) {
  const asked = useSearch({ strict: false, select: ({ near }) => near });
  const near = useRememberedPlace()?.near;
  const { openLocations } = useOpenState(restaurant);
  const from = restaurant.locations.length > 1 ? (asked ?? near) : undefined;
  const nearest = from ? nearestOpen(restaurant, openLocations, from) : null;
  return nearest ? <OpenPlaceLine place={nearest} /> : <OpenLine restaurant={restaurant} />;
}

/** "Open until 9:00 PM at 8210 SE Division St". */
export function OpenPlaceLine({ place }: { place: OpenPlace }) {
  const isOpen = useOpenState({ locations: [place] }).state === "open";
  return (
    <p className={cx("card-hours", isOpen ? "font-semibold text-pickle" : "text-soft")}>
      {isOpen && "Open "}
      <UntilAt place={place} />
    </p>
  );
}

/** "until 9:00 PM at 8210 SE Division St". */
function UntilAt({ place }: { place: OpenPlace }) {
  const until = describeChange(useOpenState({ locations: [place] })) ?? unavailable;
  return place.address ? `${until} at ${place.address.split(",")[0]}` : until;
}

/** The open location nearest to "latitude,longitude"; null if none has coordinates. */
export function nearestOpen(
  { locations }: Pick<Restaurant, "locations">,
  openLocations: readonly number[],
  near: string,
): Location | null {
  const open = openLocations.flatMap((index) => locations[index] ?? []);
  return findNearest(open, near)?.location ?? null;
}

const useOpenState = (restaurant: RestaurantHours): OpenState =>
  openStateOf(restaurant, useNow(), useTimeZone());
