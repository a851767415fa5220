import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "#client/features/about/terms-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/terms")({
  head: ({ match }) =>
    pageHead({
      title: "Terms of Service",
      description: "What you agree to when you use Cluck, in plain words.",
      url: `${match.context.origin}/terms`,
    }),
  component: TermsPage,
});
