import { z } from "zod";

const facts = z.record(z.string(), z.unknown()).nullable();

/** One thing that somebody with rights did: who, what, before, after, when. */
export const auditEntry = z
  .object({
    id: z.int(),
    /** Null once they have left. */
    actorId: z.string().nullable(),
    actorName: z.string().nullable(),
    action: z.string(),
    entityType: z.string(),
    entityId: z.string(),
    before: facts,
    after: facts,
    requestId: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AuditEntry" });

const word = (name: string) =>
  z.string().trim().max(100, `${name} must be at most 100 characters`).optional();

export const auditFilters = z.object({
  /** Words in what was changed. */
  q: z.string().max(200, "q must be at most 200 characters").optional(),
  /** A username or a user's id. */
  actor: word("actor"),
  action: word("action"),
  entityType: word("entityType"),
  entityId: word("entityId"),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilters = z.infer<typeof auditFilters>;
