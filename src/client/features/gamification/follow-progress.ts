import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { personalKey, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { User } from "#contract/accounts.ts";

/** The key of everything that changes with a member's XP. */
export const progressKey = (userId: string, ...rest: string[]) =>
  personalKey(userId, "progress", ...rest);

export const leaderboardKey = ["leaderboard"] as const;

/** Call it after a change that may move XP, after its toast. It need not be awaited. */
export function refreshProgress(queryClient: QueryClient, userId: string): void {
  queryClient.invalidateQueries({ queryKey: progressKey(userId) });
  queryClient.invalidateQueries({ queryKey: leaderboardKey });
  askForNews(queryClient, userId);
}

/** Loads the code with the first call. Ignores a failure to load. */
async function askForNews(queryClient: QueryClient, userId: string): Promise<void> {
  const { tellNews } = await import("./tell-news.ts").catch(() => ({ tellNews: undefined }));
  await tellNews?.(queryClient, userId);
}

/** Shows members at each visit and login what they earned in the meantime. */
export function tellNewsOfVisit(queryClient: QueryClient) {
  let toldTo: string | undefined;
  const viewer = new QueryObserver(queryClient, { ...viewerQuery, enabled: false });
  const tell = ({ data }: { data?: User | null }) => {
    if (data && !data.needsSecondFactor && data.id !== toldTo) askForNews(queryClient, data.id);
    if (data !== undefined) toldTo = data?.id;
  };
  viewer.subscribe(tell);
  // A subscriber only gets changes, so the current viewer is handled here.
  tell(viewer.getCurrentResult());
}
