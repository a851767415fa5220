import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { useViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { loadEntries, useEntry } from "#client/features/collection/entries.queries.ts";
import { ReviewFormPage, ReviewNotFound } from "#client/features/reviews/review-form-page.tsx";
import { ownReviewQuery } from "#client/features/reviews/reviews.queries.ts";
import { loadSandwich } from "#client/features/sandwiches/load-sandwich.ts";
import { SandwichPicture } from "#client/features/sandwiches/sandwich-picture.tsx";
import { sandwichQuery } from "#client/features/sandwiches/sandwiches.queries.ts";
import { requireSerialId } from "#client/lib/load-or-not-found.ts";
import { unlistedHead } from "#client/lib/page-head.ts";
import { PagePending } from "#client/ui/page-part.tsx";

export const Route = createFileRoute("/sandwich/$id/review")({
  loader: async ({ params, location, context: { queryClient } }) => {
    const { id, name } = await loadSandwich(queryClient, requireSerialId(params.id));
    const viewer = await queryClient.ensureQueryData(viewerQuery);
    if (!viewer) {
      const search = { message: "review", next: location.pathname } as const;
      throw redirect({ to: "/login", search, replace: true });
    }
    await Promise.all([
      queryClient.ensureQueryData(ownReviewQuery(viewer.id, id)),
      loadEntries(queryClient, [{ id }]),
    ]);
    return { id, name };
  },
  head: ({ loaderData }) =>
    unlistedHead(loaderData ? `Review ${loaderData.name}` : "Sandwich not found"),
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: () => <PagePending text="Loading sandwich details..." />,
  notFoundComponent: ReviewNotFound,
  component: ReviewRoute,
});

function ReviewRoute() {
  const { id } = Route.useLoaderData();
  const viewer = useViewer();
  const { data: sandwich } = useSuspenseQuery(sandwichQuery(id));
  const entry = useEntry(id);
  // After a logout, until the next page is there.
  if (!viewer) return null;
  return (
    <ReviewFormPage
      key={`${viewer.id} ${id}`}
      userId={viewer.id}
      sandwich={sandwich}
      entry={entry}
      picture={
        <SandwichPicture sandwich={sandwich} sizes="(min-width: 64rem) 28rem, 100vw" isMain />
      }
    />
  );
}
