import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { useEntryState } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./toggle-kinds.ts";

export function useEntryToggle(toggle: EntryToggle, { id, name }: SandwichToToggle) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const kind = entryToggles[toggle];
  const sandwich = { id, name };
  const { entry, isLoading } = useEntryState(id);
  const isOn = entry === undefined ? undefined : kind.isOn(entry);

  async function turn(wanted: boolean) {
    const viewer = queryClient.getQueryData(viewerQuery.queryKey);
    if (!viewer) return askToLogin(router, kind.loginText, { wanted: { toggle, sandwich } });
    try {
      // What a click does comes after the first drawing: no page waits for it.
      const { turnEntry } = await import("./turn-entry.ts");
      await turnEntry(queryClient, { toggle, sandwich }, wanted);
    } catch {
      toast({ title: "Error", description: kind.failure, variant: "destructive" });
    }
  }

  return {
    /** Undefined: nobody knows. A click then waits for the answer and turns it on; nothing is taken away unseen. */
    isOn,
    isLoading,
    turn,
    flip: () => turn(!isOn),
  };
}
