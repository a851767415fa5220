import { Flame } from "lucide-react";
import { Badge } from "#client/ui/badge.tsx";

export function SpiceBadge({ spiceLevel }: { spiceLevel: number }) {
  if (spiceLevel <= 2) return null;
  return (
    <Badge variant={spiceLevel > 3 ? "danger" : "warning"}>
      <Flame aria-hidden="true" />
      {spiceLevel > 3 ? "Very Spicy" : "Spicy"}
    </Badge>
  );
}
