import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { earnedBadgesQuery } from "#client/features/gamification/progress.queries.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#client/ui/dialog.tsx";
import type { Member } from "#contract/accounts.ts";
import type { Badge } from "#contract/gamification.ts";
import { badgeFailure } from "../badges/badge-failure.ts";
import { useTeamChange } from "../use-team-change.ts";
import { BadgePicker } from "./badge-picker.tsx";

type AwardDialogProps = { member: Member; onClose: () => void; onClosed: () => void };

const formId = "award-badge";

export function AwardDialog({ member, onClose, onClosed }: AwardDialogProps) {
  const { data: held = [] } = useQuery(earnedBadgesQuery(member.id));
  const [badge, setBadge] = useState<Badge | null>(null);
  const [error, setError] = useState<string>();
  const award = useAward(member, onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!badge) setError("Please select a badge");
    else if (!award.isPending) award.mutate(badge);
  }

  function choose(chosen: Badge) {
    setBadge(chosen);
    setError(undefined);
  }

  return (
    <Dialog open onOpenChange={() => award.isPending || onClose()}>
      <DialogContent
        title="Award Badge"
        description={`To ${member.username}`}
        onCloseAutoFocus={onClosed}
        className="max-w-2xl"
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" form={formId} loading={award.isPending}>
              Award Badge
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit}>
          <input type="hidden" name="userId" value={member.id} />
          <input type="hidden" name="badgeId" value={badge?.id ?? ""} />
          <BadgePicker
            heldIds={new Set(held.map(({ id }) => id))}
            chosenId={badge?.id}
            onChoose={choose}
            error={error}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

function useAward(member: Member, onDone: () => void) {
  return useTeamChange<Badge>({
    send: (api, { id }) =>
      api.send("POST", `/api/users/${encodeURIComponent(member.id)}/badges`, { badgeId: id }),
    alsoReload: () => [earnedBadgesQuery(member.id).queryKey],
    done: ({ name }) => ({
      title: "Badge Awarded",
      description: `${member.username} now holds ${name}.`,
    }),
    failed: (error) => badgeFailure("award", error),
    onDone,
  });
}
