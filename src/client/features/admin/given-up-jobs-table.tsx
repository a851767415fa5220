import { useSuspenseQuery } from "@tanstack/react-query";
import { PartyPopper } from "lucide-react";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { formatInstant } from "#client/lib/format-instant.ts";
import { useChange } from "#client/lib/use-change.ts";
import { Button } from "#client/ui/button.tsx";
import { listGivenUpJobs, removeJob, retryJob } from "#contract/jobs.endpoints.ts";
import type { GivenUpJob } from "#contract/jobs.ts";
import { type Column, DataTable } from "./data-table/data-table.tsx";
import { reloadsTables, tablePagesKey, tableQuery } from "./data-table/table.queries.ts";
import { EmptyTable, TablePages } from "./data-table/table-pages.tsx";
import type { CursorSearch } from "./data-table/table-search.ts";

export const givenUpJobsQuery = (search: CursorSearch) => tableQuery(listGivenUpJobs, search);

const columns: Column<GivenUpJob>[] = [
  { label: "Job", cell: ({ kind }) => kind },
  {
    label: "Last error",
    cell: ({ lastError }) => <span className="wrap-anywhere">{lastError ?? "Unknown"}</span>,
  },
  { label: "Attempts", cell: ({ attempts }) => attempts },
  {
    label: "Since (UTC)",
    cell: ({ createdAt }) => formatInstant(createdAt),
    className: "md:whitespace-nowrap",
  },
];

/** What the server could not do after many attempts. */
export function GivenUpJobsTable({ search }: { search: CursorSearch }) {
  const { data: page } = useSuspenseQuery(givenUpJobsQuery(search));
  return (
    <>
      {page.items.length === 0 ? (
        <EmptyTable
          search={search}
          art={<PartyPopper />}
          title="No failed jobs"
          text="Mails, backups and clean-ups that fail are tried again for hours. What fails for good appears here for a month."
        />
      ) : (
        <DataTable
          caption="Failed jobs"
          columns={columns}
          rows={page.items}
          readKey={({ id }) => id}
          actions={(job) => <JobButtons job={job} />}
        />
      )}
      <TablePages
        label="Pages of failed jobs"
        path="/admin/jobs"
        search={search}
        pagesKey={tablePagesKey(listGivenUpJobs, {})}
        nextCursor={page.nextCursor}
      />
    </>
  );
}

function JobButtons({ job }: { job: GivenUpJob }) {
  const retry = useChange({
    ...reloadsTables,
    send: (api, { id }: GivenUpJob) => api.call(retryJob, { id }),
    done: (_, { kind }) => ({ title: "Trying Again", description: `${kind}: within a minute.` }),
    failed: (error) => ({ title: "Not Tried Again", description: getErrorMessage(error) }),
  });
  const removal = useChange({
    ...reloadsTables,
    send: (api, { id }: GivenUpJob) => api.call(removeJob, { id }),
    done: (_, { kind }) => ({ title: "Job Removed", description: kind }),
    failed: (error) => ({ title: "Not Removed", description: getErrorMessage(error) }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Try ${job.kind} again`}
        loading={retry.isPending}
        onClick={() => retry.mutate(job)}
      >
        Try again
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Remove ${job.kind}`}
        loading={removal.isPending}
        onClick={() => removal.mutate(job)}
      >
        Remove
      </Button>
    </>
  );
}
