import { useSuspenseQuery } from "@tanstack/react-query";
import { AdminPage } from "../admin-page.tsx";
import { CatalogueGaps } from "./catalogue-gaps.tsx";
import { DashboardLinks } from "./dashboard-links.tsx";
import { overviewQuery } from "./overview.queries.ts";
import { SystemStats } from "./system-stats.tsx";
import { UserManagement } from "./user-management.tsx";
import { Waiting } from "./waiting.tsx";
import { WeekChart } from "./week-chart.tsx";

export function DashboardPage() {
  const { data: overview } = useSuspenseQuery(overviewQuery);
  const { totals, waiting, weeks, gaps } = overview;
  return (
    <AdminPage title="Admin Dashboard" back={{ href: "/", label: "Back to Home" }}>
      <div className="grid gap-6">
        <Waiting waiting={waiting} />
        <DashboardLinks />
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <SystemStats totals={totals} />
          <WeekChart
            title="New members per week"
            weeks={weeks.map(({ week, members }) => ({ week, count: members }))}
          />
          <WeekChart
            title="New reviews per week"
            weeks={weeks.map(({ week, reviews }) => ({ week, count: reviews }))}
          />
        </div>
        <CatalogueGaps gaps={gaps} />
        <UserManagement />
      </div>
    </AdminPage>
  );
}
