import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";
import { useRestore } from "./use-restore.ts";

interface Named {
  id: number;
  name: string;
}

export function useDeleteRestaurant(onDone: () => void) {
  const restore = useRestore();
  return useTeamChange<Named>({
    send: (api, { id }) => api.send("DELETE", `/api/restaurants/${id}`),
    isOfCatalogue: true,
    done: ({ id, name }) => ({
      title: "Restaurant Deleted",
      description: `${name} can be restored for 30 days.`,
      action: { label: "Undo", onSelect: () => restore.mutate({ kind: "restaurant", id, name }) },
    }),
    failed: (error) => ({
      title: "Deletion Failed",
      description: `Could not delete restaurant: ${anyMessageOf(error)}`,
    }),
    onDone,
  });
}
