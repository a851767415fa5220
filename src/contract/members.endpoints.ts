import type { z } from "zod";
import type { blockMemberInput, member, memberFilters, memberListQuery } from "./accounts.ts";
import { del, get, patch, post, takes } from "./endpoint.ts";

export const listMembers = get(
  "/api/users",
  "admin",
  takes<{ query: typeof memberListQuery; answer: z.ZodArray<typeof member> }>(),
);

export const exportMembers = get(
  "/api/users.csv",
  "admin",
  takes<{ query: typeof memberFilters }>(),
);

export const promoteMember = post(
  "/api/users/{id}/promote",
  "admin",
  takes<{ answer: typeof member }>(),
);

export const blockMember = patch(
  "/api/users/{id}/block",
  "admin",
  takes<{ body: typeof blockMemberInput; answer: typeof member }>(),
);

export const endMemberSessions = del("/api/users/{id}/sessions", "admin");

/** Mails the member a link with which they choose a new password. */
export const sendPasswordReset = post("/api/users/{id}/password-reset", "admin");
