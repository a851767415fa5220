import { Confirm } from "#client/ui/confirm.tsx";
import type { Member } from "#contract/accounts.ts";
import { useTeamChange } from "../use-team-change.ts";

type PromoteMemberProps = { member: Member; onClose: () => void };

export function PromoteMember({ member, onClose }: PromoteMemberProps) {
  const promotion = useTeamChange<Member>({
    send: (api, { id }) => api.send("POST", `/api/users/${encodeURIComponent(id)}/promote`),
    done: ({ username }) => ({
      title: "User Promoted",
      description: `${username} is now an admin.`,
    }),
    failed: () => ({
      title: "Promotion Failed",
      description: "Could not promote user to admin",
    }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`Promote ${member.username}?`}
      description="An admin may change the whole catalogue, every badge and every member. There is no way back but the command line."
      confirmLabel="Promote"
      busyLabel="Promoting..."
      isBusy={promotion.isPending}
      onConfirm={() => promotion.mutate(member)}
      onCancel={onClose}
    />
  );
}
