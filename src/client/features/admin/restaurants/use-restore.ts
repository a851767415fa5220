import type { TrashKind } from "#contract/trash.ts";
import { anyMessageOf } from "../error-message.ts";
import { useTeamChange } from "../use-team-change.ts";
import { trashable } from "./trashable.ts";

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
