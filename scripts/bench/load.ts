import { connect, type Socket } from "node:net";

export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  /** Milliseconds of each answer. */
  times: number[];
  perSecond: number;
}

export interface LoadOptions {
  connections: number;
  seconds: number;
  /** The next request of a connection. */
  next: (connection: number) => LoadRequest;
}

/** As browsers say it. */
export const acceptedEncodings = "gzip, deflate, br";

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Sends one request after the other on every connection, for so many seconds. It reads of an answer what it must, its
 * status and its end: on two cores whatever the client does is missing to the server.
 */
export async function sendLoad(origin: string, options: LoadOptions): Promise<Load> {
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const connections = Array.from({ length: options.connections }, (_, number) =>
    askUntil(new URL(origin), until, () => options.next(number)),
  );
  const times = (await Promise.all(connections)).flat();
  return { times, perSecond: (times.length * 1000) / (performance.now() - started) };
}

async function askUntil(
  { hostname, port, host }: URL,
  until: number,
  next: () => LoadRequest,
): Promise<number[]> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const times: number[] = [];
  try {
    while (performance.now() < until) {
      const started = performance.now();
      await exchange(socket, host, next());
      times.push(performance.now() - started);
    }
  } finally {
    socket.destroy();
  }
  return times;
}

function exchange(socket: Socket, host: string, request: LoadRequest): Promise<void> {
  let received = Buffer.alloc(0);
  return new Promise<void>((resolve, reject) => {
    const settle = (failure?: Error) => {
      socket.removeAllListeners();
      if (failure) reject(failure);
      else resolve();
    };
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isComplete(received)) return;
      const status = received.toString("latin1", 9, 12);
      const isGood = status.startsWith("2");
      settle(isGood ? undefined : new Error(`${request.path} answered ${status}`));
    });
    socket.once("error", settle);
    socket.once("close", () => settle(new Error(`${request.path}: the connection was closed`)));
    socket.write(writeRequest(host, request));
  });
}

function isComplete(received: Buffer): boolean {
  const end = received.indexOf(headEnd);
  if (end < 0) return false;
  const head = received.toString("latin1", 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return received.length >= end + headEnd.length + Number(length);
  if (!head.includes("\r\ntransfer-encoding: chunked")) return true;
  return received.subarray(-lastChunk.length).equals(lastChunk);
}

function writeRequest(host: string, { method, path, headers, body = "" }: LoadRequest): string {
  const lines = Object.entries({
    Host: host,
    "Accept-Encoding": acceptedEncodings,
    Accept: "*/*",
    ...(body && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
