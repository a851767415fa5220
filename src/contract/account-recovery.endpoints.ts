import type { confirmEmailInput, forgotPasswordInput, resetPasswordInput } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";

/** Answers the same whether or not the address belongs to a member. */
export const forgotPassword = endpoint(
  "post",
  "/api/auth/forgot-password",
  "public",
  takes<{ body: typeof forgotPasswordInput }>(),
);

export const resetPassword = endpoint(
  "post",
  "/api/auth/reset-password",
  "public",
  takes<{ body: typeof resetPasswordInput }>(),
);

export const confirmEmail = endpoint(
  "post",
  "/api/auth/confirm-email",
  "public",
  takes<{ body: typeof confirmEmailInput }>(),
);

/** Mails the link that confirms one's address, again. */
export const sendConfirmation = endpoint("post", "/api/users/{id}/confirmation-mail", "self");
