import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { apiOf } from "#client/lib/query-client.ts";
import { toast } from "#client/ui/toast-queue.ts";
import { messageOf } from "../error-message.ts";
import { reloadCatalogue } from "../reload-catalogue.ts";
import { useRestore } from "../restaurants/use-restore.ts";

const things = {
  location: { calls: "/api/locations", label: "Location" },
  sandwich: { calls: "/api/sandwiches", label: "Sandwich" },
} as const;

interface Part {
  kind: keyof typeof things;
  id: number;
  name: string;
}

/** A location or a sandwich; an admin can take it back at once. */
export function useDeletePart(part: Part, onDone: () => void) {
  const queryClient = useQueryClient();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const restore = useRestore();
  const { calls, label } = things[part.kind];
  return useMutation({
    mutationFn: () => apiOf(queryClient).send("DELETE", `${calls}/${part.id}`),
    onSuccess: () => {
      toast({
        title: `${label} Deleted`,
        action:
          viewer?.role === "admin"
            ? { label: "Undo", onSelect: () => restore.mutate(part) }
            : undefined,
      });
      onDone();
      return reloadCatalogue(queryClient);
    },
    onError: (error) =>
      toast({
        title: `Error Deleting ${label}`,
        description: messageOf(error) ?? "Unknown error",
        variant: "destructive",
      }),
  });
}
