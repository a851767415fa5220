import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import { Bookmark, Check, Heart, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { BarChart } from "#client/ui/bar-chart.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import type { ProfileStats } from "#contract/profile.ts";
import { statsQuery } from "./profile.queries.ts";

export function StatsSection({ userId }: { userId: string }) {
  const { data: stats } = useSuspenseQuery(statsQuery(userId));
  const reviewCount = stats.ratings.reduce((sum, count) => sum + count, 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="grid grid-cols-3 gap-3 sm:gap-5">
        <Count
          icon={Check}
          label="Tried"
          link={linkOptions({ to: "/collection", search: { tab: "tried" } })}
          count={stats.tried}
        />
        <Count
          icon={Heart}
          label="Favorites"
          link={linkOptions({ to: "/collection", search: { tab: "favorites" } })}
          count={stats.favorites}
        />
        <Count
          icon={Bookmark}
          label="Wishlist"
          link={linkOptions({ to: "/wishlist" })}
          count={stats.wishlist}
        />
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
          empty={reviewCount === 0 && "Your first review starts this chart."}
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

type CountProps = { icon: LucideIcon; label: string; link: LinkProps; count: number };

function Count({ icon: Icon, label, link, count }: CountProps) {
  return (
    <div className="relative flex flex-col-reverse items-center rounded-card border-2 border-line bg-card px-2 py-4 text-center transition-colors duration-150 has-[a:hover]:border-ink">
      <dt className="text-soft">
        <Link
          {...link}
          // The whole card is the link.
          className="flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-card"
        >
          <Icon className="size-4.5 max-sm:hidden" />
          {label}
        </Link>
      </dt>
      <dd className="type-display text-5xl tabular-nums">{count}</dd>
    </div>
  );
}

type ChartCardProps = {
  title: string;
  /** Shown instead of an empty chart. */
  empty: string | false;
  children: ReactNode;
};

function ChartCard({ title, empty, children }: ChartCardProps) {
  return (
    <Card>
      <CardBody>
        <h3 className="text-2xl">{title}</h3>
        {empty ? <p className="text-soft">{empty}</p> : children}
      </CardBody>
    </Card>
  );
}

function TriedPerMonth({ months, counts }: { months: string[]; counts: number[] }) {
  const bars = months.map((month, index) => ({
    key: month,
    name: monthName(month),
    label: monthInitial(month),
    count: counts[index] ?? 0,
  }));
  return <BarChart title="Sandwiches tried per month" bars={bars} />;
}

function RatingsChart({ ratings }: { ratings: number[] }) {
  const most = Math.max(1, ...ratings);
  const rows = ratings.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <>
      <p className="text-soft">
        On average{" "}
        <span className="type-display text-ink text-xl">{averageRating(ratings).toFixed(1)}</span>{" "}
        stars
      </p>
      <ul className="grid gap-1.5">
        {rows.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-2.5">
            <span className="type-display w-4 text-right tabular-nums">{stars}</span>
            <span className="sr-only">{stars === 1 ? "star:" : "stars:"}</span>
            <svg aria-hidden="true" height="14" className="w-0 flex-1">
              <rect width="100%" height="14" rx="7" className="fill-sunk" />
              <rect
                width={`${(count / most) * 100}%`}
                height="14"
                rx="7"
                className="fill-mustard"
              />
            </svg>
            <span className="w-7 text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type TagHeatMapProps = Pick<ProfileStats, "months" | "tags">;

const tagRow =
  "grid grid-cols-[6.5rem_minmax(0,1fr)_2rem] items-center gap-2.5 max-[22.5rem]:grid-cols-[5rem_minmax(0,1fr)_2rem] sm:grid-cols-[9rem_1fr_2.5rem]";

/** One row per tag and one cell per month; the more sandwiches were tried, the stronger its colour. */
function TagHeatMap({ months, tags }: TagHeatMapProps) {
  const most = Math.max(1, ...tags.flatMap(({ triedPerMonth }) => triedPerMonth));
  return (
    <div>
      <ul className="grid gap-1.5">
        {tags.map(({ name, tried, triedPerMonth }) => (
          <li key={name} className={tagRow}>
            <span className="truncate">{name}</span>
            <Cells name={name} months={months} counts={triedPerMonth} most={most} />
            <span className="type-display text-right text-lg tabular-nums">
              {tried}
              <span className="sr-only"> tried</span>
            </span>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={`${tagRow} mt-1 text-sm text-soft`}>
        <span />
        <span className="flex">
          {months.map((month) => (
            <span key={month} className="flex-1 text-center">
              {monthInitial(month)}
            </span>
          ))}
        </span>
        <span />
      </div>
    </div>
  );
}

type CellsProps = { name: string; months: string[]; counts: number[]; most: number };

function Cells({ name, months, counts, most }: CellsProps) {
  const step = 100 / months.length;
  const cell = { width: `${step * 0.88}%`, height: "26", rx: "4" };
  const labels = months.map((month, index) => `${monthName(month)}: ${counts[index]}`);
  const nonEmpty = labels.filter((_, index) => counts[index]);
  return (
    <svg
      role="img"
      aria-label={`${name} by month. ${nonEmpty.join(", ") || "None in the last twelve months"}.`}
      width="100%"
      height="26"
    >
      {months.map((month, index) => (
        <g key={month}>
          <title>{labels[index]}</title>
          <rect {...cell} x={`${(index + 0.06) * step}%`} className="fill-sunk" />
          <rect
            {...cell}
            x={`${(index + 0.06) * step}%`}
            fillOpacity={cellHeat(counts[index] ?? 0, most)}
            className="fill-paprika"
          />
        </g>
      ))}
    </svg>
  );
}

const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const monthStart = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** "M" for "2026-03", because twelve have to fit on a phone. */
export const monthInitial = (month: string): string => short.format(monthStart(month)).slice(0, 1);

/** "March 2026". */
export const monthName = (month: string): string => long.format(monthStart(month));

/** From the number of ones, twos, up to fives; 0 if there are none. */
export function averageRating(ratings: number[]): number {
  const count = ratings.reduce((sum, given) => sum + given, 0);
  const stars = ratings.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return count === 0 ? 0 : stars / count;
}

/** The opacity of a cell, from 0 for none to 1 for the most. */
export function cellHeat(count: number, most: number): number {
  if (count <= 0 || most <= 0) return 0;
  return 0.25 + 0.75 * Math.min(1, count / most);
}
