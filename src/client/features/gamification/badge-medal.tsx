import { CalendarHeart, Flame, type LucideIcon, Sparkles, TrendingUp } from "lucide-react";
import { useState } from "react";
import { cx } from "#client/ui/cx.ts";
import type { Badge } from "#contract/gamification.ts";

const looks: Record<Badge["category"], { icon: LucideIcon; className: string }> = {
  level: { icon: TrendingUp, className: "text-mustard [--on-medal:#4a3203]" },
  achievement: { icon: Flame, className: "text-paprika [--on-medal:var(--color-on-paprika)]" },
  special: { icon: Sparkles, className: "text-pickle [--on-medal:var(--color-card)]" },
  event: { icon: CalendarHeart, className: "text-beet [--on-medal:var(--color-card)]" },
};

type BadgeMedalProps = {
  badge: Pick<Badge, "imageUrl" | "category">;
  isLocked?: boolean;
  size?: keyof typeof sizes;
};

const sizes = {
  sm: { medal: "size-11", icon: "size-5" },
  md: { medal: "size-18", icon: "size-8" },
};

/** The badge's own image, or a bottle cap in the colour of its category. Decorative: the name stands beside it. */
export function BadgeMedal({ badge, isLocked = false, size = "md" }: BadgeMedalProps) {
  const [broken, setBroken] = useState<string>();
  const { icon: Icon, className } = looks[badge.category];
  const { imageUrl } = badge;
  const locked = isLocked && "opacity-45 grayscale";

  if (imageUrl && imageUrl !== broken) {
    return (
      <img
        // It may have failed before hydration: then there is no error event.
        ref={(img) => {
          if (img?.complete && img.naturalWidth === 0) setBroken(imageUrl);
        }}
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setBroken(imageUrl)}
        className={cx("shrink-0 rounded-full object-cover", sizes[size].medal, locked)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative grid shrink-0 place-items-center",
        sizes[size].medal,
        className,
        locked,
      )}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true" className="absolute inset-0 fill-current">
        <path d={capEdge} />
        <circle r="36" fill="none" stroke="var(--on-medal)" strokeOpacity="0.55" strokeWidth="2" />
      </svg>
      <Icon strokeWidth={2.4} className={cx("relative text-(--on-medal)", sizes[size].icon)} />
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
