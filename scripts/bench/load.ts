import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "./timing.ts";

export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Load {
  /** Milliseconds of each answer. */
  times: number[];
  perSecond: number;
  /** That were told to come again. */
  refused: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** The next request of a connection. */
  next: (connection: number) => LoadRequest;
  /** Comes again later when it is told to, instead of failing. */
  isPatient?: boolean;
}

/** As browsers say it. */
export const acceptedEncodings = "gzip, deflate, br";

const laterMs = 500;

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/**
 * Sends one request after the other on every connection, for so many seconds. It reads of an answer what it must, its
 * status and its end: on two cores whatever the client does is missing to the server.
 */
export async function sendLoad(origin: string, options: LoadOptions): Promise<Load> {
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const times: number[] = [];
  let refused = 0;

  async function askUntilThen(number: number): Promise<void> {
    const { hostname, port, host } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    try {
      while (performance.now() < until) {
        const asked = performance.now();
        const request = options.next(number);
        const { status } = await exchange(socket, host, request);
        if (status === 503 && options.isPatient) {
          refused += 1;
          await pause(laterMs);
          continue;
        }
        if (status < 200 || status > 299) throw new Error(`${request.path} answered ${status}`);
        times.push(performance.now() - asked);
      }
    } finally {
      socket.destroy();
    }
  }

  await Promise.all(Array.from({ length: options.connections }, (_, at) => askUntilThen(at)));
  return { times, perSecond: (times.length * 1000) / (performance.now() - started), refused };
}

const rounds = 5;
const secondsPerTurn = 2;
/** Until a page has been drawn some thousand times it is compiled, which takes as long as to draw it. */
const warmUpSeconds = 20;

export interface Target extends Pick<LoadOptions, "next"> {
  origin: string;
  /** There is nothing to compile. */
  isWarm?: boolean;
}

export interface Measured {
  /** The median of the turns. */
  perSecond: number;
  /** Milliseconds of each answer. */
  times: number[];
}

/** Asks one target after the other, several times, so that whatever else the machine does falls on all. */
export async function takeTurns<const Targets extends Target[]>(
  connections: number,
  targets: Targets,
): Promise<{ [Index in keyof Targets]: Measured }> {
  const loads = targets.map((): Load[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, { origin, next, isWarm }] of targets.entries()) {
      const seconds = round < 0 && !isWarm ? warmUpSeconds : secondsPerTurn;
      const load = await sendLoad(origin, { connections, seconds, next });
      if (round >= 0) loads[at]?.push(load);
    }
  }
  const measured = loads.map((turns): Measured => {
    const speeds = turns.map(({ perSecond }) => perSecond);
    return { perSecond: quantile(speeds, 0.5), times: turns.flatMap(({ times }) => times) };
  });
  return measured as { [Index in keyof Targets]: Measured };
}

export interface Exchanged {
  status: number;
  /** In small letters. */
  head: string;
}

/** One request and its answer, on a connection that nothing else is sent on meanwhile. */
export function exchange(socket: Socket, host: string, request: LoadRequest): Promise<Exchanged> {
  let received = Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const fail = (failure: Error) => {
      socket.removeAllListeners();
      reject(failure);
    };
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = completeHead(received);
      if (head === null) return;
      socket.removeAllListeners();
      resolve({ status: Number(head.slice(9, 12)), head });
    });
    socket.once("error", fail);
    socket.once("close", () => fail(new Error(`${request.path}: the connection was closed`)));
    socket.write(writeRequest(host, request));
  });
}

/** Null while the answer is not all here. */
function completeHead(received: Buffer): string | null {
  const end = received.indexOf(headEnd);
  if (end < 0) return null;
  const head = received.toString("latin1", 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const isComplete =
    length !== undefined
      ? received.length >= end + headEnd.length + Number(length)
      : !head.includes("\r\ntransfer-encoding: chunked") ||
        received.subarray(-lastChunk.length).equals(lastChunk);
  return isComplete ? head : null;
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
