import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AdminPage } from "#client/features/admin/admin-page.tsx";
import { readTableSearch } from "#client/features/admin/data-table/table-search.ts";
import { TableFailed, TablePending } from "#client/features/admin/data-table/table-states.tsx";
import { Invitations } from "#client/features/admin/members/invitations.tsx";
import {
  invitationsQuery,
  memberTableQuery,
} from "#client/features/admin/members/members.queries.ts";
import { MembersTable } from "#client/features/admin/members/members-table.tsx";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { loadOrFirstPage } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { PagePart } from "#client/ui/page-part.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { memberSorts } from "#contract/administration-choices.ts";

const frame = { title: "Members" };

export const Route = createFileRoute("/admin/members")({
  validateSearch: (search: Record<string, unknown>) => readTableSearch(search, memberSorts),
  beforeLoad: requireAccess("admin"),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, location, context: { queryClient } }) => {
    const members = loadOrFirstPage(queryClient.ensureQueryData(memberTableQuery(deps)), location);
    const invited = queryClient.ensureQueryData(siteQuery).then(async ({ registration }) => {
      if (registration === "invite") await queryClient.ensureQueryData(invitationsQuery);
    });
    await Promise.allSettled([members, invited]);
    return members;
  },
  head: () => unlistedHead(frame.title),
  pendingMs: 300,
  pendingComponent: () => <TablePending {...frame} />,
  errorComponent: () => (
    <TableFailed {...frame} message="Failed to load users. Please try refreshing the page." />
  ),
  component: Members,
});

function Members() {
  const { registration } = useSuspenseQuery(siteQuery).data;
  return (
    <AdminPage {...frame}>
      {registration === "invite" && (
        <PagePart fallback={<Skeleton className="mb-6 h-40 rounded-card" />}>
          <Invitations />
        </PagePart>
      )}
      <MembersTable search={Route.useSearch()} />
    </AdminPage>
  );
}
