import { useViewer } from "#client/features/accounts/viewer.queries.ts";
import { getErrorMessage } from "#client/lib/error-message.ts";
import { useChange } from "#client/lib/use-change.ts";
import * as endpoints from "#contract/trash.endpoints.ts";
import type { TrashKind } from "#contract/trash.ts";
import { reloadsCatalogue } from "../reload-catalogue.ts";

interface Trashable {
  kind: TrashKind;
  id: number;
  name: string;
}

export const trashable = {
  restaurant: {
    label: "Restaurant",
    deletion: endpoints.deleteRestaurant,
    restoration: endpoints.restoreRestaurant,
  },
  sandwich: {
    label: "Sandwich",
    deletion: endpoints.deleteSandwich,
    restoration: endpoints.restoreSandwich,
  },
  location: {
    label: "Location",
    deletion: endpoints.deleteLocation,
    restoration: endpoints.restoreLocation,
  },
} satisfies Record<TrashKind, object>;

export function useRestore() {
  return useChange({
    ...reloadsCatalogue,
    send: (api, { kind, id }: Trashable) => api.call(trashable[kind].restoration, { id }),
    done: (_, { kind, name }) => ({
      title: `${trashable[kind].label} Restored`,
      description: `${name} is back.`,
    }),
    failed: (error, { name }) => ({
      title: "Restore Failed",
      description: `Could not restore ${name}: ${getErrorMessage(error)}`,
    }),
  });
}

export function useDeleteRestaurant(onDone: () => void) {
  const restore = useRestore();
  return useChange({
    ...reloadsCatalogue,
    send: (api, { id }: Pick<Trashable, "id" | "name">) =>
      api.call(endpoints.deleteRestaurant, { id }),
    done: (_, { id, name }) => ({
      title: "Restaurant Deleted",
      description: `${name} can be restored for 30 days.`,
      action: { label: "Undo", onSelect: () => restore.mutate({ kind: "restaurant", id, name }) },
    }),
    failed: (error) => ({
      title: "Deletion Failed",
      description: `Could not delete restaurant: ${getErrorMessage(error)}`,
    }),
    onSuccess: onDone,
  });
}

/** Deletes a location or a sandwich, with an Undo for admins. */
export function useDeletePart(onDone: () => void) {
  const viewer = useViewer();
  const restore = useRestore();
  return useChange({
    ...reloadsCatalogue,
    send: (api, { kind, id }: Trashable) => api.call(trashable[kind].deletion, { id }),
    done: (_, part) => ({
      title: `${trashable[part.kind].label} Deleted`,
      action:
        viewer?.role === "admin"
          ? { label: "Undo", onSelect: () => restore.mutate(part) }
          : undefined,
    }),
    failed: (error, { kind }) => ({
      title: `Error Deleting ${trashable[kind].label}`,
      description: getErrorMessage(error),
    }),
    onSuccess: onDone,
  });
}
