import { useSuspenseQuery } from "@tanstack/react-query";
import { Award, Trash2 } from "lucide-react";
import { useState } from "react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import type { Badge } from "#contract/gamification.ts";
import { countOf } from "../count-of.ts";
import { type Column, DataTable } from "../data-table/data-table.tsx";
import { TablePages } from "../data-table/table-pages.tsx";
import { TableToolbar } from "../data-table/table-toolbar.tsx";
import type { WordsSearch } from "../data-table/words-search.ts";
import { categoryNames } from "./badge-category-names.ts";
import { badgesCall, badgeTableQuery } from "./badges.queries.ts";
import { DeleteBadge } from "./delete-badge.tsx";
import { EditBadgeButton } from "./edit-badge-button.tsx";

const path = "/admin/badges";

const columns: Column<Badge>[] = [
  {
    label: "Badge",
    cell: (badge) => (
      <span className="flex items-center gap-3">
        <BadgeMedal badge={badge} size="sm" />
        {badge.name}
      </span>
    ),
  },
  { label: "Description", cell: ({ description }) => description },
  { label: "Category", cell: ({ category }) => categoryNames[category] },
  {
    label: "Required XP",
    cell: ({ requiredXp }) => requiredXp ?? <span className="text-soft">By hand</span>,
  },
];

export function BadgesTable({ search }: { search: WordsSearch }) {
  const { data: page } = useSuspenseQuery(badgeTableQuery(search));
  const [doomed, setDoomed] = useState<Badge | null>(null);
  return (
    <>
      <TableToolbar
        path={path}
        search={search}
        placeholder="Search by name, description or category"
        count={countOf(page.total ?? page.items.length, "badge")}
        csvPath={`${badgesCall}.csv`}
      />
      <div className="mt-4">
        {page.items.length === 0 ? (
          <EmptyState
            art={<Award />}
            title={search.q ? "No badges match your search" : "No badges yet"}
            text={search.q ? "Try fewer or other words." : "The first one you create stands here."}
          />
        ) : (
          <DataTable
            caption="Badges"
            columns={columns}
            rows={page.items}
            keyOf={({ id }) => id}
            actions={(badge) => (
              <>
                <EditBadgeButton badge={badge} />
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Delete ${badge.name}`}
                  onClick={() => setDoomed(badge)}
                >
                  <Trash2 aria-hidden="true" />
                  Delete
                </Button>
              </>
            )}
          />
        )}
        <TablePages
          label="Pages of badges"
          path={path}
          call={badgesCall}
          search={search}
          nextCursor={page.nextCursor}
        />
      </div>
      {doomed && <DeleteBadge badge={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
