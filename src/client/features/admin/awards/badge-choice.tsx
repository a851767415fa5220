import { Check } from "lucide-react";
import { BadgeMedal } from "#client/features/gamification/badge-medal.tsx";
import { cx } from "#client/ui/cx.ts";
import type { Badge } from "#contract/gamification.ts";

type BadgeChoiceProps = {
  badge: Badge;
  isHeld: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

export function BadgeChoice({ badge, isHeld, isChosen, onChoose }: BadgeChoiceProps) {
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
      </span>
      {isHeld && (
        <span className="ml-auto grid size-6 shrink-0 place-items-center rounded-full bg-pickle text-card">
          <Check aria-hidden="true" strokeWidth={3} className="size-4" />
          <span className="sr-only">Already held</span>
        </span>
      )}
    </label>
  );
}
