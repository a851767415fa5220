import { createServer, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { noteArrival } from "#server/domain/loop-turns.ts";
import type { App } from "./app-environment.ts";
import { CompressedResponse } from "./compressed-response.ts";
import type { Door } from "./door.ts";

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

/** How long an answer that came before its request was all here stays readable. */
const lingerMs = 500;

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

export async function listen(
  app: Pick<App, "fetch">,
  { host, port }: { host: string; port: number },
  door: Door = () => false,
  { timeout, ...patience } = usualPatience,
): Promise<Listener> {
  const listener = getRequestListener((request, env) => answer(app, request, env as HttpBindings));
  const state = { isDraining: false };
  const server = createServer(
    { ...patience, keepAliveTimeout, ServerResponse: CompressedResponse },
    (incoming, outgoing) => {
      if (state.isDraining) outgoing.shouldKeepAlive = false;
      if (!door(incoming, outgoing)) void listener(incoming, outgoing);
    },
  );
  server.timeout = timeout;
  server.on("connection", noteArrival);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: (limits) => {
      state.isDraining = true;
      return drain(server, limits);
    },
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

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`port ${port} on ${host} is already in use. Choose another with PORT=…`);
  }
  if (error.code === "EACCES") return new Error(`port ${port} may not be used by this account.`);
  return new Error(`it cannot listen on ${host}:${port} (${error.message}).`);
}
