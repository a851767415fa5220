import type { z } from "zod";
import { del, get, post, takes } from "./endpoint.ts";
import type { createInvitationInput, invitation, newInvitation } from "./invitations.ts";

export const listInvitations = get(
  "/api/invitations",
  "admin",
  takes<{ answer: z.ZodArray<typeof invitation> }>(),
);

export const createInvitation = post(
  "/api/invitations",
  "admin",
  takes<{ body: typeof createInvitationInput; answer: typeof newInvitation }>(),
);

export const revokeInvitation = del("/api/invitations/{id}", "admin");
