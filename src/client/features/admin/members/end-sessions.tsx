import { Confirm } from "#client/ui/confirm.tsx";
import type { Member } from "#contract/accounts.ts";
import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";

type EndSessionsProps = { member: Member; onClose: () => void };

export function EndSessions({ member, onClose }: EndSessionsProps) {
  const ending = useTeamChange<Member>({
    send: (api, { id }) => api.send("DELETE", `/api/users/${encodeURIComponent(id)}/sessions`),
    done: ({ username }) => ({
      title: "Sessions Ended",
      description: `${username} is signed out everywhere.`,
    }),
    failed: (error) => ({
      title: "Update Failed",
      description: anyMessageOf(error),
    }),
    onDone: onClose,
  });
  return (
    <Confirm
      title={`Sign ${member.username} out everywhere?`}
      description="They have to log in again on every device."
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isBusy={ending.isPending}
      onConfirm={() => ending.mutate(member)}
      onCancel={onClose}
    />
  );
}
