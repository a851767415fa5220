import { onTestFinished, vi } from "vitest";

/** A device for passkeys, as the browser offers it to a page: the DOM of the tests has none. */
export function plugInPasskeyDevice() {
  const key = { id: "key", rawId: bytes("key"), type: "public-key", getClientExtensionResults };
  const clientDataJSON = bytes("{}");
  const create = async () => ({
    ...key,
    response: { clientDataJSON, attestationObject: bytes("o") },
  });
  const get = async () => ({
    ...key,
    response: { clientDataJSON, authenticatorData: bytes("a"), signature: bytes("s") },
  });
  const device = {
    create: vi.fn<() => Promise<unknown>>(create),
    get: vi.fn<() => Promise<unknown>>(get),
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { value: device, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "credentials");
  });
  return device;
}

export const deviceError = (name: string) => Object.assign(new Error("For developers"), { name });

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const getClientExtensionResults = () => ({});
