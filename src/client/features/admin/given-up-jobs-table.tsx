import { PartyPopper } from "lucide-react";
import { failedWith } from "#client/lib/error-message.ts";
import { formatInstant } from "#client/lib/format-date.ts";
import { useChange } from "#client/lib/use-change.ts";
import { SmallButton } from "#client/ui/button.tsx";
import { listGivenUpJobs, removeJob, retryJob } from "#contract/jobs.endpoints.ts";
import type { GivenUpJob } from "#contract/jobs.ts";
import type { Column } from "./data-table/data-table.tsx";
import { PagedTable } from "./data-table/paged-table.tsx";
import { reloadsTables, tableQuery } from "./data-table/table.queries.ts";
import type { CursorSearch } from "./data-table/table-search.ts";

export const givenUpJobsQuery = (search: CursorSearch) => tableQuery(listGivenUpJobs, search);

const columns: Column<GivenUpJob>[] = [
  { label: "Job", cell: jobText },
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

const workTexts: Record<string, string> = {
  backup: "Daily backup",
  vacuum: "Tidying the database",
  ranks: "Ranks of the sandwiches",
  neighbours: "Similar sandwiches",
  websites: "Reading websites again",
  "old jobs": "Removing old failed jobs",
  "old trash": "Emptying the trash",
  "unused images": "Removing unused images",
  "expired sessions": "Removing ended sessions",
  "expired tokens": "Removing links that no longer work",
  "expired challenges": "Removing old registration checks",
  "expired throttles": "Forgetting old login attempts",
};

const mailTexts: Record<string, string> = {
  "forgotten-password": "a link to choose a new password",
  "password-reset": "a link to choose a new password",
  "email-confirmation": "a link to confirm an address",
  "email-changed": "the address was changed",
  "new-sign-in": "a sign-in from a new device",
  "passkey-added": "a passkey was added",
  "passkey-removed": "a passkey was removed",
  "second-factor-on": "the second factor was turned on",
  "second-factor-off": "the second factor was turned off",
  "recovery-codes-made": "new recovery codes were made",
};

/** Describes the job, or names its kind if we have no description. */
export function jobText({ kind, about, username }: GivenUpJob): string {
  if (kind !== "account-mail") return workTexts[kind] ?? kind;
  const text = about && (mailTexts[about] ?? about);
  return `Mail${username ? ` to ${username}` : ""}${text ? `: ${text}` : ""}`;
}

/** Jobs that failed for good. */
export function GivenUpJobsTable({ search }: { search: CursorSearch }) {
  return (
    <PagedTable
      query={givenUpJobsQuery(search)}
      caption="Failed jobs"
      columns={columns}
      readKey={({ id }) => id}
      actions={(job) => <JobButtons job={job} />}
      pagesLabel="Pages of failed jobs"
      path="/admin/jobs"
      search={search}
      empty={{
        art: <PartyPopper />,
        title: "No failed jobs",
        text: "Mails, backups and clean-ups that fail are tried again for hours. What fails for good appears here for a month.",
      }}
    />
  );
}

function JobButtons({ job }: { job: GivenUpJob }) {
  const retry = useChange({
    ...reloadsTables,
    send: (api, { id }: GivenUpJob) => api.call(retryJob, { id }),
    done: (_, tried) => ({
      title: "Trying Again",
      description: `${jobText(tried)}. Within a minute.`,
    }),
    failed: failedWith("Not Tried Again"),
  });
  const removal = useChange({
    ...reloadsTables,
    send: (api, { id }: GivenUpJob) => api.call(removeJob, { id }),
    done: (_, removed) => ({ title: "Job Removed", description: jobText(removed) }),
    failed: failedWith("Not Removed"),
  });
  return (
    <>
      <SmallButton
        aria-label={`Try again: ${jobText(job)}`}
        loading={retry.isPending}
        onClick={() => retry.mutate(job)}
      >
        Try again
      </SmallButton>
      <SmallButton
        variant="quiet"
        aria-label={`Remove: ${jobText(job)}`}
        loading={removal.isPending}
        onClick={() => removal.mutate(job)}
      >
        Remove
      </SmallButton>
    </>
  );
}
