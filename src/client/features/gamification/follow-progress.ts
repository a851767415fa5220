import type { QueryClient } from "@tanstack/react-query";
import { progressKey } from "./progress-key.ts";

/** Call it when a change that may move XP has succeeded and its own toast is out; do not wait for it. */
export function refreshProgress(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
  queryClient.invalidateQueries({ queryKey: ["leaderboard"] });
  askForNews(queryClient, userId);
}

/** How news are told comes with the first question. Without a network there are none, and that is all. */
export async function askForNews(queryClient: QueryClient, userId: string): Promise<void> {
  const { tellNews } = await import("./tell-news.ts").catch(() => ({ tellNews: undefined }));
  await tellNews?.(queryClient, userId);
}
