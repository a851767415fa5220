import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { acceptedEncoding, isCompressible } from "#server/memory/finished-answer.ts";

/** The next level takes half as long again for a twelfth less, and this answer is sent once. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/**
 * Compresses what is sent in one piece. That takes less time than to hand it to another thread, or to a stream. What is
 * written piece by piece goes out as it is.
 */
export class CompressedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Waits for the body. */
  #head: { status: number; headers: OutgoingHttpHeaders } | null = null;

  override writeHead(status: number, ...rest: unknown[]): this {
    const [headers] = rest;
    // A list of headers comes with a kept answer, which is compressed already.
    if (typeof headers !== "object" || headers === null || Array.isArray(headers)) {
      return super.writeHead(status, ...(rest as []));
    }
    const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    this.#head = { status, headers: Object.fromEntries(named) };
    return this;
  }

  override flushHeaders(): void {
    this.#sendHead();
    super.flushHeaders();
  }

  override write(...chunk: unknown[]): boolean {
    this.#sendHead();
    return super.write(...(chunk as [unknown]));
  }

  override end(...rest: unknown[]): this {
    if (!this.#head) return super.end(...(rest as []));
    const [body] = rest;
    const sent = typeof body === "string" || body instanceof Uint8Array ? this.#encode(body) : body;
    this.#sendHead();
    return super.end(sent);
  }

  #sendHead(): void {
    if (!this.#head) return;
    const { status, headers } = this.#head;
    this.#head = null;
    super.writeHead(status, headers);
  }

  #encode(body: string | Uint8Array): string | Uint8Array {
    const headers = this.#head?.headers ?? {};
    const type = String(headers["content-type"] ?? "");
    if (headers["content-encoding"] || !isCompressible(type, body.length)) return body;
    const vary = String(headers["vary"] ?? "");
    if (!/accept-encoding/i.test(vary)) {
      headers["vary"] = vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
    }
    const encoding = acceptedEncoding(String(this.req.headers["accept-encoding"] ?? ""));
    if (encoding === "identity") return body;
    const encoded =
      encoding === "br" ? brotliCompressSync(body, brotli) : gzipSync(body, { level: 1 });
    headers["content-encoding"] = encoding;
    headers["content-length"] = encoded.length;
    return encoded;
  }
}
