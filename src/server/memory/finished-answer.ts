import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number] | "identity";

/** Level 5 is about as fast as gzip and a sixth smaller; the levels above cost many times the time. */
const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const worthCompressing = 1024;
const compressible = /^(?:text\/|application\/(?:json|xml|atom\+xml)|image\/svg\+xml)/;
/** About what an answer takes beside its body. */
const headerBytes = 8192;

export const isCompressible = (type: string, length: number): boolean =>
  length >= worthCompressing && compressible.test(type);

/** The best that the client takes. */
export const acceptedEncoding = (accepted = ""): Encoding =>
  encodings.find((encoding) => accepts(accepted, encoding)) ?? "identity";

/** What is sent of an answer to clients that take one encoding. */
export interface Sendable {
  status: 200 | 304;
  body: Buffer | null;
  /** Names and values in turns: `writeHead` takes them fastest that way. The last value is the id of the request. */
  headers: string[];
}

/** An answer with all its headers. What is the same for many requests is put together once. */
export class FinishedAnswer {
  readonly etag: string;
  /** The most that it takes with its encodings. */
  readonly bytes: number;
  /** The same as long as its address. */
  readonly isImmutable: boolean;
  readonly #isCompressible: boolean;
  readonly #encoded = new Map<Encoding, Promise<Sendable>>();
  readonly #sendable = new Map<Encoding, Sendable>();
  readonly #unchanged: Sendable;

  constructor(
    readonly body: Buffer,
    readonly headers: Readonly<Record<string, string>>,
    /** The pattern of the path that it answers. */
    readonly route: string,
  ) {
    // Weak, since one tag stands for all encodings.
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    this.#isCompressible = isCompressible(headers["content-type"] ?? "", body.length);
    this.bytes = headerBytes + body.length * (this.#isCompressible ? encodings.length + 1 : 1);
    this.isImmutable = headers["cache-control"]?.includes("immutable") ?? false;
    const { "content-type": _, ...unchanged } = headers;
    this.#unchanged = { status: 304, body: null, headers: this.#listHeaders(unchanged) };
    this.#sendable.set("identity", this.#withBody("identity", body));
  }

  /** Undefined until `encode` has finished for that encoding. */
  sendable(accepted: string | undefined, ifNoneMatch: string | undefined): Sendable | undefined {
    if (ifNoneMatch && isNamed(this.etag, ifNoneMatch)) return this.#unchanged;
    return this.#sendable.get(this.#encodingFor(accepted));
  }

  /** Compresses once, off the event loop, when the first client asks for it. */
  async encode(accepted: string | undefined): Promise<void> {
    const encoding = this.#encodingFor(accepted);
    if (this.#sendable.has(encoding)) return;
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = (encoding === "br" ? brotli : promisify(gzip))(this.body).then((body) =>
        this.#withBody(encoding, body),
      );
      this.#encoded.set(encoding, encoded);
    }
    this.#sendable.set(encoding, await encoded);
  }

  #encodingFor(accepted: string | undefined): Encoding {
    return this.#isCompressible ? acceptedEncoding(accepted) : "identity";
  }

  #withBody(encoding: Encoding, body: Buffer): Sendable {
    const headers = this.#listHeaders({
      ...this.headers,
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    });
    return { status: 200, body, headers };
  }

  #listHeaders(own: Record<string, string>): string[] {
    const vary = [own["vary"], this.#isCompressible && "Accept-Encoding"].filter(Boolean);
    return Object.entries({
      ...own,
      ...(vary.length > 0 && { vary: vary.join(", ") }),
      etag: this.etag,
      "server-timing": "memory",
      "x-request-id": "",
    }).flat();
  }
}

const isNamed = (etag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch.split(",").some((part) => {
    const tag = part.trim();
    return tag === "*" || tag === etag || `W/${tag}` === etag;
  });

/** Browsers name what they take and give it no weight; `q=0` refuses it. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name, weight] = part.split(";");
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(?:\.0*)?\s*$/.test(weight ?? "");
  });
}
