import { useTimeZone } from "#client/lib/time-zone.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Badge } from "#client/ui/badge.tsx";
import { openStateOf } from "#contract/hours/open-now.ts";
import type { Restaurant } from "#contract/restaurants.ts";

type OpenBadgeProps = {
  restaurant: Pick<Restaurant, "hoursOfOperation" | "locations">;
  openLabel?: string;
};

export function OpenBadge({ restaurant, openLabel = "Open" }: OpenBadgeProps) {
  const { state } = openStateOf(restaurant, useNow(), useTimeZone());
  if (state === "open") return <Badge variant="success">{openLabel}</Badge>;
  return <Badge variant="outline">Closed</Badge>;
}
