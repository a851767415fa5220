import type { z } from "zod";
import type { loginAnswer, proofInput } from "./accounts.ts";
import { del, get, patch, post, takes } from "./endpoint.ts";
import type * as passkeys from "./passkeys.ts";

export const listPasskeys = get(
  "/api/auth/passkeys",
  "signedIn",
  takes<{ answer: z.ZodArray<typeof passkeys.passkey> }>(),
);

/** The browser creates a passkey from the answer, for `addPasskey`. */
export const startPasskey = post(
  "/api/auth/passkey-options",
  "signedIn",
  takes<{ answer: typeof passkeys.passkeyCreation }>(),
);

export const addPasskey = post(
  "/api/auth/passkeys",
  "signedIn",
  takes<{ body: typeof passkeys.addPasskeyInput; answer: typeof passkeys.passkey }>(),
);

export const renamePasskey = patch(
  "/api/auth/passkeys/{id}",
  "member",
  takes<{ body: typeof passkeys.renamePasskeyInput; answer: typeof passkeys.passkey }>(),
);

export const removePasskey = del("/api/auth/passkeys/{id}", "member");

export const startPasskeyLogin = post(
  "/api/auth/passkey-login-options",
  "public",
  takes<{ answer: typeof passkeys.passkeyRequest }>(),
);

export const passkeyLogin = post(
  "/api/auth/passkey-login",
  "public",
  takes<{ body: typeof passkeys.passkeyLoginInput; answer: typeof loginAnswer }>(),
);

/** Starts a proof by passkey, for `prove`, a change of email or password, or a deletion. */
export const startProof = post(
  "/api/auth/proof-options",
  "signedIn",
  takes<{ answer: typeof passkeys.passkeyRequest }>(),
);

/** Proves that the member is still at the browser. The session remembers it for ten minutes. */
export const prove = post("/api/auth/proof", "signedIn", takes<{ body: typeof proofInput }>());
