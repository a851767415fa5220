import { useSuspenseQuery } from "@tanstack/react-query";
import { Bookmark, Heart, type LucideIcon, Utensils } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { ChartCard } from "./charts/chart-card.tsx";
import { RatingsChart } from "./charts/ratings-chart.tsx";
import { TagHeatMap } from "./charts/tag-heat-map.tsx";
import { TriedPerMonth } from "./charts/tried-per-month.tsx";
import { statsQuery } from "./profile.queries.ts";

export function StatsSection({ userId }: { userId: string }) {
  const { data: stats } = useSuspenseQuery(statsQuery(userId));
  const given = stats.ratings.reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-3 gap-3 sm:gap-5">
        <Count icon={Utensils} label="Tried" href="/collection?tab=tried" count={stats.tried} />
        <Count
          icon={Heart}
          label="Favorites"
          href="/collection?tab=favorites"
          count={stats.favorites}
        />
        <Count icon={Bookmark} label="Wishlist" href="/wishlist" count={stats.wishlist} />
      </dl>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChartCard
          title="Tried per month"
          empty={stats.tried === 0 && "What you mark as tried shows here, month by month."}
        >
          <TriedPerMonth months={stats.months} counts={stats.triedPerMonth} />
        </ChartCard>
        <ChartCard
          title="Ratings you gave"
          empty={given === 0 && "Your first review starts this chart."}
        >
          <RatingsChart ratings={stats.ratings} />
        </ChartCard>
      </div>
      <ChartCard
        title="What you eat"
        empty={stats.tags.length === 0 && "The tags of what you tried, the warmer the more."}
      >
        <TagHeatMap months={stats.months} tags={stats.tags} />
      </ChartCard>
    </div>
  );
}

type CountProps = { icon: LucideIcon; label: string; href: string; count: number };

function Count({ icon: Icon, label, href, count }: CountProps) {
  return (
    <div className="relative flex flex-col-reverse items-center rounded-card border-2 border-line bg-card px-2 py-4 text-center transition-colors duration-150 has-[a:hover]:border-ink">
      <dt className="text-soft">
        <AppLink
          href={href}
          // All of the card is the link.
          className="flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-card"
        >
          <Icon aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {label}
        </AppLink>
      </dt>
      <dd className="type-display text-5xl tabular-nums">{count}</dd>
    </div>
  );
}
