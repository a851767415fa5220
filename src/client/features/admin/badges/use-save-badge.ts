import type { CreateBadgeInput } from "#contract/badges.ts";
import { useTeamChange } from "../use-team-change.ts";
import { badgeFailure } from "./badge-failure.ts";

/** Without an id it makes a new one. */
export function useSaveBadge(id: number | undefined, onDone: () => void) {
  return useTeamChange<CreateBadgeInput>({
    send: (api, facts) => {
      if (id === undefined) return api.send("POST", "/api/badges", facts);
      const { imageUrl, ...others } = facts;
      return api.send("PATCH", `/api/badges/${id}`, { ...others, imageurl: imageUrl });
    },
    alsoReload: () => [["badges"]],
    done: ({ name }) => ({
      title: id === undefined ? "Badge Created" : "Badge Updated",
      description: name,
    }),
    failed: (error) => badgeFailure(id === undefined ? "create" : "update", error),
    onDone,
  });
}
