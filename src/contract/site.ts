import { z } from "zod";

/** Who may register: anybody, whoever has an invitation, nobody. */
export const registrationModes = ["open", "invite", "closed"] as const;

/** What every page needs to know about this installation. */
export const site = z.object({
  socialLinks: z.array(z.string()),
  contactEmail: z.string().nullable(),
  /** The catalogue holds invented restaurants: say so, and keep search engines away from them. */
  hasDemo: z.boolean(),
  /** Without mail there is no link for a forgotten password, and no address can be confirmed. */
  sendsMail: z.boolean(),
  registration: z.enum(registrationModes),
});

export type Site = z.infer<typeof site>;
