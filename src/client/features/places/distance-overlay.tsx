import { MapPin } from "lucide-react";
import { Badge } from "#client/ui/badge.tsx";
import { formatDistance, useDistanceUnit } from "./distance.ts";

type DistanceOverlayProps = {
  /** Absent when the list has no place to measure from, null when no location has coordinates. */
  miles: number | null | undefined;
};

/** In the corner of a card's picture. */
export function DistanceOverlay({ miles }: DistanceOverlayProps) {
  const unit = useDistanceUnit();
  if (miles === null || miles === undefined) return null;
  return (
    <Badge variant="solid" className="absolute bottom-2.5 left-2.5">
      <MapPin aria-hidden="true" />
      {formatDistance(miles, unit)}
      <span className="sr-only"> away</span>
    </Badge>
  );
}
