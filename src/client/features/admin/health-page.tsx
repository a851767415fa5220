import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { endpointQuery } from "#client/lib/endpoint-query.ts";
import { Card, CardBody } from "#client/ui/card.tsx";
import { LoadFailed } from "#client/ui/page-part.tsx";
import { readHealth } from "#contract/administration.endpoints.ts";
import type { Health, HealthMinute, HealthTask } from "#contract/health.ts";
import { AdminPage } from "./admin-page.tsx";
import { TableSkeleton } from "./data-table/table-states.tsx";

export const healthQuery = queryOptions({
  ...endpointQuery(readHealth),
  // Each visit shows the current state.
  staleTime: 0,
  refetchInterval: 60_000,
});

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const count = (value: number) => number.format(value);
const milliseconds = (value: number) => `${number.format(value)} ms`;
const percent = (value: number) => `${number.format(value * 100)} %`;
const megabytes = (bytes: number) => `${number.format(bytes / 1024 ** 2)} MB`;
const gigabytes = (bytes: number) => `${number.format(bytes / 1024 ** 3)} GB`;

export const HealthPage = () => (
  <AdminPage title="Server Health">
    <HealthOverview />
  </AdminPage>
);

function HealthOverview() {
  const { data: health, isError, refetch } = useQuery(healthQuery);
  // Also when the cache has older numbers, which say nothing about now.
  if (isError) return <LoadFailed onRetry={() => refetch()} />;
  if (!health) return <TableSkeleton />;
  return (
    <div className="grid gap-6">
      <Tasks tasks={health.tasks} />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {charts.map((chart) => (
          <MinuteCard key={chart.title} minutes={health.minutes} {...chart} />
        ))}
      </div>
      <Numbers health={health} />
      <p className="text-soft">
        All of this is about the one process that answered. Where several run, each has its own
        numbers; the page shows those of whichever comes first.
      </p>
    </div>
  );
}

const taskTexts: Record<HealthTask, ReactNode> = {
  databaseAway: "The database does not answer. See whether it runs and can be reached.",
  migrationsPending: "A newer release is installed than the one that runs. Restart the process.",
  diskNearlyFull: "The disk of the data folder is nearly full. Make room, or move to a larger one.",
  jobsGivenUp: (
    <span>
      Some jobs failed too often and were given up.{" "}
      <Link to="/admin/jobs" className="link">
        See why, and try them again
      </Link>
      .
    </span>
  ),
  backupMissing:
    "There is no backup in the folder for backups. Make one, and let it happen every day.",
  backupOld: "The newest backup is older than a day and a half. See why the last one failed.",
  mailNotSetUp: "Mail is not set up: forgotten passwords have to be reset by hand.",
};

function Tasks({ tasks }: { tasks: HealthTask[] }) {
  return (
    <section
      aria-labelledby="tasks"
      className="rounded-card bg-mustard-wash px-5 py-4 text-on-mustard"
    >
      <h2 id="tasks" className="text-2xl">
        What needs doing
      </h2>
      {tasks.length === 0 ? (
        <p className="mt-1 flex items-center gap-2">
          <CircleCheck className="size-5 shrink-0" />
          Nothing. All is well.
        </p>
      ) : (
        <ul className="mt-1 grid gap-2">
          {tasks.map((task) => (
            <li key={task} className="flex gap-2">
              <TriangleAlert className="mt-0.5 size-5 shrink-0" />
              {taskTexts[task]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MinuteChart {
  title: string;
  read: (minute: HealthMinute) => number;
  format: (value: number) => string;
}

const shareFromMemory = ({ memoryHits: hits, memoryMisses: misses }: HealthMinute) =>
  hits + misses === 0 ? 0 : hits / (hits + misses);

const charts: MinuteChart[] = [
  { title: "Requests per minute", read: (minute) => minute.requests, format: count },
  { title: "Failed requests", read: (minute) => minute.failures, format: count },
  { title: "Mean time to answer", read: (minute) => minute.meanMilliseconds, format: milliseconds },
  { title: "Time at work", read: (minute) => minute.busyShare, format: percent },
  { title: "Longest hold-up", read: (minute) => minute.lagMilliseconds, format: milliseconds },
  { title: "Answered from memory", read: shareFromMemory, format: percent },
  { title: "Waiting for the database", read: (minute) => minute.connectionsWaiting, format: count },
  { title: "Pages being drawn", read: (minute) => minute.pagesDrawing, format: count },
  { title: "Memory in use", read: (minute) => minute.residentBytes, format: megabytes },
];

function MinuteCard({ title, read, format, minutes }: MinuteChart & { minutes: HealthMinute[] }) {
  const values = minutes.map(read);
  const latest = values.at(-1);
  return (
    <Card>
      <CardBody>
        <h3 className="text-soft">{title}</h3>
        {latest === undefined ? (
          <p>The first minute is not over yet.</p>
        ) : (
          <>
            <p className="type-display text-3xl tabular-nums">{format(latest)}</p>
            <Line title={title} values={values} most={format(Math.max(...values))} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

/** The width of every chart, so that the last minute is always at the right. */
const minutesShown = 60;
const height = 40;

function Line({ title, values, most }: { title: string; values: number[]; most: string }) {
  const highest = Math.max(...values) || 1;
  const first = minutesShown - values.length;
  const points = values.map(
    (value, index) => `${first + index + 0.5},${height - 1 - (value / highest) * (height - 3)}`,
  );
  return (
    <svg
      role="img"
      aria-label={`${title} in the last hour, at most ${most}`}
      viewBox={`0 0 ${minutesShown} ${height}`}
      preserveAspectRatio="none"
      className="h-12 w-full overflow-visible"
    >
      <path d={`M0 ${height}H${minutesShown}`} className="stroke-edge" {...outline} />
      {/* A point where the line would start, for a single value. */}
      <path d={`M${points.join("L")}h0`} className="fill-none stroke-paprika" {...outline} />
    </svg>
  );
}

const outline = {
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

function Numbers({ health }: { health: Health }) {
  const { connections, memory, pages, condition } = health;
  const { newestBackupAt, diskFreeBytes, diskBytes } = condition ?? {};
  const engine = health.engine === "embedded" ? "embedded" : "a PostgreSQL server";
  return (
    <Card>
      <CardBody>
        <h2 className="text-2xl">Numbers</h2>
        <dl className="grid gap-x-10 gap-y-2 md:grid-cols-2">
          <Fact label="Running since">{moment(health.startedAt)}</Fact>
          <Fact label="Database">
            {condition ? `${engine}, ${megabytes(condition.databaseBytes)}` : engine}
          </Fact>
          <Fact label="Connections in use">
            {connections.inUse} of {connections.inUse + connections.idle}
          </Fact>
          <Fact label="Slow statements">{count(connections.slowStatements)}</Fact>
          <Fact label="Kept answers">
            {count(memory.entries)}, {megabytes(memory.bytes)}
          </Fact>
          <Fact label="Threads that draw pages">{pages.threads}</Fact>
          {condition && (
            <>
              <Fact label="Jobs that are due">{count(condition.jobsDue)}</Fact>
              <Fact label="Jobs given up">{count(condition.jobsGivenUp)}</Fact>
              <Fact label="Newest backup">{newestBackupAt ? moment(newestBackupAt) : "none"}</Fact>
            </>
          )}
          {diskFreeBytes != null && diskBytes != null && (
            <Fact label="Free on the disk">
              {gigabytes(diskFreeBytes)} of {gigabytes(diskBytes)}
            </Fact>
          )}
        </dl>
      </CardBody>
    </Card>
  );
}

const moment = (iso: string) => `${iso.slice(0, 16).replace("T", " ")} UTC`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="leader">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
