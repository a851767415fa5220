import { z } from "zod";

/** Invitations that can be open at once. */
export const mostInvitations = 100;

export const createInvitationInput = z.object({
  /** A note for the team, such as whom it is for. */
  note: z.string().trim().max(100, "The note must be at most 100 characters.").default(""),
});

/** An invitation that is neither used, revoked nor expired. */
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

/** Only this answer holds the token; the database keeps its hash. */
export const newInvitation = z.object({ token: z.string(), expiresAt: z.iso.datetime() });

export type Invitation = z.infer<typeof invitation>;
export type NewInvitation = z.infer<typeof newInvitation>;
