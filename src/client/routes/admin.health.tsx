import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { HealthPage, healthQuery } from "#client/features/admin/health-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/health")({
  beforeLoad: requireAccess("admin"),
  loader: async ({ context: { queryClient } }) => {
    const loading = queryClient.prefetchQuery(healthQuery);
    if (import.meta.env.SSR) await loading;
  },
  head: () => unlistedHead("Server Health"),
  component: HealthPage,
});
