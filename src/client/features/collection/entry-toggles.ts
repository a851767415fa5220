import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { askToLogin } from "#client/features/accounts/ask-to-login.ts";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { useEntry } from "./entries.queries.ts";
import type { SandwichToToggle } from "./entry-steps.ts";
import { type EntryToggle, entryToggles } from "./toggle-kinds.ts";

export function useEntryToggle(toggle: EntryToggle, { id, name }: SandwichToToggle) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { isOn, loginText, failure } = entryToggles[toggle];
  const sandwich = { id, name };
  return {
    isOn: isOn(useEntry(id) ?? null),
    flip: async () => {
      const viewer = queryClient.getQueryData(viewerQuery.queryKey);
      if (!viewer) return askToLogin(router, loginText, { wanted: { toggle, sandwich } });
      try {
        // What a click does comes after the first drawing: no page waits for it.
        const { flipEntry } = await import("./flip-entry.ts");
        await flipEntry(queryClient, { toggle, sandwich });
      } catch {
        toast({ title: "Error", description: failure, variant: "destructive" });
      }
    },
  };
}
