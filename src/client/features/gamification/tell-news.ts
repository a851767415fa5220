import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { getApi } from "#client/lib/query-client.ts";
import { toast } from "#client/lib/toast-queue.ts";
import * as endpoints from "#contract/gamification.endpoints.ts";

const lastRequest = new WeakMap<QueryClient, Promise<void>>();
const nextRequest = new WeakMap<QueryClient, Promise<void>>();

/**
 * The server hands out each piece of news once, so two tabs cannot show the same. One request runs at a time, and calls
 * during a request share the next one.
 */
export function tellNews(queryClient: QueryClient, userId: string): Promise<void> {
  const waiting = nextRequest.get(queryClient);
  if (waiting) return waiting;
  const before = lastRequest.get(queryClient) ?? Promise.resolve();
  const request = before.then(() => {
    nextRequest.delete(queryClient);
    return takeNews(queryClient, userId);
  });
  nextRequest.set(queryClient, request);
  lastRequest.set(queryClient, request);
  return request;
}

async function takeNews(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const { xp, levelReached, badges } = await getApi(queryClient).call(endpoints.takeNews, {
      id: userId,
    });
    queryClient.setQueryData(viewerQuery.queryKey, (viewer) =>
      viewer?.id === userId && viewer.xp !== xp ? { ...viewer, xp } : viewer,
    );
    if (levelReached) toast({ title: `Level ${levelReached} reached`, description: `${xp} XP` });
    for (const { name, description } of badges) {
      toast({ title: `New badge: ${name}`, description });
    }
  } catch {
    // No error message: the next request brings the same news.
  }
}
