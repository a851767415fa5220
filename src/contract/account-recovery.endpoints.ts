import type { confirmEmailInput, forgotPasswordInput, resetPasswordInput } from "./accounts.ts";
import { post, takes } from "./endpoint.ts";

/** Answers the same whether or not the address belongs to a member. */
export const forgotPassword = post(
  "/api/auth/forgot-password",
  "public",
  takes<{ body: typeof forgotPasswordInput }>(),
);

export const resetPassword = post(
  "/api/auth/reset-password",
  "public",
  takes<{ body: typeof resetPasswordInput }>(),
);

export const confirmEmail = post(
  "/api/auth/confirm-email",
  "public",
  takes<{ body: typeof confirmEmailInput }>(),
);

/** Mails the link that confirms one's address, again. */
export const sendConfirmation = post("/api/users/{id}/confirmation-mail", "self");
