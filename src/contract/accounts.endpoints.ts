import type { z } from "zod";
import type { accountExport } from "./account-export.ts";
import type {
  blockMemberInput,
  deleteAccountInput,
  loginAnswer,
  loginInput,
  member,
  memberFilters,
  memberListQuery,
  registerInput,
  session,
  updateUserInput,
  user,
} from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";

export const register = endpoint(
  "post",
  "/api/auth/register",
  "public",
  takes<{ body: typeof registerInput; answer: typeof user }>(),
);

export const login = endpoint(
  "post",
  "/api/auth/login",
  "public",
  takes<{ body: typeof loginInput; answer: typeof loginAnswer }>(),
);

export const logout = endpoint("post", "/api/auth/logout", "public");

/** The member that the session belongs to. */
export const findViewer = endpoint(
  "get",
  "/api/auth/me",
  "member",
  takes<{ answer: typeof user }>(),
);

export const listSessions = endpoint(
  "get",
  "/api/auth/sessions",
  "member",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof session> }>(),
);

export const endSession = endpoint("delete", "/api/auth/sessions/{id}", "member");

export const endOtherSessions = endpoint("delete", "/api/auth/sessions", "member");

export const updateUser = endpoint(
  "patch",
  "/api/users/{id}",
  "self",
  takes<{ body: typeof updateUserInput; answer: typeof user }>(),
);

export const deleteUser = endpoint(
  "delete",
  "/api/users/{id}",
  "self",
  takes<{ body: typeof deleteAccountInput }>(),
);

export const exportAccount = endpoint(
  "get",
  "/api/users/{id}/export",
  "self",
  takes<{ answer: typeof accountExport }>(),
);

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
