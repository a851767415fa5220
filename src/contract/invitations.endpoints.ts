import type { z } from "zod";
import { endpoint, takes } from "./endpoint.ts";
import type { createInvitationInput, invitation, newInvitation } from "./invitations.ts";

export const listInvitations = endpoint(
  "get",
  "/api/invitations",
  "admin",
  takes<{ answer: z.ZodArray<typeof invitation> }>(),
);

export const createInvitation = endpoint(
  "post",
  "/api/invitations",
  "admin",
  takes<{ body: typeof createInvitationInput; answer: typeof newInvitation }>(),
);

export const revokeInvitation = endpoint("delete", "/api/invitations/{id}", "admin");
