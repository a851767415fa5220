import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import type { TrashKind } from "#contract/trash.ts";
import { messageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";

interface Restorable {
  kind: TrashKind;
  id: number;
  name: string;
}

const things: Record<TrashKind, { calls: string; label: string }> = {
  restaurant: { calls: "/api/restaurants", label: "Restaurant" },
  sandwich: { calls: "/api/sandwiches", label: "Sandwich" },
  location: { calls: "/api/locations", label: "Location" },
};

export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: Restorable) =>
      apiOf(queryClient).send("POST", `${things[kind].calls}/${id}/restore`),
    onSuccess: async (_, { kind, name }) => {
      toast({ title: `${things[kind].label} Restored`, description: `${name} is back.` });
      await reloadCatalogue(queryClient);
    },
    onError: (error, { name }) =>
      toast({
        title: "Restore Failed",
        description: `Could not restore ${name}: ${messageOf(error) ?? "Unknown error"}`,
        variant: "destructive",
      }),
  });
}
