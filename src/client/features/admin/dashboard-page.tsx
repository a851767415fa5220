import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps, linkOptions } from "@tanstack/react-router";
import {
  Activity,
  ArrowRight,
  Award,
  ChevronRight,
  CircleCheck,
  ClipboardList,
  Flag,
  Inbox,
  type LucideIcon,
  Medal,
  MessageCircleQuestion,
  Plus,
  RefreshCw,
  ScrollText,
  Search,
  ServerCrash,
  Store,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { endpointKey, keyedQuery } from "#client/lib/endpoint-query.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { formatDate } from "#client/lib/format-date.ts";
import { BarChart } from "#client/ui/bar-chart.tsx";
import { Card, CardBody } from "#client/ui/card.tsx";
import { LoadFailed } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { readOverview } from "#contract/administration.endpoints.ts";
import type { Overview } from "#contract/administration.ts";
import { catalogueGaps } from "#contract/administration-choices.ts";
import { AdminPage } from "./admin-page.tsx";
import { tablesKey } from "./data-table/table.queries.ts";
import { gapNames } from "./gap-names.ts";
import { MemberManagement } from "./members/member-management.tsx";

export function DashboardPage() {
  return (
    <AdminPage
      title="Admin Dashboard"
      back={{ link: linkOptions({ to: "/" }), label: "Back to Home" }}
    >
      <div className="grid gap-6">
        <section
          aria-labelledby="waiting"
          className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-mustard-wash px-5 py-4 text-on-mustard"
        >
          <h2 id="waiting" className="text-2xl">
            Waiting for a decision
          </h2>
          <OverviewPart height="h-touch">
            {({ waiting }) => <Waiting waiting={waiting} />}
          </OverviewPart>
        </section>
        <DashboardLinks />
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <OverviewCard title="System Stats" height="h-32">
            {({ totals }) => <SystemStats totals={totals} />}
          </OverviewCard>
          {(["members", "reviews"] as const).map((thing) => (
            <OverviewCard key={thing} title={`New ${thing} per week`} height="h-52">
              {({ weeks }) => (
                <WeekChart
                  title={`New ${thing} per week`}
                  weeks={weeks.map((each) => ({ week: each.week, count: each[thing] }))}
                />
              )}
            </OverviewCard>
          ))}
        </div>
        <OverviewCard title="Data Quality" height="h-28">
          {({ gaps }) => <CatalogueGaps gaps={gaps} />}
        </OverviewCard>
        <MemberManagement />
      </div>
    </AdminPage>
  );
}

type OverviewPartProps = {
  /** Height of the skeleton. */
  height: string;
  children: (overview: Overview) => ReactNode;
};

function OverviewCard({ title, ...part }: OverviewPartProps & { title: string }) {
  return (
    <Card className="h-full">
      <CardBody>
        <h2 className="text-2xl">{title}</h2>
        <OverviewPart {...part} />
      </CardBody>
    </Card>
  );
}

/** All parts share one query, so a retry loads all of them. */
function OverviewPart({ height, children }: OverviewPartProps) {
  const { data, isError, refetch } = useQuery(overviewQuery);
  // Also when the cache has older numbers, which may be wrong by now.
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (data) return children(data);
  return (
    <div role="status" aria-label="Loading" className="flex-1">
      <Skeleton className={height} />
    </div>
  );
}

/** Below the key of the tables, so that it is reloaded with them. */
export const overviewQuery = keyedQuery([...tablesKey, ...endpointKey(readOverview)], readOverview);

function Waiting({ waiting }: { waiting: Overview["waiting"] }) {
  const queues: { count: number; names: [one: string, many?: string]; link: LinkProps }[] = [
    {
      count: waiting.recommendations,
      names: ["recommendation"],
      link: { to: "/admin/recommendations", search: { status: "pending" } },
    },
    { count: waiting.reportedReviews, names: ["reported review"], link: { to: "/admin/reviews" } },
    {
      count: waiting.websiteChanges,
      names: ["changed website"],
      link: { to: "/admin/website-changes" },
    },
    {
      count: waiting.factChecks,
      names: ["fact that members checked", "facts that members checked"],
      link: { to: "/admin/member-answers" },
    },
    { count: waiting.givenUpJobs, names: ["failed job"], link: { to: "/admin/jobs" } },
  ];
  const waitingQueues = queues.filter(({ count }) => count > 0);
  if (waitingQueues.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck className="size-5" />
        Nothing. All decided.
      </p>
    );
  }
  return waitingQueues.map(({ count, names: [one, many], link }) => (
    <Link
      {...link}
      key={link.to}
      className="inline-flex min-h-touch items-center gap-2 font-semibold underline decoration-2 underline-offset-4"
    >
      {formatCount(count, one, many)}
      <ArrowRight className="size-4" />
    </Link>
  ));
}

const number = new Intl.NumberFormat("en-US");

function SystemStats({ totals }: { totals: Overview["totals"] }) {
  const stats = [
    { label: "Total Users", count: totals.users },
    { label: "Total Restaurants", count: totals.restaurants },
    { label: "Total Sandwiches", count: totals.sandwiches },
  ];
  return (
    <dl className="grid gap-2">
      {stats.map(({ label, count }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="leader">{label}</dt>
          <dd className="type-display text-3xl tabular-nums">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function WeekChart({ title, weeks }: { title: string; weeks: { week: string; count: number }[] }) {
  const bars = weeks.map(({ week, count }) => ({
    key: week,
    name: formatDate(week),
    label: Number(week.slice(8)),
    count,
  }));
  return (
    <>
      <BarChart title={title} bars={bars} />
      <p className="text-[0.9375rem] text-soft">
        Weeks from {formatDate(weeks[0]?.week ?? "")} on, by their Monday
      </p>
    </>
  );
}

function CatalogueGaps({ gaps }: { gaps: Overview["gaps"] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {catalogueGaps.map((gap) => (
        <li key={gap}>
          <Link
            to="/admin/gaps"
            search={{ gap }}
            className="flex h-full flex-col rounded-control border-2 border-line p-4 hover:border-ink"
          >
            <span className="type-display text-4xl tabular-nums">
              {gaps[gap].count}
              {gaps[gap].isMore && "+"}
            </span>
            <span className="text-pretty leading-snug">{gapNames[gap]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const groups: {
  title: string;
  links: { label: string; to: LinkProps["to"]; icon: LucideIcon }[];
}[] = [
  {
    title: "Content Management",
    links: [
      { label: "Add Restaurant", to: "/add-restaurant", icon: Plus },
      { label: "Manage Restaurants", to: "/admin/restaurants", icon: Store },
      { label: "Explore Sandwiches", to: "/explore", icon: Search },
      { label: "Restaurant Recommendations", to: "/admin/recommendations", icon: Inbox },
    ],
  },
  {
    title: "Badge Management",
    links: [
      { label: "Manage Badges", to: "/admin/badges", icon: Medal },
      { label: "Award Badges", to: "/admin/award-badges", icon: Award },
    ],
  },
  {
    title: "Community",
    links: [
      { label: "Reported Reviews", to: "/admin/reviews", icon: Flag },
      { label: "Members", to: "/admin/members", icon: Users },
      { label: "Audit Log", to: "/admin/audit-log", icon: ScrollText },
      { label: "Website Changes", to: "/admin/website-changes", icon: RefreshCw },
      { label: "What Members Say", to: "/admin/member-answers", icon: MessageCircleQuestion },
      { label: "What Is Missing", to: "/admin/gaps", icon: ClipboardList },
      { label: "Server Health", to: "/admin/health", icon: Activity },
      { label: "Failed Jobs", to: "/admin/jobs", icon: ServerCrash },
    ],
  },
];

export function DashboardLinks() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ title, links }) => (
        <Card key={title}>
          <CardBody>
            <h2 className="text-2xl">{title}</h2>
            <ul className="-mx-2">
              {links.map(({ label, to, icon: Icon }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="group flex min-h-touch items-center gap-3 rounded-control px-2 font-semibold hover:bg-mustard-wash hover:text-on-mustard"
                  >
                    <Icon className="size-5 shrink-0 text-paprika group-hover:text-current" />
                    {label}
                    <ChevronRight className="ml-auto size-5 text-soft" />
                  </Link>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
