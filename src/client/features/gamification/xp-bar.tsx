import { percentOf } from "./level-progress.ts";

type XpBarProps = { label: string; xp: number; goal: number; className?: string };

export function XpBar({ label, xp, goal, className = "h-4" }: XpBarProps) {
  const reached = Math.min(xp, goal);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={reached}
      aria-valuetext={`${reached} of ${goal} XP`}
      className={`overflow-hidden rounded-full bg-sunk ${className}`}
    >
      <div
        className="h-full rounded-full bg-paprika"
        style={{ width: `${percentOf(xp, goal)}%` }}
      />
    </div>
  );
}
