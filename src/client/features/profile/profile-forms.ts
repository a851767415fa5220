import { z } from "zod";
import { email, proofInput, updateUserInput, username } from "#contract/accounts.ts";
import { proveInput } from "#contract/second-factor.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
z.config({ jitless: true });

const currentPassword = z.string().min(1, "Current password is required.");

/** The password field appears once one of the others is changed. */
export const accountForm = z.object({
  username,
  email,
  currentPassword: currentPassword.optional(),
});

export const profileForm = updateUserInput.pick({
  displayName: true,
  bio: true,
  location: true,
  avatarUrl: true,
});

export const passwordForm = z
  .object({
    currentPassword,
    newPassword: updateUserInput.shape.newPassword.unwrap(),
    confirmPassword: z.string().min(6, "Please confirm your new password."),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
    // Shown together with the other errors, unless the confirmation itself is too short.
    when: ({ value }) => passwordsGiven.safeParse(value).success,
  });

const passwordsGiven = z.object({ newPassword: z.string(), confirmPassword: z.string().min(6) });

/** Of a deletion. */
export const proofForm = proofInput.pick({ password: true });

/** The field of the code is there where a second factor is on. */
export const proveForm = proveInput.pick({ password: true, code: true });
