import type { z } from "zod";
import { get, put, takes } from "./endpoint.ts";
import type { checkedFact, checkFactInput, factQuery, ownFactCheck } from "./facts.ts";
import type { pageQuery } from "./paging.ts";

/** A member's answer to "Still right?"; the next one replaces it. */
export const checkFact = put(
  "/api/fact-checks",
  "member",
  takes<{ body: typeof checkFactInput }>(),
);

export const findOwnFactCheck = get(
  "/api/fact-checks/own",
  "member",
  takes<{ query: typeof factQuery; answer: typeof ownFactCheck }>(),
);

export const listCheckedFacts = get(
  "/api/admin/fact-checks",
  "admin",
  takes<{ query: typeof pageQuery; answer: z.ZodArray<typeof checkedFact> }>(),
);
