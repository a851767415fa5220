import { readdirSync } from "node:fs";
import { uploaders } from "#contract/upload-rules.ts";
import { hostileFiles, siteOrigin, sitePaths } from "./hostile-site.ts";
import { createRandom, type Random } from "./random.ts";
import {
  hostileText,
  hostileValue,
  makeValue,
  ordinaryText,
  type Schema,
  toJson,
  uuid,
} from "./values.ts";

export const password = "fuzz and nothing else";

/** Everybody that requests are made as. Whoever loses a session or an account gets it back. */
export const people = {
  visitor: null,
  "member-0": member(0),
  "member-1": member(1),
  "member-2": member(2),
  "member-3": member(3),
  curator: { ...member(8), username: "curator" },
  admin: { ...member(9), username: "fuzz-admin" },
} as const;

export type Person = keyof typeof people;

function member(number: number) {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    username: `fuzz-member-${number}`,
    email: `fuzz-${number}@cluck.example`,
  };
}

export interface FuzzRequest {
  /** What it tries: a call as the OpenAPI document names it, a page, or a way to speak HTTP. */
  operation: string;
  as: Person;
  method: string;
  path: string;
  /** Encoded, or deliberately not. */
  query: string[];
  headers: [name: string, value: string][];
  body?: { json: unknown; repeated?: string } | { bytes: Buffer };
  /** A file, for which an address is asked first. */
  upload?: { slug: string; type: string; name: string; size: number };
  /** Instead of all that: what goes over the wire, and whether the rest never comes. */
  wire?: { bytes: Buffer; isCutOff: boolean };
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  /** Who may make it. */
  "x-access"?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface World {
  document: ApiDocument;
  /** The addresses of the pages, with `$id` for what is an id; none where pages are not served. */
  pages: string[];
  /** Of every list that has a next page, by its operation. */
  cursors: Record<string, string>;
  /** Of members who are not among the people above. */
  userIds: string[];
}

/** The client's route tree, by the names of its files. */
export const pagesOf = (routesFolder: string): string[] =>
  readdirSync(routesFolder)
    .filter((file) => file.endsWith(".tsx") && file !== "__root.tsx")
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replaceAll("[_]", "_")
          .replaceAll(".", "/")}`,
    )
    .map((path) => path.replace(/\/index$/, "") || "/")
    .sort();

const files = [
  "/feed.xml",
  "/restaurant/$id/feed.xml",
  "/sandwich/$id/card.jpg",
  "/sandwich/$id/card.png",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-restaurants-$id.xml",
  "/sitemap-sandwiches-$id.xml",
  "/healthz",
  "/readyz",
  "/api/docs",
  "/api/openapi.json",
  "/api/nothing/$id",
  "/favicon.svg",
  "/site.webmanifest",
  "/assets/$id.js",
  "/images/0123456789abcdef0123456789abcdef/$id.webp",
];

/** Names that only pages know; the others are those of the calls behind them. */
const pageParameters = [
  "tab",
  "list",
  "place",
  "website",
  "recommendation",
  "id",
  "denied",
  "message",
  "redirect",
  "view",
  "cursor",
];

const zones = [
  "America/Chicago",
  "america/chicago",
  "UTC",
  "Etc/GMT+12",
  "Asia/Kolkata",
  "+05:30",
  "Nowhere/Land",
];

/** Request after request; each depends on the seed and its number alone. */
export function createGenerator(seed: number, world: World) {
  const resolve = (reference: string) =>
    world.document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {};
  const operations = Object.entries(world.document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      ...operation,
    })),
  );
  /** Calls with more to get wrong come more often. */
  const weighed = operations.flatMap((operation) => {
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
    const { properties = {} } = schema.$ref ? resolve(schema.$ref) : schema;
    const values = Object.keys(properties).length + (operation.parameters?.length ?? 0);
    return Array<typeof operation>(2 + values).fill(operation);
  });
  const queries = operations.flatMap(({ parameters = [] }) =>
    parameters.filter((parameter) => parameter.in === "query"),
  );
  return (number: number): FuzzRequest => {
    const random = createRandom(seed, number);
    const kind = random.next();
    const request =
      kind < 0.005
        ? upload(random)
        : kind < 0.03
          ? spokenOddly(random)
          : world.pages.length > 0 && kind < 0.23
            ? page(random)
            : call(random);
    if (!request.wire) request.headers.push(...headersOf(random, number, request.as));
    return request;
  };

  /** As the document wants it, with one thing wrong, or with many. */
  function call(random: Random): FuzzRequest {
    const operation = random.pick(weighed);
    const as = personOf(random, operation["x-access"]);
    const start = random.between(0, 2 ** 31);
    const build = (isWrong: () => boolean) =>
      buildCall(createRandom(start), operation, as, isWrong);
    const kind = random.next();
    if (kind < 0.25) return build(() => false);
    if (kind < 0.75) {
      let values = 0;
      build(() => values++ < 0);
      let left = random.between(0, values - 1);
      return build(() => left-- === 0);
    }
    const share = random.pick([0.1, 0.3, 0.8]);
    return build(() => random.chance(share));
  }

  function buildCall(
    random: Random,
    { name, method, path: template, parameters = [], requestBody }: (typeof operations)[number],
    as: Person,
    isWrong: () => boolean,
  ): FuzzRequest {
    const options = { resolve, known: knownValues(as, name), isWrong };
    const value = ({ schema, name }: Parameter) => makeValue(random, schema, options, name);
    let path = template;
    for (const parameter of parameters.filter(({ in: place }) => place === "path")) {
      path = path.replace(`{${parameter.name}}`, () => encoded(random, value(parameter)));
    }
    const query = parameters
      .filter(
        ({ in: place, required }) => place === "query" && random.chance(required ? 0.98 : 0.3),
      )
      .flatMap((parameter) => {
        const pair = () => `${parameter.name}=${encoded(random, value(parameter))}`;
        return random.chance(0.02) ? [pair(), pair()] : [pair()];
      });
    if (random.chance(0.02)) query.push(`${encoded(random, hostileText(random, 300))}=1`);
    // Staff who rename or delete themselves would be staff no longer.
    const isOwnAccount = ["PATCH /api/users/{id}", "DELETE /api/users/{id}"].includes(name);
    if (isOwnAccount && (as === "curator" || as === "admin")) path = "/api/users/somebody";
    const request: FuzzRequest = {
      operation: name,
      as,
      method: method === "GET" && random.chance(0.03) ? "HEAD" : method,
      path,
      query,
      headers: [],
    };
    const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
    if (schema) addBody(random, request, makeValue(random, schema, options));
    return request;
  }

  /** What has a meaning under its name. */
  function knownValues(as: Person, operation: string) {
    return (random: Random, name: string, { type, enum: choices }: Schema): unknown => {
      const self = people[as];
      if (choices) return undefined;
      if (/^(userId|id|actor|entityId)$/.test(name) && type === "string") {
        const others = [
          ...world.userIds,
          ...Object.values(people).map((person) => person?.id ?? "nobody"),
        ];
        const isNew = operation === "POST /api/auth/register";
        return isNew ? uuid(random) : self && random.chance(0.9) ? self.id : random.pick(others);
      }
      if (/^(id|sandwichIds?|restaurantId|into|badgeId|from|recommendation)$/.test(name))
        return serialId(random);
      if (name === "version") return random.between(1, 4);
      if (/password/i.test(name)) return random.chance(0.7) ? password : ordinaryText(random, 12);
      if (name === "username") {
        return self && operation.endsWith("login")
          ? self.username
          : `hen ${uuid(random).slice(0, 8)}`;
      }
      if (name === "email") return `${uuid(random).slice(0, 8)}@cluck.example`;
      if (name === "photoUrls" && type === "array" && random.chance(0.8)) return [];
      if (name === "imageUrl" && random.chance(0.7)) return null;
      if (/url|website/i.test(name) && type !== "array") return siteOrigin + random.pick(sitePaths);
      if (name === "timeZone") return random.pick(zones);
      if (name === "cursor") return cursor(random, operation);
      if (name === "slug") return random.pick(Object.keys(uploaders));
      if (name === "q") return random.pick(["chicken", "hot", "a", "the honey", "chikken", "鸡"]);
      if (name === "menuText" || name === "text")
        return "Sandwiches\nHot Chicken ..... $9.50\nfried, pickles, slaw\n".repeat(
          random.between(1, 20),
        );
      if (name === "html")
        return "<h2>Menu</h2><p>Crispy Chicken Sandwich $8</p>".repeat(random.between(1, 20));
      if (name === "type") return random.pick(["image/png", "image/jpeg", "image/avif"]);
      return undefined;
    };
  }

  /** The list's own, another list's, or one with a position that nobody wrote. */
  function cursor(random: Random, operation: string): string | undefined {
    const own = world.cursors[operation];
    const any =
      own && random.chance(0.5) ? own : random.pick([...Object.values(world.cursors), "W10"]);
    if (random.chance(0.5)) return any;
    const position: unknown = JSON.parse(Buffer.from(any, "base64url").toString());
    if (!Array.isArray(position)) return any;
    position[random.between(0, position.length)] = hostileValue(random);
    return Buffer.from(toJson(position)).toString("base64url").slice(0, 1200);
  }

  function page(random: Random): FuzzRequest {
    const template = random.pick(random.chance(0.75) ? world.pages : files);
    const path = template.replaceAll("$id", () =>
      random.chance(0.8) ? String(serialId(random)) : encoded(random, hostileText(random, 300)),
    );
    const query: string[] = [];
    while (random.chance(0.45)) query.push(pageParameter(random));
    const methods = ["HEAD", "OPTIONS", "PUT", "POST", "DELETE", "PATCH"];
    return {
      operation: `page ${template}`,
      as: personOf(random, template.startsWith("/admin") ? "admin" : "public"),
      method: random.chance(0.08) ? random.pick(methods) : "GET",
      path: random.chance(0.02) ? path + encoded(random, hostileText(random, 300)) : path,
      query,
      headers: [],
    };
  }

  function pageParameter(random: Random): string {
    const parameter = random.pick(queries);
    const name = random.chance(0.4) ? random.pick(pageParameters) : parameter.name;
    const share = random.pick([0, 0.3, 1]);
    const options = {
      resolve,
      known: knownValues("visitor", "GET /api/sandwiches"),
      isWrong: () => random.chance(share),
    };
    return `${name}=${encoded(random, makeValue(random, name === parameter.name ? parameter.schema : {}, options, name))}`;
  }
}

const serialId = (random: Random) =>
  random.chance(0.8) ? random.between(1, 60) : random.between(1, 400);

const members: Person[] = ["member-0", "member-1", "member-2", "member-3"];
const everybody: Person[] = ["visitor", ...members, "curator", "admin"];
const allowed: Record<string, Person[]> = {
  public: ["visitor", "visitor", ...members, "curator", "admin"],
  member: [...members, "curator", "admin"],
  self: members,
  selfOrAdmin: [...members, "admin"],
  catalogueEditor: ["curator", "admin"],
  admin: ["admin"],
};

/** Mostly somebody who may: whoever may not is sent away before anything is read. */
const personOf = (random: Random, access = "public"): Person =>
  random.pick(random.chance(0.85) ? (allowed[access] ?? everybody) : everybody);

/** As addresses are written: percent signs and UTF-8. Some are broken, which no client's library would send. */
function encoded(random: Random, value: unknown): string {
  if (random.chance(0.01)) {
    return random.pick([
      "%",
      "%zz",
      "%E0%A4",
      "%C0%AF",
      "%ff%fe",
      "%u0041",
      "%00",
      "%ED%A0%80",
      "+",
      "\u00e4",
      "a b",
      "#",
      "?",
      "/",
      "%2F",
      "..",
    ]);
  }
  const text = typeof value === "string" ? value : toJson(value);
  // No more than an address holds.
  return [...text.slice(0, 3000)]
    .map((letter) =>
      /[\ud800-\udfff]/.test(letter) && letter.length === 1
        ? "%ED%A0%80"
        : encodeURIComponent(letter),
    )
    .join("")
    .slice(0, 9000)
    .replace(/%[0-9A-F]?$/, "");
}

const contentTypes = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/problem+json",
  "APPLICATION/JSON",
  "application/json, text/html",
  "x",
  ";",
];

function addBody(random: Random, request: FuzzRequest, json: unknown): void {
  const repeated =
    random.chance(0.02) && typeof json === "object" && json !== null
      ? Object.keys(json)[0]
      : undefined;
  request.body = random.chance(0.03) ? { bytes: brokenJson(random, json) } : { json, repeated };
  if (random.chance(0.01)) delete request.body;
  request.headers.push([
    "Content-Type",
    random.chance(0.03) ? random.pick(contentTypes) : "application/json",
  ]);
  if (random.chance(0.005))
    request.headers.push(["Content-Encoding", random.pick(["gzip", "br", "x"])]);
}

function brokenJson(random: Random, json: unknown): Buffer {
  const text = toJson(json);
  const whole = Buffer.from(text);
  return random.pick([
    () => whole.subarray(0, Math.floor(whole.length / 2)),
    () => Buffer.concat([Buffer.from("\ufeff"), whole]),
    () => Buffer.concat([whole, Buffer.from("}")]),
    () => Buffer.from(text.replace(/"([^"]*)"/, '"\xff$1\xc3"'), "latin1"),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from("null"),
    () => Buffer.from("[]"),
    () => Buffer.from('"text"'),
    () => Buffer.from("[".repeat(100_000)),
    () => Buffer.from('{"a":'.repeat(20_000)),
    () => Buffer.alloc(1_100_000, 0x20),
    () => Buffer.alloc(0),
    () => Buffer.from(text.replaceAll(",", ",\u0000")),
  ])();
}

const oddHeaders: ((random: Random) => [string, string])[] = [
  (random) => [
    "Accept",
    random.pick(["*/*", "text/html", "application/xml;q=9", "", "image/avif", "x/y;".repeat(500)]),
  ],
  (random) => [
    "Accept-Language",
    random.pick(["de", "xx-YY-zz;q=0.1", "*", "en;q=NaN", ",,,,", "a-".repeat(2000)]),
  ],
  (random) => [
    "Accept-Encoding",
    random.pick(["gzip", "br", "identity;q=0", "*;q=0", "zstd", "deflate, gzip;q=1.0, *;q=0.5"]),
  ],
  (random) => ["If-None-Match", random.pick(["*", '"x"', 'W/"x", "y"', '"', ",".repeat(3000)])],
  (random) => [
    "If-Modified-Since",
    random.pick(["Thu, 01 Jan 1970 00:00:00 GMT", "never", "9999999999999"]),
  ],
  (random) => [
    "Range",
    random.pick([
      "bytes=0-0",
      "bytes=-1",
      "bytes=5-2",
      "bytes=0-99999999999999",
      "lines=1",
      `bytes=${"0-1,".repeat(1000)}`,
    ]),
  ],
  (random) => ["Origin", random.pick(["http://evil.example", "null", "", "http://", "x"])],
  (random) => ["Sec-Fetch-Site", random.pick(["same-origin", "none", "cross-site", "x"])],
  (random) => [
    "Authorization",
    random.pick(["Bearer ", `Bearer ${people.admin.id}`, "Basic eDp5", "Bearer a b c", "\u00ff"]),
  ],
  (random) => ["User-Agent", random.pick(["", "\u00ff\u00fe", "x".repeat(4000), "Mozilla/5.0"])],
  (random) => [
    "X-Forwarded-Host",
    random.pick(["a b", "", "[", "evil.example", "x:99999", "\u00ff", "localhost:1,"]),
  ],
  (random) => ["X-Forwarded-Proto", random.pick(["https", "http", "javascript", "", "a b"])],
  (random) => [
    "Host",
    random.pick([
      "evil.example",
      "[",
      "a b",
      "x:99999",
      "\u00e4",
      "localhost",
      "%00",
      "user@host",
      "a/b",
      "a?b",
    ]),
  ],
  (random) => ["Referer", random.pick(["x", "http://[", ""])],
  (random) => ["Expect", random.pick(["100-continue", "x"])],
  (random) => ["Cookie", oddCookie(random)],
];

const oddCookie = (random: Random) => {
  const value = () =>
    random.pick([
      "",
      "x",
      "%",
      "%00",
      "%ff",
      "\u00ff",
      '"',
      "a=b=c",
      "dark",
      "restaurants",
      "Europe/Berlin",
      "europe/berlin",
      "+99:99",
      "x".repeat(3000),
    ]);
  const name = () =>
    random.pick(["session", "__Host-session", "theme", "timeZone", "exploreView", "__proto__", ""]);
  return Array.from({ length: random.between(1, 4) }, () => `${name()}=${value()}`).join(
    random.pick(["; ", ";", ",", "; ; "]),
  );
};

function headersOf(random: Random, number: number, as: Person): [string, string][] {
  const address = random.chance(0.97)
    ? `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    : random.pick([
        "",
        "x",
        "::1",
        "fe80::1%eth0",
        "1.2.3.4, 5.6.7.8",
        "::ffff:1.2.3.4",
        ",".repeat(500),
      ]);
  const self = people[as];
  return [
    ["X-Forwarded-For", address],
    ...(self && random.chance(0.3)
      ? [["Authorization", `Bearer ${self.id}`] as [string, string]]
      : []),
    ...(random.chance(0.1) ? [random.pick(oddHeaders)(random)] : []),
    ...(random.chance(0.03) ? [random.pick(oddHeaders)(random)] : []),
  ];
}

function upload(random: Random): FuzzRequest {
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
    as: personOf(random, "member"),
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
function spokenOddly(random: Random): FuzzRequest {
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
