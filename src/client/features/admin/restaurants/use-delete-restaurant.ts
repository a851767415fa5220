import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { messageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { useRestore } from "./use-restore.ts";

interface Named {
  id: number;
  name: string;
}

export function useDeleteRestaurant(onDone: () => void) {
  const queryClient = useQueryClient();
  const restore = useRestore();
  return useMutation({
    mutationFn: ({ id }: Named) => apiOf(queryClient).send("DELETE", `/api/restaurants/${id}`),
    onSuccess: async (_, { id, name }) => {
      toast({
        title: "Restaurant Deleted",
        description: `${name} can be restored for 30 days.`,
        action: { label: "Undo", onSelect: () => restore.mutate({ kind: "restaurant", id, name }) },
      });
      onDone();
      await reloadCatalogue(queryClient);
    },
    onError: (error) =>
      toast({
        title: "Deletion Failed",
        description: `Could not delete restaurant: ${messageOf(error) ?? "Unknown error"}`,
        variant: "destructive",
      }),
  });
}
