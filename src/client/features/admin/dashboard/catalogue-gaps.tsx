import { AppLink } from "#client/ui/app-link.tsx";
import type { Overview } from "#contract/administration.ts";
import { catalogueGaps } from "#contract/catalogue-gaps.ts";
import { gapNames } from "../gaps/gap-names.ts";

/** Each number leads to the list to work through. */
export function CatalogueGaps({ gaps }: { gaps: Overview["gaps"] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {catalogueGaps.map((gap) => (
        <li key={gap}>
          <AppLink
            href={`/admin/gaps?gap=${gap}`}
            className="flex h-full flex-col rounded-control border-2 border-line p-4 hover:border-ink"
          >
            <span className="type-display text-4xl tabular-nums">
              {gaps[gap].count}
              {gaps[gap].isMore && "+"}
            </span>
            <span className="text-pretty leading-snug">{gapNames[gap]}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
