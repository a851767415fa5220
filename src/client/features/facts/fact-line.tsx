import { type ComponentProps, Suspense } from "react";
import { latePart } from "#client/ui/lazy-part.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import type { FactSourceLine, SourcesList, StatedFact } from "./fact-sources.tsx";

const loadLine = async () => (await import("./fact-sources.tsx")).FactSourceLine;
const Line = import.meta.env.SSR ? await loadLine() : latePart(loadLine);
const loadList = async () => (await import("./fact-sources.tsx")).SourcesList;
const List = import.meta.env.SSR ? await loadList() : latePart(loadList);

/** Where a price or hours come from. The server renders it, and the browser loads its code after the page. */
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

/** The same for all prices of a menu or the hours of all locations. */
export function SourcesNote(list: ComponentProps<typeof SourcesList>) {
  return (
    <Suspense fallback={<div className="h-6" />}>
      <List {...list} />
    </Suspense>
  );
}

export const haveSameSource = (facts: readonly StatedFact[]): boolean =>
  new Set(facts.map(({ source }) => JSON.stringify(source))).size === 1;

/** The hours of each location, or of a restaurant without locations. */
export const statedHours = ({ locations, name, hoursSource }: Restaurant): StatedFact[] =>
  locations.length === 0
    ? [{ name, source: hoursSource }]
    : locations.map((location) => ({ name: location.address, source: location.hoursSource }));
