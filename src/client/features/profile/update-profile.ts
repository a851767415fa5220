import type { QueryClient } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { type Api, ApiError } from "#client/lib/api.ts";
import { runChange } from "#client/lib/use-change.ts";
import { updateUser } from "#contract/account-settings.endpoints.ts";
import type { UpdateUserInput, User } from "#contract/accounts.ts";

/** `description` is the text of the toast. Returns the error, or null. */
export function updateProfile(
  queryClient: QueryClient,
  userId: string,
  input: UpdateUserInput,
  description: string,
): Promise<unknown> {
  const about = "profile";
  const change = {
    send: (api: Api) => api.call(updateUser, { id: userId, body: input }),
    onSuccess: (viewer: User) => {
      // Reviews and the leaderboard show name and avatar, so they reload when they are next shown.
      queryClient.invalidateQueries({ refetchType: "none" });
      queryClient.setQueryData(viewerQuery.queryKey, viewer);
    },
    done: () => ({ title: "Profile updated", description, about }),
    failed: (error: Error) => {
      const refusal = error instanceof ApiError ? error.serverMessage : undefined;
      return { title: "Update failed", description: refusal || "Could not update profile", about };
    },
  };
  return runChange(queryClient, change, undefined).then(
    () => null,
    (error) => error,
  );
}
