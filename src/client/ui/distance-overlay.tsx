import { MapPin } from "lucide-react";
import { formatDistance, useDistanceUnit } from "#client/lib/distance.ts";
import { Badge } from "./badge.tsx";

type DistanceOverlayProps = {
  /** Undefined if the list has no place to measure from, null if no location has coordinates. */
  miles: number | null | undefined;
  corner?: string;
};

/** The distance in the corner of a picture. */
export function DistanceOverlay({ miles, corner = "bottom-2.5 left-2.5" }: DistanceOverlayProps) {
  const unit = useDistanceUnit();
  if (miles === null || miles === undefined) return null;
  return (
    <Badge variant="solid" className={`absolute ${corner}`}>
      <MapPin />
      {formatDistance(miles, unit)}
      <span className="sr-only"> away</span>
    </Badge>
  );
}
