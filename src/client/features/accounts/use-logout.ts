import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { isUnauthenticated } from "#client/lib/api.ts";
import { getApi } from "#client/lib/query-client.ts";
import { toast, toastFailure } from "#client/lib/toast-queue.ts";
import { logout } from "#contract/accounts.endpoints.ts";
import { setViewer } from "./viewer.queries.ts";

export function useLogout(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    try {
      await getApi(queryClient).call(logout);
    } catch (error) {
      // After a 401 the session had already ended. After other errors the member is still logged in.
      if (!isUnauthenticated(error)) {
        toastFailure("Logout failed", "Please try again.");
        return;
      }
    }
    setViewer(queryClient, null);
    toast({ title: "Logged out" });
    await router.navigate({ to: "/" });
    await router.invalidate();
  };
}
