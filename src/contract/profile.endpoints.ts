import { get, takes } from "./endpoint.ts";
import type { profileStats } from "./profile.ts";

export const getStats = get(
  "/api/users/{id}/stats",
  "self",
  takes<{ answer: typeof profileStats }>(),
);
