import { type QueryClient, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/personal-queries.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { CollectionEntry } from "#contract/collection.ts";

/** All of a member's entries, asked for once and shared by every card. */
export const entriesQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "entries"),
    queryFn: ({ client, signal }) =>
      apiOf(client).getAll<CollectionEntry>(
        `/api/users/${encodeURIComponent(userId)}/sandwiches?limit=200`,
        signal,
      ),
  });

/** For the loader of every route with sandwich cards: their toggles are then right in the HTML. A failure is no reason to show no page. */
export async function loadEntries(queryClient: QueryClient): Promise<void> {
  const viewer = await queryClient.ensureQueryData(viewerQuery);
  if (viewer) await queryClient.prefetchQuery(entriesQuery(viewer.id));
}

export function useEntry(sandwichId: number): CollectionEntry | undefined {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const { data } = useQuery({
    ...entriesQuery(viewer?.id ?? ""),
    enabled: viewer !== null,
    select: (entries) => entries.find((entry) => entry.sandwichId === sandwichId),
  });
  return data;
}
