import { Confirm } from "#client/ui/confirm.tsx";
import type { Member } from "#contract/accounts.ts";
import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";

type BlockMemberProps = { member: Member; onClose: () => void };

export function BlockMember({ member, onClose }: BlockMemberProps) {
  const isBlocked = member.blockedAt !== null;
  const change = useTeamChange<Member>({
    send: (api, { id }) =>
      api.send("PATCH", `/api/users/${encodeURIComponent(id)}/block`, { isBlocked: !isBlocked }),
    done: ({ username }) => ({
      title: isBlocked ? "User Unblocked" : "User Blocked",
      description: isBlocked ? `${username} can log in again.` : `${username} cannot log in.`,
    }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`${isBlocked ? "Unblock" : "Block"} ${member.username}?`}
      description={
        isBlocked
          ? "They can log in again."
          : "They are signed out everywhere and cannot log in. What they wrote stays."
      }
      confirmLabel={isBlocked ? "Unblock" : "Block"}
      busyLabel="Saving..."
      isBusy={change.isPending}
      onConfirm={() => change.mutate(member)}
      onCancel={onClose}
    />
  );
}
