import { useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { TrashKind } from "#contract/trash.ts";
import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";

interface Restorable {
  kind: TrashKind;
  id: number;
  name: string;
}

export function useRestore() {
  return useTeamChange<Restorable>({
    send: (api, { kind, id }) => api.send("POST", `${trashable[kind].calls}/${id}/restore`),
    isOfCatalogue: true,
    done: ({ kind, name }) => ({
      title: `${trashable[kind].label} Restored`,
      description: `${name} is back.`,
    }),
    failed: (error, { name }) => ({
      title: "Restore Failed",
      description: `Could not restore ${name}: ${anyMessageOf(error)}`,
    }),
  });
}

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

interface Part {
  kind: Exclude<TrashKind, "restaurant">;
  id: number;
  name: string;
}

/** Deletes a location or a sandwich; the toast lets an admin undo it. */
export function useDeletePart(onDone: () => void) {
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const restore = useRestore();
  return useTeamChange<Part>({
    send: (api, { kind, id }) => api.send("DELETE", `${trashable[kind].calls}/${id}`),
    isOfCatalogue: true,
    done: (part) => ({
      title: `${trashable[part.kind].label} Deleted`,
      action:
        viewer?.role === "admin"
          ? { label: "Undo", onSelect: () => restore.mutate(part) }
          : undefined,
    }),
    failed: (error, { kind }) => ({
      title: `Error Deleting ${trashable[kind].label}`,
      description: anyMessageOf(error),
    }),
    onDone,
  });
}

/** What can be deleted and restored. */
export const trashable: Record<TrashKind, { calls: string; label: string }> = {
  restaurant: { calls: "/api/restaurants", label: "Restaurant" },
  sandwich: { calls: "/api/sandwiches", label: "Sandwich" },
  location: { calls: "/api/locations", label: "Location" },
};
