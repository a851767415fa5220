import type { z } from "zod";
import type { loginAnswer, proofInput } from "./accounts.ts";
import { endpoint, takes } from "./endpoint.ts";
import type {
  addPasskeyInput,
  passkey,
  passkeyCreation,
  passkeyLoginInput,
  passkeyRequest,
  renamePasskeyInput,
} from "./passkeys.ts";

export const listPasskeys = endpoint(
  "get",
  "/api/auth/passkeys",
  "signedIn",
  takes<{ answer: z.ZodArray<typeof passkey> }>(),
);

/** The browser creates a passkey from the answer, for `addPasskey`. */
export const startPasskey = endpoint(
  "post",
  "/api/auth/passkey-options",
  "signedIn",
  takes<{ answer: typeof passkeyCreation }>(),
);

export const addPasskey = endpoint(
  "post",
  "/api/auth/passkeys",
  "signedIn",
  takes<{ body: typeof addPasskeyInput; answer: typeof passkey }>(),
);

export const renamePasskey = endpoint(
  "patch",
  "/api/auth/passkeys/{id}",
  "member",
  takes<{ body: typeof renamePasskeyInput; answer: typeof passkey }>(),
);

export const removePasskey = endpoint("delete", "/api/auth/passkeys/{id}", "member");

export const startPasskeyLogin = endpoint(
  "post",
  "/api/auth/passkey-login-options",
  "public",
  takes<{ answer: typeof passkeyRequest }>(),
);

export const passkeyLogin = endpoint(
  "post",
  "/api/auth/passkey-login",
  "public",
  takes<{ body: typeof passkeyLoginInput; answer: typeof loginAnswer }>(),
);

/** Starts a proof by passkey, for `prove`, a change of email or password, or a deletion. */
export const startProof = endpoint(
  "post",
  "/api/auth/proof-options",
  "signedIn",
  takes<{ answer: typeof passkeyRequest }>(),
);

/** Proves that the member is still at the browser. The session remembers it for ten minutes. */
export const prove = endpoint(
  "post",
  "/api/auth/proof",
  "signedIn",
  takes<{ body: typeof proofInput }>(),
);
