import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { personalKey } from "#client/features/accounts/viewer.queries.ts";
import { progressKey } from "#client/features/gamification/progress-key.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { Session } from "#contract/accounts.ts";
import type { ListedEntry } from "#contract/collection.ts";
import type { ProfileStats } from "#contract/profile.ts";
import { type ProfileList, profileLists } from "./profile-search.ts";

const entriesAtOnce = 20;

/** Changes whenever XP may: both come from the collection and the reviews. */
export const statsQuery = (userId: string) =>
  queryOptions({
    queryKey: progressKey(userId, "stats"),
    queryFn: ({ client, signal }) =>
      apiOf(client).get<ProfileStats>(`/api/users/${encodeURIComponent(userId)}/stats`, signal),
  });

/** Under the key of progress too: taking a sandwich off a list takes its XP. */
export const listQuery = (userId: string, list: ProfileList) =>
  infiniteQueryOptions({
    queryKey: progressKey(userId, "list", list),
    queryFn: async ({ client, signal, pageParam }) => {
      const query = new URLSearchParams({
        tab: profileLists[list].tab,
        include: "sandwich",
        limit: String(entriesAtOnce),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = `/api/users/${encodeURIComponent(userId)}/sandwiches?${query}`;
      const { items, nextCursor } = await apiOf(client).getPage<ListedEntry>(path, signal);
      return { items, nextCursor };
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: personalKey(userId, "sessions"),
    queryFn: ({ client, signal }) =>
      apiOf(client).getAll<Session>("/api/auth/sessions?limit=200", signal),
  });
