import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Api } from "#client/lib/api.ts";
import {
  addPasskey,
  passkeyLogin,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from "#contract/passkeys.endpoints.ts";

// Loaded at the first click on something about passkeys.

export async function createPasskey(api: Api, name: string) {
  const optionsJSON = await api.call(startPasskey);
  const passkey = await explained(startRegistration({ optionsJSON }));
  return api.call(addPasskey, { body: { name, passkey } });
}

export async function logInWithPasskey(api: Api) {
  const optionsJSON = await api.call(startPasskeyLogin);
  const passkey = await explained(startAuthentication({ optionsJSON }));
  return api.call(passkeyLogin, { body: { passkey } });
}

/** One of the member's own, in place of the password. */
export async function showPasskey(api: Api) {
  const optionsJSON = await api.call(startProof);
  return explained(startAuthentication({ optionsJSON }));
}

/** Every browser has its own words, most of them for developers. */
async function explained<Result>(asked: Promise<Result>): Promise<Result> {
  return asked.catch((error: Error) => {
    throw new Error(explanations[error.name] ?? "This browser cannot use passkeys here.");
  });
}

const cancelled = "It was cancelled, or took too long.";
const explanations: Record<string, string> = {
  NotAllowedError: cancelled,
  AbortError: cancelled,
  InvalidStateError: "This device has a passkey for your account already.",
};
