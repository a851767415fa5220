import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ApiErrorBody } from "#contract/errors.ts";
import { acceptedEncoding, isCompressible } from "#server/memory/finished-answer.ts";
import type { App } from "./app-environment.ts";
import type { AnswerEarly } from "./kept-answers.ts";

/**
 * Longer than proxies and programs wait with an idle connection, usually a minute: were it us who close it, their next
 * request could meet the closing and be lost. Node's own five seconds are shorter than anybody's.
 */
const keepAliveTimeout = 75_000;

/** How patient we are, in milliseconds, with who sends or reads slowly, or has gone without a word. */
const usualPatience = {
  /** For all headers of a request. */
  headersTimeout: 20_000,
  /** For all of its body: 5 MB by a phone in the woods. */
  requestTimeout: 300_000,
  /** How often these two are looked at. */
  connectionsCheckingInterval: 10_000,
  /** Without a byte in either direction. An answer that nobody reads would stay in memory. */
  timeout: 120_000,
};

/** Unanswered requests of one connection. Browsers send one at a time. */
const mostUnanswered = 32;

/** How long an answer that came before its request was all here stays readable. */
const lingerMs = 500;

interface Place {
  host: string;
  port: number;
}

interface DrainLimits {
  graceMs: number;
  idleMs: number;
}

export interface Listener {
  port: number;
  /**
   * Takes no new connections, lets requests in flight finish, and cuts off what takes longer. Connections that are kept
   * alive end with their next answer, and those that are not used end after `idleMs`.
   */
  drain(limits: DrainLimits): Promise<void>;
}

/** The next level takes half as long again for a twelfth less, and this answer is sent once. */
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/**
 * Compresses what is sent in one piece. That takes less time than to hand it to another thread, or to a stream. What is
 * written piece by piece goes out as it is.
 */
class CompressedResponse<
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

export async function listen(
  app: Pick<App, "fetch">,
  { host, port }: Place,
  answerEarly: AnswerEarly = () => false,
  { timeout, ...patience } = usualPatience,
): Promise<Listener> {
  const listener = getRequestListener((request, env) => answer(app, request, env as HttpBindings));
  const state = { isDraining: false };
  const server = createServer(
    { ...patience, keepAliveTimeout, ServerResponse: CompressedResponse },
    answerInTurn((incoming, outgoing) => {
      if (state.isDraining) outgoing.shouldKeepAlive = false;
      if (namesUser(incoming.url)) refuseUser(outgoing);
      else if (!answerEarly(incoming, outgoing)) void listener(incoming, outgoing);
    }),
  );
  server.timeout = timeout;
  await open(server, { host, port });
  return {
    port: (server.address() as AddressInfo).port,
    drain: (limits) => {
      state.isDraining = true;
      return drain(server, limits);
    },
  };
}

/** `setting` is the one that chooses another port. */
function open(server: NetServer, { host, port }: Place, setting = "PORT"): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, { host, port }, setting)));
    server.listen(port, host, resolve);
  });
}

export async function requireFreePort(place: Place, setting: string): Promise<void> {
  const server = new NetServer();
  await open(server, place, setting);
  await new Promise((resolve) => server.close(resolve));
}

/** As `http://name@host/` does: no `Request` can be made of such an address. */
function namesUser(target = "/"): boolean {
  if (target.startsWith("/") || !URL.canParse(target)) return false;
  const { username, password } = new URL(target);
  return username !== "" || password !== "";
}

function refuseUser(outgoing: ServerResponse): void {
  const message = "The address must not hold a user name or password.";
  const body: ApiErrorBody = { message, code: "validation_failed" };
  outgoing.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/**
 * Starts on a request when the answer before it on the same connection has left this process. Node itself would start on
 * all that a client sends ahead, and keep the answers until they are read.
 */
function answerInTurn(start: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const line = waiting.get(socket) ?? [];
    waiting.set(socket, line);
    const startNow = () => {
      outgoing.once("close", () => {
        line.shift();
        if (!socket.destroyed) line[0]?.();
      });
      start(incoming, outgoing);
    };
    if (line.push(startNow) > mostUnanswered) socket.destroy();
    else if (line.length === 1) startNow();
  };
}

async function answer(app: Pick<App, "fetch">, request: Request, env: HttpBindings) {
  const response = await app.fetch(request, env);
  if (isStillSending(env)) endConnectionWith(response, env);
  return response;
}

const isStillSending = ({ incoming }: HttpBindings) =>
  incoming.method !== "GET" && incoming.method !== "HEAD" && !incoming.complete;

/**
 * The rest of the body is not waited for, so nothing can follow it on this connection. Node would cut it off with the
 * last byte of the answer: whoever is still sending then meets a reset, and may lose the answer to it.
 */
function endConnectionWith(response: Response, { incoming: { socket } }: HttpBindings): void {
  response.headers.set("Connection", "close");
  const cutOff = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.end();
    setTimeout(cutOff, lingerMs).unref();
  };
}

async function drain(server: Server, { graceMs, idleMs }: DrainLimits): Promise<void> {
  // Not the close of HTTP: it cuts idle connections at once, on which a request may be on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  // What turns idle later would wait for its timeout.
  let sweep: NodeJS.Timeout | undefined;
  const settled = setTimeout(() => {
    sweep = setInterval(() => server.closeIdleConnections(), 50);
  }, idleMs);
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  // Its check for slow requests, and nothing else.
  server.close(() => {});
  clearTimeout(settled);
  clearInterval(sweep);
  clearTimeout(cutOff);
}

function explain(error: NodeJS.ErrnoException, { host, port }: Place, setting: string): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`port ${port} on ${host} is already in use. Choose another with ${setting}=…`);
  }
  if (error.code === "EACCES") return new Error(`port ${port} may not be used by this account.`);
  return new Error(`it cannot listen on ${host}:${port} (${error.message}).`);
}
