import type { Sandwich } from "#contract/sandwiches.ts";
import { SandwichCard } from "./sandwich-card.tsx";

export function SandwichGrid({ sandwiches }: { sandwiches: Sandwich[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {sandwiches.map((sandwich) => (
        <li key={sandwich.id}>
          <SandwichCard sandwich={sandwich} />
        </li>
      ))}
    </ul>
  );
}
