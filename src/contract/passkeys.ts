import { z } from "zod";
import { requiredText } from "./fields.ts";

/** Bytes as WebAuthn writes them into JSON. */
const bytes = (label: string, max: number) =>
  z
    .string(`${label} is missing.`)
    .max(max, `${label} is too long.`)
    .regex(/^[\w-]+$/, `${label} must be base64url.`);

const credential = {
  id: bytes("The passkey's id", 1400),
  rawId: bytes("The passkey's id", 1400),
  type: z.literal("public-key"),
};

const clientDataJSON = bytes("The client's data", 2000);

/** A new passkey, as the browser describes it. */
const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: bytes("The attestation", 4000) }),
});

/** The browser's answer: a signature under our challenge. */
export const shownPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes("The authenticator's data", 2000),
      signature: bytes("The signature", 2000),
      /** The owner of the passkey. */
      userHandle: z.string().max(100).optional(),
    }),
  })
  .meta({ id: "ShownPasskey" });

export const renamePasskeyInput = z.object({ name: requiredText("Name", 50) });

export const addPasskeyInput = renamePasskeyInput.extend({ passkey: createdPasskey });

export const passkeyLoginInput = z.object({ passkey: shownPasskey });

export const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" });

const credentials = z.array(z.object({ id: z.string(), type: z.literal("public-key") }));
const required = z.literal("required");

/** What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  /** The member's passkeys, so that a device does not get a second one. */
  excludeCredentials: credentials,
  authenticatorSelection: z.object({
    residentKey: required,
    requireResidentKey: z.literal(true),
    userVerification: required,
  }),
  attestation: z.literal("none"),
  timeout: z.int(),
});

/** What the browser needs to show one: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Empty to allow any passkey for this site. */
  allowCredentials: credentials,
  userVerification: required,
  timeout: z.int(),
});

export type ShownPasskey = z.infer<typeof shownPasskey>;
export type AddPasskeyInput = z.infer<typeof addPasskeyInput>;
export type Passkey = z.infer<typeof passkey>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
