import { z } from "zod";

/** As many can be open at once. */
export const mostInvitations = 100;

export const createInvitationInput = z.object({
  /** For the team: whom it is for. */
  note: z.string().trim().max(100, "The note must be at most 100 characters.").default(""),
});

/** One that nobody has used, revoked or let expire. */
export const invitation = z
  .object({
    id: z.string(),
    note: z.string(),
    /** The admin who made it. */
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "Invitation" });

/** The token is in this answer and nowhere else: only its hash is kept. */
export const newInvitation = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

export type Invitation = z.infer<typeof invitation>;
export type NewInvitation = z.infer<typeof newInvitation>;
