import { Badge } from "#client/ui/badge.tsx";
import { useOpenState, type WithHours } from "./use-open-state.ts";

type OpenBadgeProps = { restaurant: WithHours; openLabel?: string };

export function OpenBadge({ restaurant, openLabel = "Open" }: OpenBadgeProps) {
  const { state } = useOpenState(restaurant);
  if (state === "open") return <Badge variant="success">{openLabel}</Badge>;
  return <Badge variant="outline">Closed</Badge>;
}
