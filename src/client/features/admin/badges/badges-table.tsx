import { Award, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { lazyPart } from "#client/ui/lazy-part.ts";
import { deleteBadge, exportBadges } from "#contract/administration.endpoints.ts";
import { listBadges } from "#contract/gamification.endpoints.ts";
import type { Badge } from "#contract/gamification.ts";
import type { Column } from "../data-table/data-table.tsx";
import { tableQuery } from "../data-table/table.queries.ts";
import type { WordsSearch } from "../data-table/table-search.ts";
import { TeamTable } from "../data-table/team-table.tsx";
import { ConfirmDeletion, DeleteButton } from "../row-buttons.tsx";
import { badgeFailure, categoryNames, reloadsBadges } from "./badge-changes.ts";

export const badgeTableQuery = (search: WordsSearch) => tableQuery(listBadges, search);

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
  const [deleting, setDeleting] = useState<Badge | null>(null);
  return (
    <>
      <TeamTable
        caption="Badges"
        thing="badge"
        path="/admin/badges"
        exported={exportBadges}
        search={search}
        query={badgeTableQuery(search)}
        placeholder="Search by name, description or category"
        columns={columns}
        actions={(badge) => (
          <>
            <EditBadgeButton badge={badge} />
            <DeleteButton name={badge.name} onClick={() => setDeleting(badge)} />
          </>
        )}
        empty={{
          art: <Award />,
          title: search.q ? "No badges match your search" : "No badges yet",
          text: search.q ? "Try fewer or other words." : "The first one you create stands here.",
        }}
      />
      {deleting && <DeleteBadge badge={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

const BadgeDialog = lazyPart(async () => (await import("./badge-dialog.tsx")).BadgeDialog);

/** Without a badge it creates one. */
export function EditBadgeButton({ badge }: { badge?: Badge }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size={badge ? "sm" : "md"}
        variant={badge ? "secondary" : "primary"}
        aria-haspopup="dialog"
        aria-label={badge && `Edit ${badge.name}`}
        onClick={() => setIsOpen(true)}
      >
        {badge ? <Pencil /> : <Plus strokeWidth={3} />}
        {badge ? "Edit" : "Create Badge"}
      </Button>
      {isOpen && <BadgeDialog badge={badge} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeleteBadge({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const deletion = useChange({
    ...reloadsBadges,
    send: (api, { id }: Badge) => api.call(deleteBadge, { id }),
    done: (_, { name }) => ({ title: "Badge Deleted", description: name }),
    failed: (error) => badgeFailure("delete", error),
    onSuccess: onClose,
  });
  return (
    <ConfirmDeletion
      thing={badge}
      description="Every member who holds this badge loses it. This cannot be undone."
      deletion={deletion}
      onClose={onClose}
    />
  );
}
