import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AwardPage } from "#client/features/admin/badges/award-page.tsx";
import { memberListQuery } from "#client/features/admin/members/members.queries.ts";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/award-badges")({
  beforeLoad: requireAccess("admin"),
  // Only the server waits: the list shows its own loading and failure.
  loader: async ({ context: { queryClient } }) => {
    const list = queryClient.prefetchInfiniteQuery(memberListQuery(""));
    if (import.meta.env.SSR) await list;
  },
  head: () => unlistedHead("Award Badges"),
  component: AwardPage,
});
