import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { News } from "#contract/gamification.ts";

const lastQuestion = new WeakMap<QueryClient, Promise<void>>();
const unasked = new WeakMap<QueryClient, Promise<void>>();

/**
 * The server hands every piece of news out once, so two tabs cannot tell the same. One question at a
 * time: whatever happens while it is on its way is covered by a single next one.
 */
export function tellNews(queryClient: QueryClient, userId: string): Promise<void> {
  const waiting = unasked.get(queryClient);
  if (waiting) return waiting;
  const before = lastQuestion.get(queryClient) ?? Promise.resolve();
  const question = before.then(() => {
    unasked.delete(queryClient);
    return ask(queryClient, userId);
  });
  unasked.set(queryClient, question);
  lastQuestion.set(queryClient, question);
  return question;
}

async function ask(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const path = `/api/users/${encodeURIComponent(userId)}/news`;
    const { xp, levelReached, badges } = await apiOf(queryClient).send<News>("POST", path);
    queryClient.setQueryData(viewerQuery.queryKey, (viewer) =>
      viewer?.id === userId && viewer.xp !== xp ? { ...viewer, xp } : viewer,
    );
    if (levelReached) toast({ title: `Level ${levelReached} reached`, description: `${xp} XP` });
    for (const { name, description } of badges) {
      toast({ title: `New badge: ${name}`, description });
    }
  } catch {
    // News are no reason for an error on the screen: untold, they come with the next question.
  }
}
