import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";

interface Circumstances {
  origin?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  /** In place of "none" and an empty statement. */
  statement?: { format: string; cbor: Buffer };
}

/** A device with one passkey, which signs whatever it is asked to: also what no browser would ask. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString("base64url");
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  private counter = 0;
  private userHandle = "";

  create(options: PasskeyCreation, circumstances: Circumstances = {}) {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, "base64url");
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    const authData = Buffer.concat([
      this.data(options.rp.id, 0x40, circumstances),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      // The public key in COSE: EC2, ES256, P-256, x and y.
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const { format, cbor } = circumstances.statement ?? { format: "none", cbor: emptyMap };
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText(format),
      cborText("attStmt"),
      cbor,
      cborText("authData"),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    const clientData = clientDataOf("webauthn.create", options.challenge, circumstances);
    return this.credential({
      clientDataJSON: clientData.toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
    });
  }

  show({ rpId, challenge }: PasskeyRequest, circumstances: Circumstances = {}) {
    const authData = this.data(rpId, 0, { counter: ++this.counter, ...circumstances });
    const clientData = clientDataOf("webauthn.get", challenge, circumstances);
    const signed = Buffer.concat([authData, createHash("sha256").update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.keys.privateKey).toString("base64url"),
      userHandle: circumstances.userHandle ?? this.userHandle,
    });
  }

  private data(rpId: string, flags: number, { counter = 0, isVerified = true }: Circumstances) {
    const present = 0x01;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      createHash("sha256").update(rpId).digest(),
      Buffer.from([flags | present | (isVerified ? 0x04 : 0)]),
      count,
    ]);
  }

  private credential = <Response>(response: Response) => ({
    id: this.id,
    rawId: this.id,
    type: "public-key",
    response,
  });
}

const clientDataOf = (type: string, challenge: string, { origin = "http://localhost" }) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const emptyMap = Buffer.from([0xa0]);

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
