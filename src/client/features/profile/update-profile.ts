import type { QueryClient } from "@tanstack/react-query";
import { tellRefusal } from "#client/features/accounts/server-refusal.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { isUnauthenticated } from "#client/lib/api.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { UpdateUserInput, User } from "#contract/accounts.ts";

/** A mutation, so that session-end.ts sees a 401. Returns the error, or null. */
export async function updateProfile(
  queryClient: QueryClient,
  userId: string,
  change: UpdateUserInput,
  description: string,
): Promise<unknown> {
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () =>
      apiOf(queryClient).send<User>("PATCH", `/api/users/${encodeURIComponent(userId)}`, change),
  });
  try {
    queryClient.setQueryData(viewerQuery.queryKey, await mutation.execute(undefined));
    toast({ title: "Profile updated", description, about: "profile" });
    return null;
  } catch (error) {
    // session-end.ts handles a 401.
    if (!isUnauthenticated(error)) {
      tellRefusal("Update failed", error, "Could not update profile", "profile");
    }
    return error;
  }
}
