import { z } from "zod";
import { email, loginInput, username } from "#contract/accounts.ts";

// Zod compiles schemas with eval. Our CSP forbids it, and even the attempt is reported as a violation.
z.config({ jitless: true });

export const loginForm = loginInput;

export const registerForm = z
  .object({ username, email, password: loginInput.shape.password, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });
