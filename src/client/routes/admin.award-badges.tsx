import { createFileRoute } from "@tanstack/react-router";
import { requireAccess } from "#client/features/accounts/require-access.ts";
import { AwardPage } from "#client/features/admin/awards/award-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/admin/award-badges")({
  beforeLoad: requireAccess("admin"),
  head: () =>
    pageHead({
      title: "Award Badges",
      description: "Give badges to members.",
      noindex: true,
    }),
  component: AwardPage,
});
