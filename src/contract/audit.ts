import { z } from "zod";
import { pageQuery } from "./paging.ts";

const facts = z.record(z.string(), z.unknown()).nullable();

/** One change by a person with rights: who, what, before, after, when. */
export const auditEntry = z
  .object({
    id: z.int(),
    /** Null after the account was deleted. */
    actorId: z.string().nullable(),
    actorName: z.string().nullable(),
    action: z.string(),
    entityType: z.string(),
    entityId: z.string(),
    /** What people call the thing: its name, address or username. Null when it is gone. */
    entityName: z.string().nullable(),
    before: facts,
    after: facts,
    requestId: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AuditEntry" });

const word = (name: string) =>
  z.string().trim().max(100, `${name} must be at most 100 characters`).optional();

export const auditFilters = z.object({
  /** Text in the changed values. */
  q: z.string().max(200, "q must be at most 200 characters").optional(),
  /** A username or a user's id. */
  actor: word("actor"),
  action: word("action"),
  entityType: word("entityType"),
  entityId: word("entityId"),
});

export const auditListQuery = auditFilters.extend(pageQuery.shape);

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilters = z.infer<typeof auditFilters>;
