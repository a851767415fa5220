import { createFileRoute, linkOptions, type SearchSchemaInput } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { LoadFailed, TableSkeleton } from "#client/features/admin/data-table/table-states.tsx";
import { gapTabs } from "#client/features/admin/gap-names.ts";
import { type GapsSearch, GapsTable, gapsQuery } from "#client/features/admin/gaps-table.tsx";
import { TabbedSection } from "#client/features/admin/tabbed-section.tsx";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { readChoice, readText } from "#client/lib/search-values.ts";
import { catalogueGaps } from "#contract/administration-choices.ts";

export const Route = createFileRoute("/admin/gaps")({
  validateSearch: readGapsSearch,
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: ({ deps, location, context: { queryClient } }) =>
    loadOrFirstPage(queryClient.ensureQueryData(gapsQuery(deps)), location),
  head: () => unlistedHead("What Is Missing"),
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

/** The first gap is the default. */
function readGapsSearch({ gap, cursor }: Partial<GapsSearch> & SearchSchemaInput): GapsSearch {
  return { gap: readChoice(catalogueGaps, gap) ?? "price", cursor: readText(1000, cursor) };
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
  link: linkOptions({ to: "/admin/gaps", search: { gap } }),
}));

function Frame({ children }: { children: ReactNode }) {
  return (
    <AdminPage title="What Is Missing">
      <TabbedSection label="What is missing" tabs={tabs} current={Route.useSearch().gap}>
        {children}
      </TabbedSection>
    </AdminPage>
  );
}
