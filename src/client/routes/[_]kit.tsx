import { createFileRoute, notFound } from "@tanstack/react-router";
import { KitPage } from "#client/features/kit/kit-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/_kit")({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => pageHead({ title: "Kit", description: "Every piece of the design kit." }),
  component: KitPage,
});
