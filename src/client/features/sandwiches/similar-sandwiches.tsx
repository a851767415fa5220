import { useSuspenseQuery } from "@tanstack/react-query";
import { Sandwich } from "lucide-react";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { SandwichGrid } from "./sandwich-grid.tsx";
import { similarSandwichesQuery } from "./sandwiches.queries.ts";

export function SimilarSandwiches({ sandwichId }: { sandwichId: number }) {
  const { data: similar } = useSuspenseQuery(similarSandwichesQuery(sandwichId));
  if (similar.length > 0) return <SandwichGrid sandwiches={similar} />;
  return (
    <EmptyState
      art={<Sandwich />}
      title="Nothing like it yet"
      text="Similar sandwiches will appear as you try more."
    />
  );
}
