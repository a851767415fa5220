import { z } from "zod";
import { email, loginInput, username } from "#contract/accounts.ts";

// Compiled schemas need eval, which our content policy forbids; even asking for it is reported as a violation.
z.config({ jitless: true });

export const loginForm = loginInput;

export const registerForm = z
  .object({ username, email, password: loginInput.shape.password, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });
