import { useSuspenseQuery } from "@tanstack/react-query";
import { Sandwich } from "lucide-react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { SandwichCard } from "./sandwich-card.tsx";
import { menuQuery } from "./sandwiches.queries.ts";

export function Menu({ restaurantId }: { restaurantId: number }) {
  const { data: sandwiches } = useSuspenseQuery(menuQuery(restaurantId));
  if (sandwiches.length === 0) {
    return <EmptyState art={<Sandwich />} title="No chicken sandwiches found on the menu." />;
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {sandwiches.map((sandwich) => (
        <li key={sandwich.id}>
          <SandwichCard sandwich={sandwich} />
        </li>
      ))}
    </ul>
  );
}
