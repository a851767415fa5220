import { Link } from "@tanstack/react-router";
import { Button } from "#client/ui/button.tsx";
import { Sheet, SheetClose, SheetContent } from "#client/ui/sheet.tsx";
import { withoutFilters } from "./active-filters.tsx";
import { useExplore } from "./explore-state.ts";
import { FilterPanel } from "./filter-panel.tsx";

type FilterSheetProps = {
  /** How many results the filters leave, as text. */
  count: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onClosed: () => void;
};

export function FilterSheet({ count, isOpen, onOpenChange, onClosed }: FilterSheetProps) {
  const { view, search } = useExplore();
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title="Filters"
        side="bottom"
        onCloseAutoFocus={onClosed}
        footer={
          <>
            <Button asChild variant="quiet" className="flex-1">
              <Link to="/explore" search={{ ...withoutFilters(search), view }} resetScroll={false}>
                Clear filters
              </Link>
            </Button>
            <SheetClose asChild>
              <Button className="flex-1">Show {count ?? "results"}</Button>
            </SheetClose>
          </>
        }
      >
        <FilterPanel />
      </SheetContent>
    </Sheet>
  );
}
