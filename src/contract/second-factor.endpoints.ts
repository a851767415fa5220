import type { loginAnswer } from "./accounts.ts";
import { del, get, post, takes } from "./endpoint.ts";
import type * as secondFactor from "./second-factor.ts";

export const getSecondFactor = get(
  "/api/auth/second-factor",
  "signedIn",
  takes<{ answer: typeof secondFactor.secondFactor }>(),
);

/** Creates a secret. `turnOnSecondFactor` activates it with the first code. */
export const startSecondFactor = post(
  "/api/auth/second-factor-secret",
  "signedIn",
  takes<{ answer: typeof secondFactor.secondFactorSecret }>(),
);

export const turnOnSecondFactor = post(
  "/api/auth/second-factor",
  "signedIn",
  takes<{
    body: typeof secondFactor.turnOnSecondFactorInput;
    answer: typeof secondFactor.newRecoveryCodes;
  }>(),
);

export const turnOffSecondFactor = del("/api/auth/second-factor", "member");

/** Replaces the old recovery codes. */
export const renewRecoveryCodes = post(
  "/api/auth/recovery-codes",
  "member",
  takes<{ answer: typeof secondFactor.newRecoveryCodes }>(),
);

/** The second step of a login with a password. */
export const secondStepLogin = post(
  "/api/auth/second-step",
  "public",
  takes<{ body: typeof secondFactor.secondStepInput; answer: typeof loginAnswer }>(),
);
