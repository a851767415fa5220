import { Confirm } from "#client/ui/confirm.tsx";
import type { Badge } from "#contract/gamification.ts";
import { useTeamChange } from "../use-team-change.ts";
import { badgeFailure } from "./badge-failure.ts";

type DeleteBadgeProps = { badge: Badge; onClose: () => void };

export function DeleteBadge({ badge, onClose }: DeleteBadgeProps) {
  const deletion = useTeamChange<Badge>({
    send: (api, { id }) => api.send("DELETE", `/api/badges/${id}`),
    alsoReload: () => [["badges"]],
    done: ({ name }) => ({ title: "Badge Deleted", description: name }),
    failed: (error) => badgeFailure("delete", error),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`Delete ${badge.name}?`}
      description="Every member who holds this badge loses it. This cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(badge)}
      onCancel={onClose}
    />
  );
}
