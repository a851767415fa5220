import { useSuspenseQuery } from "@tanstack/react-query";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import type { TrashKind } from "#contract/trash.ts";
import { anyMessageOf } from "../error-message.ts";
import { trashable } from "../restaurants/trashable.ts";
import { useRestore } from "../restaurants/use-restore.ts";
import { useTeamChange } from "../use-team-change.ts";

interface Part {
  kind: Exclude<TrashKind, "restaurant">;
  id: number;
  name: string;
}

/** A location or a sandwich; an admin can take it back at once. */
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
