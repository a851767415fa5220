import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import { gapTabs } from "#client/features/admin/gap-names.ts";
import { type GapsSearch, GapsTable, gapsQuery } from "#client/features/admin/gaps-table.tsx";
import { LinkTabs } from "#client/features/admin/link-tabs.tsx";
import { oneOf, textUpTo } from "#client/features/explore/search-values.ts";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { teamHead } from "#client/lib/page-head.ts";
import { catalogueGaps } from "#contract/administration-choices.ts";

export const Route = createFileRoute("/admin/gaps")({
  validateSearch: readGapsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(gapsQuery(deps)), location),
  head: () => teamHead("What Is Missing"),
  pendingMs: 300,
  pendingComponent: () => (
    <Frame>
      <TableSkeleton />
    </Frame>
  ),
  errorComponent: () => (
    <Frame>
      <LoadFailed message="Failed to load what is missing. Please try again." />
    </Frame>
  ),
  component: Gaps,
});

function readGapsSearch({ gap, cursor }: Record<string, unknown>): GapsSearch {
  return { gap: oneOf(catalogueGaps, gap) ?? "price", cursor: textUpTo(1000, cursor) };
}

function Gaps() {
  return (
    <Frame>
      <GapsTable search={Route.useSearch()} />
    </Frame>
  );
}

const tabs = catalogueGaps.map((gap) => ({
  id: gap,
  label: gapTabs[gap],
  href: `/admin/gaps?gap=${gap}`,
}));

function Frame({ children }: { children: ReactNode }) {
  return (
    <AdminPage title="What Is Missing">
      <LinkTabs label="What is missing" tabs={tabs} current={Route.useSearch().gap}>
        {children}
      </LinkTabs>
    </AdminPage>
  );
}
