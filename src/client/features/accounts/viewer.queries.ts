import { queryOptions } from "@tanstack/react-query";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";

/** The person at the screen, or null for a visitor. It travels in the HTML, so the browser never has to ask. */
export const viewerQuery = queryOptions({
  queryKey: ["viewer"],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      return await apiOf(client).get<User>("/api/auth/me", signal);
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      throw error;
    }
  },
});
