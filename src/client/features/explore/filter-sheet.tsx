import { Button } from "#client/ui/button.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Sheet, SheetClose, SheetContent } from "#client/ui/sheet.tsx";
import type { LazyDialogProps } from "#client/ui/use-lazy-dialog.ts";
import { withoutFilters } from "./active-filters.tsx";
import { useExplore } from "./explore-state.ts";
import { FilterPanel } from "./filter-panel.tsx";

type FilterSheetProps = LazyDialogProps & {
  /** How many results the filters leave, as text. */
  count: string | null;
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
            <ButtonLink
              to="/explore"
              search={{ ...withoutFilters(search), view }}
              resetScroll={false}
              variant="quiet"
              className="flex-1"
            >
              Clear filters
            </ButtonLink>
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
