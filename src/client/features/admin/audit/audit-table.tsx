import { useSuspenseQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { AppLink } from "#client/ui/app-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { ExportLink } from "#client/ui/export-link.tsx";
import type { AuditEntry } from "#contract/audit.ts";
import { DataTable } from "../data-table/data-table.tsx";
import type { Column } from "../data-table/data-table.types.ts";
import { withSearch } from "../data-table/table-address.ts";
import { TablePages } from "../data-table/table-pages.tsx";
import { auditCall, auditQuery } from "./audit.queries.ts";
import { AuditFilters } from "./audit-filters.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { ChangedFacts } from "./changed-facts.tsx";
import { formatInstant } from "./format-instant.ts";

const path = "/admin/audit-log";

const columns: Column<AuditEntry>[] = [
  {
    label: "Action",
    cell: ({ action }) => (
      <AppLink href={withSearch(path, { action })} className="hover:text-paprika">
        {action}
      </AppLink>
    ),
  },
  {
    label: "Person",
    cell: ({ actorName }) =>
      actorName ? (
        <AppLink href={withSearch(path, { actor: actorName })} className="link inline-block py-1">
          {actorName}
        </AppLink>
      ) : (
        <span className="text-soft">Has left</span>
      ),
  },
  {
    label: "Thing",
    cell: ({ entityType, entityId }) => (
      <AppLink
        href={withSearch(path, { entityType, entityId })}
        className="link block max-w-40 truncate"
      >
        {entityType} {entityId}
      </AppLink>
    ),
  },
  { label: "Change", cell: (entry) => <ChangedFacts entry={entry} /> },
  {
    label: "When (UTC)",
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time>,
    className: "md:whitespace-nowrap",
  },
];

export function AuditTable({ search }: { search: AuditSearch }) {
  const { data: page } = useSuspenseQuery(auditQuery(search));
  const { cursor, ...filters } = search;
  const isNarrowed = Object.values(filters).some((filter) => filter !== undefined);
  return (
    <>
      <AuditFilters path={path} search={search} />
      <div className="my-3 flex flex-wrap justify-between gap-3">
        {isNarrowed && (
          <Button asChild variant="quiet">
            <AppLink href={path}>Show everything</AppLink>
          </Button>
        )}
        <ExportLink href={withSearch(`${auditCall}.csv`, filters)} />
      </div>
      {page.items.length === 0 ? (
        <EmptyState
          art={<ScrollText />}
          title={isNarrowed ? "Nothing in the log matches" : "Nothing has happened yet"}
          text={isNarrowed ? "Try fewer or other words." : "What admins do is written down here."}
        />
      ) : (
        <DataTable caption="Audit log" columns={columns} rows={page.items} keyOf={({ id }) => id} />
      )}
      <TablePages
        label="Pages of the audit log"
        path={path}
        call={auditCall}
        search={search}
        nextCursor={page.nextCursor}
      />
    </>
  );
}
