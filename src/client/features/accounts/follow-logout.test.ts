import type { RegisteredRouter } from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Api, ApiError } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { followLogout } from "./follow-logout.ts";
import { personalKey, setViewer, viewerQuery } from "./viewer.queries.ts";

const member = { id: "henny" } as User;

let answer: User | null;
let queryClient: ReturnType<typeof createQueryClient>;
let invalidate: ReturnType<typeof vi.fn>;

beforeEach(() => {
  const call = async () => {
    if (!answer) throw new ApiError(401, "");
    return answer;
  };
  queryClient = createQueryClient({ call } as unknown as Api);
  setViewer(queryClient, member);
  queryClient.setQueryData(personalKey(member.id, "entries"), ["Hot One"]);
  invalidate = vi.fn();
  followLogout(queryClient, { invalidate } as unknown as RegisteredRouter);
});

const reloadViewer = () => queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });

test("whoever is logged out elsewhere leaves the pages of members, and what they kept is forgotten", async () => {
  answer = null;
  await reloadViewer();
  expect(invalidate).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(personalKey(member.id, "entries"))).toBeUndefined();
  await reloadViewer();
  expect(invalidate).toHaveBeenCalledOnce();
});

test("members who stay and those who log out here are let be", async () => {
  answer = { ...member, username: "henny" };
  await reloadViewer();
  setViewer(queryClient, null);
  answer = null;
  await reloadViewer();
  expect(invalidate).not.toHaveBeenCalled();
});
