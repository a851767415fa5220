import type { loginInput, registerInput, user } from "./accounts.ts";
import { get, post, takes } from "./endpoint.ts";
import type { passwordLoginAnswer } from "./second-factor.ts";

export const register = post(
  "/api/auth/register",
  "public",
  takes<{ body: typeof registerInput; answer: typeof user }>(),
);

export const login = post(
  "/api/auth/login",
  "public",
  takes<{ body: typeof loginInput; answer: typeof passwordLoginAnswer }>(),
);

export const logout = post("/api/auth/logout", "public");

/** The signed-in member. */
export const findViewer = get("/api/auth/me", "signedIn", takes<{ answer: typeof user }>());
