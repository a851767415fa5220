import { createFileRoute } from "@tanstack/react-router";
import { requireMember } from "#client/features/accounts/require-access.ts";
import { ImportPage } from "#client/features/collection-pages/import/import-page.tsx";
import { unlistedHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/collection/import")({
  loader: async ({ context: { queryClient }, location }) => {
    await requireMember(queryClient, location.href);
  },
  head: () => unlistedHead("Import a Collection"),
  component: ImportPage,
});
