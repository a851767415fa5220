import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#client/features/about/privacy-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/privacy")({
  head: ({ match }) =>
    pageHead({
      title: "Privacy Policy",
      description: "What Cluck keeps about you, who can see it, and how to take it with you.",
      url: `${match.context.origin}/privacy`,
    }),
  component: PrivacyPage,
});
