import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listener, listen } from "#server/http/listen.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let listener: Listener;
beforeAll(async () => {
  app = await createTestApp();
  listener = await listen(app.app, { host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await listener.drain({ graceMs: 1000, idleMs: 0 });
  await app.close();
});

const get = (target: string, headers = "Host: localhost\r\n") =>
  `GET ${target} HTTP/1.1\r\n${headers}\r\n`;
const post = (headers: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}`;

const refusedOrAnswered: Record<string, string> = {
  "an unknown method": "FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  CONNECT: "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n",
  TRACE: "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  PROPFIND: "PROPFIND /api/sandwiches HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "OPTIONS *": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "HTTP/1.0 without a host": "GET / HTTP/1.0\r\n\r\n",
  "HTTP/1.1 without a host": get("/", ""),
  "two hosts": get("/", "Host: a\r\nHost: b\r\n"),
  "an empty host": get("/feed.xml", "Host:\r\n"),
  "a host that is none": get("/feed.xml", "Host: [\r\n"),
  "a whole address": get("http://evil.example/api/site"),
  "the address of a file": get("file:///etc/passwd"),
  "an address that is none": get("http://[/"),
  "a target without a slash": get("explore"),
  "two slashes": get("//evil.example/explore"),
  "two slashes and nothing": get("//"),
  "a backslash": get("/\\evil.example"),
  "dots above the root": get("/../../etc/passwd"),
  "encoded dots": get("/assets/..%2f..%2f..%2fserver%2fmain.js"),
  "an encoded NUL": get("/assets/%00"),
  "raw UTF-8": get("/sandwich/\u00e4"),
  "an endless address": get(`/explore?q=${"x".repeat(20_000)}`),
  "endless headers": get("/", `Host: localhost\r\n${"X-A: b\r\n".repeat(3000)}`),
  "both lengths": post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
  "a broken chunk": post("Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"),
  "a length below zero": post("Content-Length: -1\r\n\r\n"),
  "a length that is no number": post("Content-Length: 1e3\r\n\r\n"),
  "a body of a GET": `${get("/api/sandwiches", "Host: localhost\r\nContent-Length: 2\r\n")}{}`,
  "an upgrade": get("/", "Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"),
  "HTTP/2 by prior knowledge": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "no HTTP at all": "\u0016\u0003\u0001\u0002\0",
};

test.each(Object.entries(refusedOrAnswered))("%s is refused or answered", async (_, bytes) => {
  app.logs.length = 0;
  expect(await statusOf(bytes)).toBeLessThan(500);
  expect(app.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect(await statusOf(get("/healthz"))).toBe(200);
});

/** Of the first answer; 0 when the connection is closed without one. */
function statusOf(bytes: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(listener.port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
      if (answer.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.write(bytes, "latin1");
  });
}
