import type { z } from "zod";
import type { accountExport } from "./account-export.ts";
import type { proofInput, session, updateUserInput, user } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";

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
  takes<{ body: typeof proofInput }>(),
);

export const exportAccount = endpoint(
  "get",
  "/api/users/{id}/export",
  "self",
  takes<{ answer: typeof accountExport }>(),
);
