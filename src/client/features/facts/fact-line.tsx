import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "#client/ui/lazy-part.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { FactSourceLine } from "./fact-source-line.tsx";
import type { SourcesList, StatedFact } from "./sources-list.tsx";

const load = async () => (await import("./fact-source-line.tsx")).FactSourceLine;
const Line = import.meta.env.SSR ? await load() : lazyPart(load);

/** Where a price or hours are from. The server draws it; its code comes after the page, as that of `SourcesNote` does. */
export function FactLine({
  className,
  ...line
}: ComponentProps<typeof FactSourceLine> & { className?: string }) {
  return (
    <div className={className}>
      <Suspense fallback={line.isSaid ? null : <div className="h-6" />}>
        <Line {...line} />
      </Suspense>
    </div>
  );
}

const loadList = async () => (await import("./sources-list.tsx")).SourcesList;
const List = import.meta.env.SSR ? await loadList() : lazyPart(loadList);

/** Where all prices of a menu are from, or the hours of all locations. */
export function SourcesNote(list: ComponentProps<typeof SourcesList>) {
  return (
    <Suspense fallback={<div className="h-6" />}>
      <List {...list} />
    </Suspense>
  );
}

/** Whether one sentence says it of all. */
export const haveSameSource = (facts: readonly StatedFact[]): boolean =>
  new Set(facts.map(({ source }) => JSON.stringify(source))).size === 1;

/** The hours of each location, or of the restaurant itself where it has none. */
export const statedHours = ({ locations, name, hoursSource }: Restaurant): StatedFact[] =>
  locations.length === 0
    ? [{ name, source: hoursSource }]
    : locations.map((location) => ({ name: location.address, source: location.hoursSource }));
