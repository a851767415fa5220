import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MemberSort } from "#contract/administration-choices.ts";
import type { SortKey } from "#server/database/indexed-list.ts";
import { cursorTime } from "#server/http/paging.ts";
import type { UserRow } from "./users.repository.ts";

/** An order with an index of its own, and where in it a member stands. */
interface MemberOrder {
  keys: SortKey[];
  /** Unless somebody asks otherwise. */
  descending: boolean;
  position: z.ZodType<unknown[]>;
  positionOf: (row: UserRow) => unknown[];
}

const id: SortKey = { value: sql`users.id`, type: "text" };
const text = z.string().refine((value) => !value.includes("\0"));

export const memberOrders: Record<MemberSort, MemberOrder> = {
  joined: {
    keys: [{ value: sql`users.created_at`, type: "timestamptz" }, id],
    descending: true,
    position: z
      .tuple([cursorTime, text])
      .transform(([joined, userId]) => [new Date(joined).toISOString(), userId]),
    positionOf: (row) => [row.createdAt.getTime(), row.id],
  },
  username: {
    keys: [{ value: sql`users.username_key`, type: "text" }],
    descending: false,
    position: z.tuple([text]),
    positionOf: (row) => [row.usernameKey],
  },
  email: {
    keys: [{ value: sql`users.email_key`, type: "text" }],
    descending: false,
    position: z.tuple([text]),
    positionOf: (row) => [row.emailKey],
  },
  xp: {
    keys: [{ value: sql`users.xp`, type: "int" }, id],
    descending: true,
    position: z.tuple([z.int32(), text]),
    positionOf: (row) => [row.xp, row.id],
  },
};
