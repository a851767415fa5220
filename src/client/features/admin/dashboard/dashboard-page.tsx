import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card, CardBody } from "#client/ui/card.tsx";
import { LoadFailed } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Overview } from "#contract/administration.ts";
import { AdminPage } from "../admin-page.tsx";
import { CatalogueGaps } from "./catalogue-gaps.tsx";
import { DashboardLinks } from "./dashboard-links.tsx";
import { overviewQuery } from "./overview.queries.ts";
import { SystemStats } from "./system-stats.tsx";
import { UserManagement } from "./user-management.tsx";
import { Waiting } from "./waiting.tsx";
import { WeekChart } from "./week-chart.tsx";

export function DashboardPage() {
  return (
    <AdminPage title="Admin Dashboard" back={{ href: "/", label: "Back to Home" }}>
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
        <UserManagement />
      </div>
    </AdminPage>
  );
}

type OverviewPartProps = {
  /** While it is on its way. */
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

/** All of them come with one answer: trying again at one brings the others too. */
function OverviewPart({ height, children }: OverviewPartProps) {
  const { data, isError, refetch } = useQuery(overviewQuery);
  // Also where there are numbers of before: they are not those of now.
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (data) return children(data);
  return (
    <div role="status" aria-label="Loading" className="flex-1">
      <Skeleton className={height} />
    </div>
  );
}
