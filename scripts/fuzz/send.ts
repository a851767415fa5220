import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { requestUploads } from "#contract/uploads.endpoints.ts";
import type { PresignedUpload } from "#contract/uploads.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { siteOrigin } from "./hostile-site.ts";
import { toJson } from "./hostile-values.ts";

/** How it ended: an answer to its end, none, one that broke off, or nothing for too long. */
export interface Outcome {
  ending: "answered" | "unanswered" | "broken off" | "hung";
  status: number;
  headers: Record<string, string>;
  /** Of an answer that people or programs read. */
  text: string;
  milliseconds: number;
}

export interface Target {
  port: number;
  site: string;
  session: string | undefined;
  requestId: string;
  hangMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export async function send(request: FuzzRequest, target: Target): Promise<Outcome> {
  const started = performance.now();
  const outcome = await attempt(request, target);
  return { ...outcome, milliseconds: performance.now() - started };
}

const ignore = () => {};

type Attempt = Omit<Outcome, "milliseconds">;

const nothing: Attempt = { ending: "unanswered", status: 0, headers: {}, text: "" };

async function attempt(request: FuzzRequest, target: Target): Promise<Attempt> {
  if (request.wire) return sendBytes(request.wire.bytes, target, request.wire.isCutOff);
  const headers = buildHeaders(request, target);
  const body = encodeBody(request, target.site);
  let path = buildTarget(request);
  if (request.upload) {
    const address = await askForAddress(request, headers, target);
    if (!address) return { ...nothing, ending: "answered", status: 404 };
    path = address;
  }
  try {
    const first = await sendByLibrary(request.method, path, headers, body, target);
    // A connection that was kept may just have been closed by the other side.
    if (first.ending !== "unanswered") return first;
    return await sendByLibrary(
      request.method,
      path,
      [...headers, ["Connection", "close"]],
      body,
      target,
    );
  } catch {
    // The library refuses to send it: then by hand.
    return sendBytes(encodeRequest(request.method, path, headers, body), target, false);
  }
}

export const buildTarget = ({ path, query }: FuzzRequest): string =>
  query.length > 0 ? `${path}?${query.join("&")}` : path;

export function encodeBody({ body }: FuzzRequest, site: string): Buffer | undefined {
  if (!body) return undefined;
  if ("bytes" in body) return body.bytes;
  return Buffer.from(toJson(body.json, body.repeated).replaceAll(siteOrigin, site));
}

type Headers = [name: string, value: string][];

export function buildHeaders(
  request: FuzzRequest,
  { session, requestId }: Pick<Target, "session" | "requestId">,
): Headers {
  const given = request.headers.filter(([name]) => name !== "Cookie");
  const cookies = request.headers.filter(([name]) => name === "Cookie").map(([, value]) => value);
  if (session && cookies.length === 0) cookies.push(`session=${session}`);
  return [
    ...given,
    ...cookies.map((value): [string, string] => ["Cookie", value]),
    ["X-Request-Id", requestId],
  ];
}

function sendByLibrary(
  method: string,
  path: string,
  headers: Headers,
  body: Buffer | undefined,
  { port, hangMs }: Target,
): Promise<Attempt> {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const all: Headers = [
    ...(names.has("host") ? [] : ([["Host", `localhost:${port}`]] as Headers)),
    ...headers,
    ...(body ? ([["Content-Length", String(body.length)]] as Headers) : []),
  ];
  return new Promise((resolve) => {
    const sent = httpRequest({
      host: "127.0.0.1",
      port,
      method,
      path: path || "/",
      headers: all.flat(),
      agent: names.has("connection") ? false : agent,
    });
    const timer = setTimeout(() => {
      resolve({ ...nothing, ending: "hung" });
      sent.destroy();
    }, hangMs);
    const end = (outcome: Attempt) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    sent.on("error", () => end(nothing));
    // One that is answered before it was read may still fail to write the rest, when nobody listens any more.
    sent.on("socket", (socket) => {
      if (socket.listenerCount("error", ignore) === 0) socket.on("error", ignore);
    });
    sent.on("response", (response) => {
      const headers = headersIn(response);
      const isText = /json|text|xml/.test(headers["content-type"] ?? "");
      const answer = { status: response.statusCode ?? 0, headers, text: "" };
      const parts: Buffer[] = [];
      response.on("error", () => end({ ...answer, ending: "broken off" }));
      response.on("data", (part: Buffer) => isText && parts.push(part));
      response.on("end", () =>
        end({ ...answer, ending: "answered", text: readText(parts, headers) }),
      );
    });
    sent.end(body);
  });
}

function readText(parts: Buffer[], headers: Record<string, string>): string {
  const bytes = Buffer.concat(parts);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[headers["content-encoding"] ?? ""];
  return (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString();
}

const headersIn = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function encodeRequest(
  method: string,
  path: string,
  headers: Headers,
  body: Buffer | undefined,
): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const length = body ? `Content-Length: ${body.length}\r\n` : "";
  const host = headers.some(([name]) => name === "Host") ? "" : "Host: localhost\r\n";
  const head = `${method} ${path} HTTP/1.1\r\n${host}${lines}${length}Connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)]);
}

/** Until the other side closes; the status is that of the first answer. */
function sendBytes(bytes: Buffer, { port, hangMs }: Target, isCutOff: boolean): Promise<Attempt> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    const end = (ending: Outcome["ending"]) => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0);
      const retryAfter = /\r\nretry-after: (\S+)/i.exec(answer)?.[1];
      const headers: Record<string, string> = retryAfter ? { "retry-after": retryAfter } : {};
      resolve({ ending: status > 0 ? "answered" : ending, status, headers, text: answer });
    };
    const timer = setTimeout(() => end(isCutOff ? "unanswered" : "hung"), isCutOff ? 20 : hangMs);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      if (answer.length < 10_000) answer += text;
      // Whoever does not say how long to keep it waits for the next request on it.
      if (answer.includes("\r\n\r\n")) end("answered");
    });
    socket.on("error", () => end("unanswered"));
    socket.on("close", () => end("unanswered"));
    socket.write(bytes);
  });
}

/** The signed address that the file of this request goes to, as a path. */
async function askForAddress(
  { upload }: FuzzRequest,
  headers: Headers,
  { port }: Target,
): Promise<string | null> {
  const cookie = headers.filter(([name]) => name === "Cookie" || name === "X-Forwarded-For");
  const { slug, ...file } = upload ?? { slug: "", name: "", type: "", size: 0 };
  const response = await fetch(
    `http://127.0.0.1:${port}${requestUploads.path}?actionType=upload&slug=${slug}`,
    {
      method: "POST",
      headers: [
        ...cookie.filter(([, value]) => /^[\x20-\x7e]*$/.test(value)),
        ["Content-Type", "application/json"],
      ],
      body: JSON.stringify({ files: [file] }),
    },
  ).catch(() => null);
  if (!response?.ok) return null;
  const [address] = (await response.json()) as PresignedUpload[];
  const { pathname, search } = new URL(address?.url ?? "http://x/");
  return pathname + search;
}
