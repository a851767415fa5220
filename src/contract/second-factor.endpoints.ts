import type { loginAnswer } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type {
  newRecoveryCodes,
  secondFactor,
  secondFactorSecret,
  secondStepInput,
  turnOnSecondFactorInput,
} from "./second-factor.ts";

export const getSecondFactor = endpoint(
  "get",
  "/api/auth/second-factor",
  "signedIn",
  takes<{ answer: typeof secondFactor }>(),
);

/** Creates a secret. `turnOnSecondFactor` activates it with the first code. */
export const startSecondFactor = endpoint(
  "post",
  "/api/auth/second-factor-secret",
  "signedIn",
  takes<{ answer: typeof secondFactorSecret }>(),
);

export const turnOnSecondFactor = endpoint(
  "post",
  "/api/auth/second-factor",
  "signedIn",
  takes<{ body: typeof turnOnSecondFactorInput; answer: typeof newRecoveryCodes }>(),
);

export const turnOffSecondFactor = endpoint("delete", "/api/auth/second-factor", "member");

/** Replaces the old recovery codes. */
export const renewRecoveryCodes = endpoint(
  "post",
  "/api/auth/recovery-codes",
  "member",
  takes<{ answer: typeof newRecoveryCodes }>(),
);

/** The second step of a login with a password. */
export const secondStepLogin = endpoint(
  "post",
  "/api/auth/second-step",
  "public",
  takes<{ body: typeof secondStepInput; answer: typeof loginAnswer }>(),
);
