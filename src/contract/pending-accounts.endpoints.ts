import type { z } from "zod";
import type { blockMemberInput, member, memberFilters } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { pageQuery } from "./paging.ts";

type Paged<Filters extends z.ZodObject> = z.ZodObject<
  Filters["shape"] & (typeof pageQuery)["shape"]
>;

export const listMembers = endpoint(
  "get",
  "/api/users",
  "admin",
  takes<{ query: Paged<typeof memberFilters>; answer: z.ZodArray<typeof member> }>(),
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
