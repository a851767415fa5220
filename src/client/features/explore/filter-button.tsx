import { SlidersHorizontal } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { useActiveFilters } from "./use-active-filters.ts";

const FilterSheet = lazyPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

/** A phone has no room beside the list: the filters come as a sheet, loaded when it is first opened. */
export function FilterButton({ count }: { count: string | null }) {
  const active = useActiveFilters().length;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="noscript:hidden h-12! lg:hidden"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {active > 0 && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-paprika px-1.5 text-base text-on-paprika tabular-nums">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterSheet
            count={count}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
