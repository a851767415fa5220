import { createFileRoute } from "@tanstack/react-router";
import { RecommendPage } from "#client/features/recommendations/recommend-page.tsx";
import { pageHead } from "#client/lib/page-head.ts";

export const Route = createFileRoute("/recommend-restaurant")({
  head: ({ match }) =>
    pageHead({
      title: "Recommend a Restaurant",
      description: "Tell Cluck about a restaurant whose chicken sandwiches are missing.",
      url: `${match.context.origin}/recommend-restaurant`,
    }),
  component: RecommendPage,
});
