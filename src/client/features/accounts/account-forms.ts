import { z } from "zod";
import {
  email,
  forgotPasswordInput,
  loginInput,
  newPassword,
  username,
} from "#contract/accounts.ts";

// Zod compiles schemas with eval, which our content policy forbids; even the attempt is reported as a violation.
z.config({ jitless: true });

export const loginForm = loginInput;

type TwoPasswords = { password: string; confirmPassword: string };
const isTypedTwice = ({ password, confirmPassword }: TwoPasswords) => password === confirmPassword;
const typedTwice = { path: ["confirmPassword"], message: "Passwords don't match" };

export const registerForm = z
  .object({ username, email, password: loginInput.shape.password, confirmPassword: z.string() })
  .refine(isTypedTwice, typedTwice);

export const forgotPasswordForm = forgotPasswordInput;

export const resetPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine(isTypedTwice, typedTwice);
