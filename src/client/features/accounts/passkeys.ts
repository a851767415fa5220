import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { Api } from "#client/lib/api.ts";
import {
  addPasskey,
  passkeyLogin,
  startPasskey,
  startPasskeyLogin,
  startProof,
} from "#contract/passkeys.endpoints.ts";

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

/** Asks for one of the member's passkeys in place of the password. */
export async function showPasskey(api: Api) {
  const optionsJSON = await api.call(startProof);
  return explained(startAuthentication({ optionsJSON }));
}

/** Browsers explain these errors in words for developers. */
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
