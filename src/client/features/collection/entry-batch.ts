import type { QueryClient } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import type { CollectionEntry } from "#contract/collection.ts";

/** A page of the API at most. */
const mostAtOnce = 100;

interface Batch {
  sandwichIds: number[];
  entries: Promise<Map<number, CollectionEntry>>;
}

const open = new WeakMap<QueryClient, Map<string, Batch>>();

/** A screen full of cards asks at once, and one request answers all of them. */
export async function findEntry(
  queryClient: QueryClient,
  userId: string,
  sandwichId: number,
): Promise<CollectionEntry | null> {
  const batches = open.get(queryClient) ?? new Map<string, Batch>();
  open.set(queryClient, batches);
  let batch = batches.get(userId);
  if (!batch || batch.sandwichIds.length >= mostAtOnce) {
    const sandwichIds: number[] = [];
    // Those who ask in the same breath still get in.
    const entries = Promise.resolve().then(() => {
      if (batches.get(userId)?.sandwichIds === sandwichIds) batches.delete(userId);
      return ask(queryClient, userId, sandwichIds);
    });
    batch = { sandwichIds, entries };
    batches.set(userId, batch);
  }
  batch.sandwichIds.push(sandwichId);
  return (await batch.entries).get(sandwichId) ?? null;
}

async function ask(queryClient: QueryClient, userId: string, sandwichIds: number[]) {
  const query = new URLSearchParams({
    sandwichIds: String(sandwichIds),
    limit: String(mostAtOnce),
  });
  const path = `/api/users/${encodeURIComponent(userId)}/sandwiches?${query}`;
  const entries = await apiOf(queryClient).get<CollectionEntry[]>(path);
  return new Map(entries.map((entry) => [entry.sandwichId, entry]));
}
