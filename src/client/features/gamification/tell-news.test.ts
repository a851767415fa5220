import { beforeEach, expect, test, vi } from "vitest";
import { setViewer, viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { ApiError, createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { currentToast, dismissToast, toast } from "#client/lib/toast-queue.ts";
import type { User } from "#contract/accounts.ts";
import type { News } from "#contract/gamification.ts";
import { progressKey, refreshProgress, tellNewsOfVisit } from "./follow-progress.ts";
import { tellNews } from "./tell-news.ts";

const henny = { id: "henny", xp: 10 } as User;
const nothing: News = { level: 1, xp: 10, levelReached: null, badges: [] };
const badge = { id: 1, name: "Nest Egg", description: "A crack in it." } as News["badges"][number];

let send: ReturnType<typeof vi.fn<(method: string | undefined, path: string) => Promise<News>>>;
let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  send = vi.fn(async () => nothing);
  const api = createApi(async (path, { method }) => Response.json(await send(method, path)));
  queryClient = createQueryClient(api);
  setViewer(queryClient, henny);
  takeToasts();
});

function takeToasts() {
  const shown = [];
  for (let next = currentToast(); next; next = currentToast()) {
    shown.push([next.title, next.description]);
    dismissToast(next.id);
  }
  return shown;
}

test("level and badges are told after the action's own toast, and the viewer's XP follows", async () => {
  send.mockResolvedValueOnce({ level: 3, xp: 310, levelReached: 3, badges: [badge] });
  toast({ title: "Marked as tried" });
  await tellNews(queryClient, henny.id);
  expect(send.mock.calls).toEqual([["POST", "/api/users/henny/news"]]);
  expect(takeToasts()).toEqual([
    ["Marked as tried", undefined],
    ["Level 3 reached", "310 XP"],
    ["New badge: Nest Egg", "A crack in it."],
  ]);
  expect(queryClient.getQueryData(viewerQuery.queryKey)?.xp).toBe(310);
});

test("many changes in a row ask once for those that came while a question was on its way", async () => {
  const answers: ((news: News) => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const first = tellNews(queryClient, henny.id);
  await expect.poll(() => answers).toHaveLength(1);
  const others = [1, 2, 3].map(() => tellNews(queryClient, henny.id));
  answers[0]?.(nothing);
  await first;
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(nothing);
  await Promise.all(others);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a failure says nothing and leaves the next question free", async () => {
  send.mockRejectedValueOnce(new ApiError(500, ""));
  await tellNews(queryClient, henny.id);
  await tellNews(queryClient, henny.id);
  expect(send).toHaveBeenCalledTimes(2);
  expect(takeToasts()).toEqual([]);
});

test("a change makes everything about progress old, and asks", async () => {
  queryClient.setQueryData(progressKey(henny.id, "level"), { level: 1, xp: 10 });
  refreshProgress(queryClient, henny.id);
  expect(queryClient.getQueryState(progressKey(henny.id, "level"))?.isInvalidated).toBe(true);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
});

test("whoever comes or signs in is told, once", async () => {
  setViewer(queryClient, null);
  tellNewsOfVisit(queryClient);
  setViewer(queryClient, henny);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
  setViewer(queryClient, { ...henny, xp: 12 });
  setViewer(queryClient, null);
  setViewer(queryClient, { ...henny, id: "penny" });
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]?.[1]).toBe("/api/users/penny/news");
});

test("whoever the page knows already is told too", async () => {
  setViewer(queryClient, henny);
  tellNewsOfVisit(queryClient);
  await expect.poll(() => send).toHaveBeenCalledTimes(1);
});
