import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { badgesQuery, earnedBadgesQuery } from "#client/features/gamification/progress.queries.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { cx } from "#client/ui/cx.ts";
import { Dialog, DialogCancel, DialogContent } from "#client/ui/dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { Problem } from "#client/ui/problem.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { useReturnFocus } from "#client/ui/use-return-focus.ts";
import type { Member } from "#contract/accounts.ts";
import { awardBadge } from "#contract/administration.endpoints.ts";
import type { Badge } from "#contract/gamification.ts";
import { badgeCategories } from "#contract/gamification-choices.ts";
import { reloadTables } from "../data-table/table.queries.ts";
import { badgeFailure, categoryNames } from "./badge-changes.ts";

type AwardDialogProps = { member: Member; onClose: () => void };

const formId = "award-badge";

export function AwardDialog({ member, onClose }: AwardDialogProps) {
  const returnFocus = useReturnFocus();
  const { data: held, isPending } = useQuery(earnedBadgesQuery(member.id));
  const heldIds = new Set(held?.map(({ id }) => id));
  const [chosen, setBadge] = useState<Badge | null>(null);
  // Somebody else may have awarded it in the meantime.
  const badge = chosen && heldIds.has(chosen.id) ? null : chosen;
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
        onCloseAutoFocus={returnFocus}
        className="max-w-2xl"
        footer={
          <>
            <DialogCancel />
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
            heldIds={isPending ? null : heldIds}
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
  return useChange({
    send: (api, { id }: Badge) => api.call(awardBadge, { id: member.id, body: { badgeId: id } }),
    reload: (queryClient) =>
      Promise.all([
        reloadTables(queryClient),
        queryClient.invalidateQueries({ queryKey: earnedBadgesQuery(member.id).queryKey }),
      ]),
    reloadsOnFailure: true,
    done: (_, { name }) => ({
      title: "Badge Awarded",
      description: `${member.username} now holds ${name}.`,
    }),
    failed: (error) => badgeFailure("award", error),
    onSuccess: onDone,
  });
}

type BadgePickerProps = {
  /** Null while loading: then no badge can be chosen. */
  heldIds: ReadonlySet<number> | null;
  chosenId: number | undefined;
  onChoose: (badge: Badge) => void;
  error?: string;
};

export function BadgePicker({ heldIds, chosenId, onChoose, error }: BadgePickerProps) {
  const { data, isError } = useQuery(badgesQuery);
  const badges = heldIds ? data : undefined;
  const [words, setWords] = useState("");
  const [category, setCategory] = useState("");
  const found = matchingBadges(badges ?? [], words, category);
  const available = badgeCategories.filter((each) => badges?.some((one) => one.category === each));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Input
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          aria-label="Search badges"
          placeholder="Search badges"
        />
        <NativeSelect
          aria-label="Category"
          className="sm:w-48"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={[
            { value: "", label: "All Categories" },
            ...available.map((each) => ({ value: each, label: categoryNames[each] })),
          ]}
        />
      </div>
      <fieldset
        aria-describedby={error ? "badge-error" : undefined}
        className="mt-4 max-h-[300px] min-w-0 overflow-y-auto p-1"
      >
        <legend className="sr-only">Badges</legend>
        <Problem className="p-4">
          {isError && "Failed to load badges. Please try refreshing the page."}
        </Problem>
        {!badges && !isError && <Skeleton className="h-40" />}
        {badges && found.length === 0 && (
          <p role="status" className="p-6 text-center text-soft">
            No badges match your search
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          {found.map((badge) => (
            <BadgeChoice
              key={badge.id}
              badge={badge}
              isHeld={heldIds?.has(badge.id) ?? false}
              isChosen={badge.id === chosenId}
              onChoose={() => onChoose(badge)}
            />
          ))}
        </div>
      </fieldset>
      <Problem id="badge-error" className="mt-3">
        {error}
      </Problem>
    </>
  );
}

type BadgeChoiceProps = {
  badge: Badge;
  isHeld: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function BadgeChoice({ badge, isHeld, isChosen, onChoose }: BadgeChoiceProps) {
  return (
    <label
      className={cx(
        "relative flex items-center gap-3 rounded-control border-2 border-line p-3 has-checked:border-paprika has-checked:bg-paprika-wash has-focus-visible:outline-3 has-focus-visible:outline-focus",
        isHeld && "cursor-not-allowed",
      )}
    >
      <input
        type="radio"
        name="badge"
        checked={isChosen}
        disabled={isHeld}
        onChange={onChoose}
        className="sr-only"
      />
      <BadgeMedal badge={badge} size="sm" isLocked={isHeld} />
      <span className={cx("min-w-0", isHeld && "text-soft")}>
        <span className="block font-semibold leading-snug">{badge.name}</span>
        <span className="block text-[0.9375rem] leading-snug">{badge.description}</span>
        {isHeld && <span className="block font-semibold text-pickle">Already held</span>}
      </span>
      {isHeld && (
        <span className="ml-auto grid size-6 shrink-0 place-items-center rounded-full bg-pickle text-card">
          <Check strokeWidth={3} className="size-4" />
        </span>
      )}
    </label>
  );
}

/** Filters by text in name or description, and by category unless it is empty. */
export function matchingBadges(badges: Badge[], words: string, category: string): Badge[] {
  const needle = words.trim().toLowerCase();
  return badges.filter(
    (badge) =>
      (category === "" || badge.category === category) &&
      [badge.name, badge.description].some((text) => text.toLowerCase().includes(needle)),
  );
}
