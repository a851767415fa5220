import { useSearch } from "@tanstack/react-router";
import { useRememberedPlace } from "#client/lib/remembered-place.ts";
import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Badge } from "#client/ui/badge.tsx";
import type { OpenChange, OpenState, RestaurantHours } from "#contract/hours/hours.types.ts";
import { formatMinute, shortName } from "#contract/hours/hours-rows.ts";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
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
  if (nearest) return <OpenAt location={nearest} />;
  const open = state.openLocations.length;
  const isSameEverywhere = open === 1 || state.neverClosing === open;
  return `at ${countPlaces(open, count)} locations${isSameEverywhere ? "" : ","} ${describeChange(state)}`;
}

function countPlaces(open: number, count: number): string {
  if (open < count) return `${open} of ${count}`;
  return count === 2 ? "both" : `all ${count}`;
}

/** The same as briefly as possible, for a card. */
export function OpenLine({ restaurant }: { restaurant: RestaurantHours }) {
  const state = useOpenState(restaurant);
  const open = state.openLocations.length;
  return (
    <p className="card-hours text-soft first-letter:uppercase">
      {open > 1 && `${open} open, `}
      {describeChange(state) ?? "Hours unavailable"}
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

/** Names the nearest open location if there are several and the address has a position. */
export function OpenWhere({ restaurant }: { restaurant: Restaurant }) {
  const near = useSearch({ strict: false, select: ({ near }) => near });
  const { openLocations } = useOpenState(restaurant);
  const isChoice = near && restaurant.locations.length > 1;
  const nearest = isChoice ? nearestOpen(restaurant, openLocations, near) : null;
  if (!nearest) return <OpenLine restaurant={restaurant} />;
  return <OpenStreet location={nearest} />;
}

function OpenStreet({ location }: { location: Location }) {
  return (
    <p className="card-hours font-semibold text-pickle">
      Open <OpenAt location={location} />
    </p>
  );
}

/** "at 8210 SE Division St until 9:00 PM". */
function OpenAt({ location }: { location: Location }) {
  const state = useOpenState({ locations: [location] });
  return `at ${location.address.split(",")[0]} ${describeChange(state)}`;
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
