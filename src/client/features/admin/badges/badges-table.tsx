import { useSuspenseQuery } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { useState } from "react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import type { Badge } from "#contract/gamification.ts";
import type { Column } from "../data-table/data-table.types.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import type { WordsSearch } from "../data-table/words-search.ts";
import { DeleteButton } from "../delete-button.tsx";
import { categoryNames } from "./badge-category-names.ts";
import { badgesCall, badgeTableQuery } from "./badges.queries.ts";
import { DeleteBadge } from "./delete-badge.tsx";
import { EditBadgeButton } from "./edit-badge-button.tsx";

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
      <TeamTable
        caption="Badges"
        thing="badge"
        path="/admin/badges"
        call={badgesCall}
        search={search}
        page={page}
        placeholder="Search by name, description or category"
        columns={columns}
        actions={(badge) => (
          <>
            <EditBadgeButton badge={badge} />
            <DeleteButton name={badge.name} onClick={() => setDoomed(badge)} />
          </>
        )}
        empty={{
          art: <Award />,
          title: search.q ? "No badges match your search" : "No badges yet",
          text: search.q ? "Try fewer or other words." : "The first one you create stands here.",
        }}
      />
      {doomed && <DeleteBadge badge={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
