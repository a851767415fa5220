import { QueryObserver } from "@tanstack/react-query";
import type { RegisteredRouter } from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Api, ApiError } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import type { User } from "#contract/accounts.ts";
import { personalKey, setViewer, viewerQuery } from "./viewer.queries.ts";
import { watchSessionEnd } from "./watch-session.ts";

const member = { id: "henny" } as User;

let status: number;
let queryClient: ReturnType<typeof createQueryClient>;
let navigate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  status = 401;
  queryClient = createQueryClient({} as Api);
  setViewer(queryClient, member);
  navigate = vi.fn();
  const location = { pathname: "/explore", href: "/explore?q=hot" };
  watchSessionEnd(queryClient, { state: { location }, navigate } as unknown as RegisteredRouter);
});

const refuse = async () => {
  throw new ApiError(status, "");
};
const load = (name: string) =>
  new QueryObserver(queryClient, {
    queryKey: personalKey(member.id, name),
    queryFn: refuse,
    retry: false,
  }).refetch();
const change = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: refuse })
    .execute(undefined)
    .catch(() => undefined);
const viewer = () => queryClient.getQueryData(viewerQuery.queryKey);

function takeToasts() {
  const shown = [];
  for (let next = currentToast(); next; next = currentToast()) {
    shown.push(`${next.title}: ${next.description}`);
    dismissToast(next.id);
  }
  return shown;
}

test("the first refusal drops the viewer and asks for a login, the others change nothing", async () => {
  await Promise.all([load("entries"), load("badges"), change()]);
  expect(viewer()).toBeNull();
  expect(queryClient.getQueryData(personalKey(member.id, "entries"))).toBeUndefined();
  expect(takeToasts()).toEqual(["Login required: Your session has ended. Please log in again."]);
  expect(navigate.mock.calls).toEqual([
    [{ to: "/login", search: { next: "/explore?q=hot" }, state: undefined }],
  ]);
});

test("a refused change ends the session too", async () => {
  await change();
  expect(viewer()).toBeNull();
  expect(takeToasts()).toHaveLength(1);
});

test("other failures and visitors are let be", async () => {
  status = 403;
  await Promise.all([load("entries"), change()]);
  expect(viewer()).toBe(member);
  status = 401;
  setViewer(queryClient, null);
  await Promise.all([load("entries"), change()]);
  expect(takeToasts()).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});
