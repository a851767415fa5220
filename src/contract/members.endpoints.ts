import type { z } from "zod";
import type { blockMemberInput, member, memberFilters, memberListQuery } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";

export const listMembers = endpoint(
  "get",
  "/api/users",
  "admin",
  takes<{ query: typeof memberListQuery; answer: z.ZodArray<typeof member> }>(),
);

export const exportMembers = endpoint(
  "get",
  "/api/users.csv",
  "admin",
  takes<{ query: typeof memberFilters }>(),
);

export const promoteMember = endpoint(
  "post",
  "/api/users/{id}/promote",
  "admin",
  takes<{ answer: typeof member }>(),
);

export const blockMember = endpoint(
  "patch",
  "/api/users/{id}/block",
  "admin",
  takes<{ body: typeof blockMemberInput; answer: typeof member }>(),
);

export const endMemberSessions = endpoint("delete", "/api/users/{id}/sessions", "admin");

/** Mails the member a link with which they choose a new password. */
export const sendPasswordReset = endpoint("post", "/api/users/{id}/password-reset", "admin");
