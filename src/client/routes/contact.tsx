import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "#client/features/about/contact-page.tsx";
import { siteQuery } from "#client/features/shell/site.queries.ts";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/contact")({
  head: ({ match }) =>
    pageHead({
      title: "Contact Us",
      description: "How to reach the people who keep Cluck's catalogue of chicken sandwiches.",
      url: `${match.context.origin}/contact`,
    }),
  component: () => <ContactPage email={useSuspenseQuery(siteQuery).data.contactEmail} />,
});
