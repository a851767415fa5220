import { Link } from "@tanstack/react-router";
import { CopyCheck } from "lucide-react";
import { useState } from "react";
import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { Badge } from "#client/ui/badge.tsx";
import { SmallButton } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import type { DuplicateGroup } from "#contract/duplicates.ts";
import type { ManagedRestaurant } from "#contract/management.ts";
import { PagedRows } from "../data-table/paged-table.tsx";
import { duplicateGroupsQuery, type ManagementSearch } from "./management.queries.ts";
import { editRestaurantLink, managementPath } from "./management-links.ts";
import { MergeRestaurants } from "./merge-restaurants.tsx";

export function DuplicatesView({ search }: { search: ManagementSearch }) {
  const viewer = useViewer();
  const [merging, setMerging] = useState<ManagedRestaurant[] | null>(null);
  return (
    <>
      <PagedRows
        query={duplicateGroupsQuery(search)}
        pagesLabel="Pages of likely duplicates"
        path={managementPath}
        search={{ view: "duplicates", cursor: search.cursor }}
        empty={{
          art: <CopyCheck />,
          title: "No likely duplicates",
          text: "No two restaurants share a name or a website.",
        }}
      >
        {(groups) => (
          <ul className="grid gap-4">
            {joinGroups(groups).map((group) => (
              <li key={`${group.reasons[0]} ${group.key}`}>
                <DuplicateGroupCard
                  group={group}
                  onMerge={
                    viewer?.role === "admin" ? () => setMerging(group.restaurants) : undefined
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {merging && <MergeRestaurants restaurants={merging} onClose={() => setMerging(null)} />}
    </>
  );
}

function DuplicateGroupCard({ group, onMerge }: { group: JoinedGroup; onMerge?: () => void }) {
  return (
    <Card className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-2">
          {group.reasons.map((reason) => (
            <Badge key={reason} variant="warning">
              Same {reason}
            </Badge>
          ))}
        </p>
        {onMerge && <SmallButton onClick={onMerge}>Merge…</SmallButton>}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {group.restaurants.map((restaurant) => (
          <li key={restaurant.id} className="min-w-0">
            <Link
              {...editRestaurantLink(restaurant.id)}
              className="type-display wrap-anywhere text-xl hover:text-paprika"
            >
              {restaurant.name}
            </Link>
            <p className="truncate">{restaurant.address ?? "No address"}</p>
            <p className="truncate text-soft">
              {formatCount(restaurant.sandwichCount, "sandwich", "sandwiches")}
              {restaurant.website && ` · ${restaurant.website}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface JoinedGroup extends Omit<DuplicateGroup, "reason"> {
  reasons: DuplicateGroup["reason"][];
}

/** Joins groups of the same restaurants into one with all their reasons. */
export function joinGroups(groups: readonly DuplicateGroup[]): JoinedGroup[] {
  const joined = new Map<string, JoinedGroup>();
  for (const { reason, key, restaurants } of groups) {
    const ids = restaurants.map(({ id }) => id).join(" ");
    const known = joined.get(ids);
    if (known) known.reasons.push(reason);
    else joined.set(ids, { reasons: [reason], key, restaurants });
  }
  return [...joined.values()];
}
