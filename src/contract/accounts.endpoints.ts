import type { loginInput, registerInput, user } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type { passwordLoginAnswer } from "./second-factor.ts";

export const register = endpoint(
  "post",
  "/api/auth/register",
  "public",
  takes<{ body: typeof registerInput; answer: typeof user }>(),
);

export const login = endpoint(
  "post",
  "/api/auth/login",
  "public",
  takes<{ body: typeof loginInput; answer: typeof passwordLoginAnswer }>(),
);

export const logout = endpoint("post", "/api/auth/logout", "public");

/** The signed-in member. */
export const findViewer = endpoint(
  "get",
  "/api/auth/me",
  "signedIn",
  takes<{ answer: typeof user }>(),
);
