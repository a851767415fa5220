import { z } from "zod";
import { email, proofInput, updateUserInput, username } from "#contract/accounts.ts";
import { proveInput } from "#contract/second-factor.ts";

// Zod compiles schemas with eval, which our content policy forbids; even the attempt is reported as a violation.
z.config({ jitless: true });

const currentPassword = z.string().min(1, "Current password is required.");

/** The password field appears once the name or the address is changed. */
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
    // Checked together with the other fields, unless the confirmation itself is too short.
    when: ({ value }) => passwordsGiven.safeParse(value).success,
  });

const passwordsGiven = z.object({ newPassword: z.string(), confirmPassword: z.string().min(6) });

/** For the deletion of the account. */
export const proofForm = proofInput.pick({ password: true });

/** The form has a code field if a second factor is on. */
export const proveForm = proveInput.pick({ password: true, code: true });
