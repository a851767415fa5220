import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** Level 5 is about as fast as gzip and a sixth smaller; the levels above cost many times the time. */
const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const worthCompressing = 1024;
const compressible = /^(?:text\/|application\/(?:json|xml|atom\+xml)|image\/svg\+xml)/;

export const isCompressible = (type: string, length: number): boolean =>
  length >= worthCompressing && compressible.test(type);

/** The best that the client takes. */
export const acceptedEncoding = (accepted: string | undefined): Encoding =>
  encodings.find((encoding) => accepts(accepted ?? "", encoding)) ?? "identity";

/** The bytes of an answer, and its headers but for those that belong to one request or one encoding. */
export class FinishedAnswer {
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #bodies = new Map<Encoding, Buffer>();
  readonly #isCompressible: boolean;
  /** Told how many bytes another encoding takes. */
  onGrowth: ((bytes: number) => void) | undefined;

  constructor(
    readonly body: Buffer,
    readonly headers: Readonly<Record<string, string>>,
    /** The pattern of the path that it answers. */
    readonly route: string,
  ) {
    // Weak, since one tag stands for all encodings.
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#isCompressible = isCompressible(headers["content-type"] ?? "", body.length);
    this.#bodies.set("identity", body);
  }

  encodingFor(accepted: string | undefined): Encoding {
    return this.#isCompressible ? acceptedEncoding(accepted) : "identity";
  }

  /** Undefined until somebody has waited for `encode`. */
  encoded(encoding: Encoding): Buffer | undefined {
    return this.#bodies.get(encoding);
  }

  /** Compresses once, off the event loop, when the first client asks for it. */
  async encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.body;
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = encoding === "br" ? brotli(this.body) : promisify(gzip)(this.body);
      this.#encoded.set(encoding, encoded);
      const bytes = await encoded;
      this.#bodies.set(encoding, bytes);
      this.onGrowth?.(bytes.length);
    }
    return encoded;
  }
}

/** Browsers name what they take and give it no weight; `q=0` refuses it. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, weight] = part.split(";");
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight ?? "");
  });
}
