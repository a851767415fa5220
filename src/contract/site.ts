import { z } from "zod";

/** Everybody, people with an invitation, or nobody. */
export const registrationModes = ["open", "invite", "closed"] as const;

/** What every page needs to know about this installation. */
export const site = z.object({
  socialLinks: z.array(z.string()),
  contactEmail: z.string().nullable(),
  /** The catalogue holds invented restaurants. Pages say so, and search engines must not index them. */
  hasDemo: z.boolean(),
  /** Without mail, passwords cannot be reset and addresses cannot be confirmed by link. */
  sendsMail: z.boolean(),
  registration: z.enum(registrationModes),
});

export type Site = z.infer<typeof site>;
