import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "#client/features/about/contact-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/contact")({
  head: ({ match }) =>
    pageHead({
      title: "Contact Us",
      description: "How to reach the people who keep Cluck's catalogue of chicken sandwiches.",
      url: `${match.context.origin}/contact`,
    }),
  component: ContactPage,
});
