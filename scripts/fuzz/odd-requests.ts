import { uploaders } from "#contract/upload-rules.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { hostileFiles } from "./hostile-site.ts";
import { people, pickPerson } from "./people.ts";
import type { Random } from "./random.ts";

export function makeUpload(random: Random): FuzzRequest {
  const file = random.pick(hostileFiles);
  const type = random.chance(0.8)
    ? file.type
    : random.pick(["image/png", "image/svg+xml", "text/html", ""]);
  const boundary = "fuzz";
  const name = random.pick(["hen.png", "", "..\\..\\x", "x".repeat(250), "\u00e4.png"]);
  const field = random.chance(0.95) ? "file" : random.pick(["", "image", "__proto__"]);
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const end = random.chance(0.95) ? `\r\n--${boundary}--\r\n` : "";
  return {
    operation: "PUT /api/uploadthing/{key}",
    as: pickPerson(random, "member"),
    method: "PUT",
    path: "/api/uploadthing/{key}",
    query: [],
    headers: [["Content-Type", `multipart/form-data; boundary=${boundary}`]],
    body: { bytes: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(end)]) },
    upload: {
      slug: random.pick(Object.keys(uploaders)),
      type,
      name: name || "x",
      size: file.bytes.length,
    },
  };
}

/** What no library lets through. */
export function makeOddHttp(random: Random): FuzzRequest {
  const body = `{"username":"${people["member-0"].username}","password":"x"}`;
  const post =
    "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  const ways: Record<string, string> = {
    "a method that nobody knows": "FROBNICATE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    CONNECT: "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n",
    TRACE: "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    PROPFIND: "PROPFIND /api/sandwiches HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "OPTIONS *": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "HTTP/1.0 without a host": "GET / HTTP/1.0\r\n\r\n",
    "HTTP/1.1 without a host": "GET / HTTP/1.1\r\n\r\n",
    "two hosts": "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "an empty host": "GET /feed.xml HTTP/1.1\r\nHost:\r\n\r\n",
    "a whole address as the target":
      "GET http://evil.example/api/site HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an address of another kind as the target":
      "GET file:///etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an address that is none as the target": "GET http://[/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a target without a slash": "GET explore HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "two slashes": `GET //${random.pick(["evil.example", "", "[", "a:b", "@", "\\"])}/explore HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    backslashes: "GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\n\r\n",
    dots: "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "dots behind assets":
      "GET /assets/..%2f..%2f..%2fserver%2fmain.js HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "NUL behind assets": "GET /assets/%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "raw UTF-8": "GET /sandwich/\u00e4\u9e21 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a long address": `GET /explore?q=${"x".repeat(random.pick([8000, 15_000, 20_000]))} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    "many headers": `GET / HTTP/1.1\r\nHost: localhost\r\n${"X-A: b\r\n".repeat(random.pick([100, 1900, 3000]))}\r\n`,
    "many cookies": `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${"a=b; ".repeat(random.pick([100, 3000]))}\r\n\r\n`,
    "both lengths": `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    "a broken chunk": `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    "a length below zero": `${post}Content-Length: -1\r\n\r\n`,
    "a length that is none": `${post}Content-Length: 1e3\r\n\r\n`,
    "a body of a GET": `GET /api/sandwiches HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    "two requests at once":
      "GET /api/site HTTP/1.1\r\nHost: localhost\r\n\r\nGET /explore HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an upgrade":
      "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n",
    "HTTP/2 by prior knowledge": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no HTTP at all": "\u0016\u0003\u0001\u0002\u0000",
  };
  const unfinished: Record<string, string> = {
    "a body that breaks off": `${post}Content-Length: 5000\r\n\r\n${body}`,
    "a chunk that breaks off": `${post}Transfer-Encoding: chunked\r\n\r\nff\r\n{`,
    "headers that break off": "GET / HTTP/1.1\r\nHost: local",
    "a reader who leaves": "GET /explore HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "an upload that breaks off":
      "PUT /api/uploadthing/0123456789abcdef0123456789abcdef?expires=1&member=x&size=1&type=x&slug=x&signature=x HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\n",
  };
  const isCutOff = random.chance(0.2);
  const [operation, text] = random.pick(Object.entries(isCutOff ? unfinished : ways));
  const encoding = operation === "raw UTF-8" ? "utf8" : "latin1";
  return {
    operation: `HTTP: ${operation}`,
    as: "visitor",
    method: text.split(" ")[0] ?? "",
    path: "",
    query: [],
    headers: [],
    wire: { bytes: Buffer.from(text, encoding), isCutOff },
  };
}
