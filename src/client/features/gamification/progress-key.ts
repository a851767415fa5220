import { personalKey } from "#client/features/accounts/viewer.queries.ts";

/** Under it is whatever changes with a member's XP. */
export const progressKey = (userId: string, ...rest: string[]) =>
  personalKey(userId, "progress", ...rest);
