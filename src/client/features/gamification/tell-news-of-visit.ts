import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { askForNews } from "./follow-progress.ts";

/** Whoever arrives or signs in hears what they earned while they were away. */
export function tellNewsOfVisit(queryClient: QueryClient) {
  let toldTo: string | undefined;
  const viewer = new QueryObserver(queryClient, { ...viewerQuery, enabled: false });
  viewer.subscribe(({ data }) => {
    if (data && data.id !== toldTo) askForNews(queryClient, data.id);
    if (data !== undefined) toldTo = data?.id;
  });
}
