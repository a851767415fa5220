import { Search } from "lucide-react";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { KitSection } from "./kit-section.tsx";

export function KitStates() {
  return (
    <KitSection title="Empty state">
      <EmptyState
        art={<Search />}
        title="No chicken sandwiches found matching your criteria."
        text="Try adjusting your filters"
        action={<Button variant="secondary">Clear filters</Button>}
      />
    </KitSection>
  );
}
