import { CalendarHeart, Flame, type LucideIcon, Sparkles, TrendingUp } from "lucide-react";
import { cx } from "#client/ui/cx.ts";
import type { Badge } from "#contract/gamification.ts";

const looks: Record<Badge["category"], { icon: LucideIcon; className: string }> = {
  level: { icon: TrendingUp, className: "text-mustard [--on-medal:#4a3203]" },
  achievement: { icon: Flame, className: "text-paprika [--on-medal:var(--color-on-paprika)]" },
  special: { icon: Sparkles, className: "text-pickle [--on-medal:var(--color-card)]" },
  event: { icon: CalendarHeart, className: "text-beet [--on-medal:var(--color-card)]" },
};

type BadgeMedalProps = { badge: Pick<Badge, "imageUrl" | "category">; isLocked?: boolean };

/** Its own picture, or a bottle cap in the colour of its kind. Decorative: the name stands beside it. */
export function BadgeMedal({ badge, isLocked = false }: BadgeMedalProps) {
  const { icon: Icon, className } = looks[badge.category];
  const locked = isLocked && "opacity-45 grayscale";
  if (badge.imageUrl) {
    return (
      <img
        src={badge.imageUrl}
        alt=""
        loading="lazy"
        className={cx("size-18 shrink-0 rounded-full object-cover", locked)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx("relative grid size-18 shrink-0 place-items-center", className, locked)}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 fill-current">
        <path d={capEdge} />
        <circle r="36" fill="none" stroke="var(--on-medal)" strokeOpacity="0.55" strokeWidth="2" />
      </svg>
      <Icon strokeWidth={2.4} className="relative size-8 text-(--on-medal)" />
    </span>
  );
}

const teeth = 21;
const capEdge = `${Array.from({ length: teeth * 2 }, (_, index) => {
  const angle = (index * Math.PI) / teeth;
  const radius = index % 2 === 0 ? 49 : 44;
  const at = (value: number) => (value * radius).toFixed(1);
  return `${index === 0 ? "M" : "L"}${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}).join("")}Z`;
