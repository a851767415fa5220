import type { z } from "zod";
import type { accountExport } from "./account-export.ts";
import type { proofInput, session, updateUserInput, user } from "./accounts.ts";
import { del, get, patch, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";

export const listSessions = get(
  "/api/auth/sessions",
  "member",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof session> }>(),
);

export const endSession = del("/api/auth/sessions/{id}", "member");

export const endOtherSessions = del("/api/auth/sessions", "member");

export const updateUser = patch(
  "/api/users/{id}",
  "self",
  takes<{ body: typeof updateUserInput; answer: typeof user }>(),
);

export const deleteUser = del("/api/users/{id}", "self", takes<{ body: typeof proofInput }>());

export const exportAccount = get(
  "/api/users/{id}/export",
  "self",
  takes<{ answer: typeof accountExport }>(),
);
