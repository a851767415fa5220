import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { User } from "#contract/accounts.ts";

/** The key above everything that changes with a member's XP. */
export const progressKey = (userId: string, ...rest: string[]) =>
  personalKey(userId, "progress", ...rest);

/** The key above every page of the leaderboard. */
export const leaderboardKey = ["leaderboard"] as const;

/** Call it after a change that may move XP, and after the toast of that change. Nobody needs to await it. */
export function refreshProgress(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
  queryClient.invalidateQueries({ queryKey: leaderboardKey });
  askForNews(queryClient, userId);
}

/** The code is loaded with the first call. Without a network nothing is told. */
async function askForNews(queryClient: QueryClient, userId: string): Promise<void> {
  const { tellNews } = await import("./tell-news.ts").catch(() => ({ tellNews: undefined }));
  await tellNews?.(queryClient, userId);
}

/** Tells members at each visit and login what they earned while they were away. */
export function tellNewsOfVisit(queryClient: QueryClient) {
  let toldTo: string | undefined;
  const viewer = new QueryObserver(queryClient, { ...viewerQuery, enabled: false });
  const tell = ({ data }: { data?: User | null }) => {
    if (data && !data.needsSecondFactor && data.id !== toldTo) askForNews(queryClient, data.id);
    if (data !== undefined) toldTo = data?.id;
  };
  viewer.subscribe(tell);
  // A subscriber hears of changes alone, and the page has said already who is here.
  tell(viewer.getCurrentResult());
}
