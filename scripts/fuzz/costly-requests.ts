import { join } from "node:path";
import type { ApiDocument } from "./fuzz-request.ts";
import { type Person, password, people } from "./people.ts";
import { listPages } from "./requests.ts";
import type { Schema } from "./values.ts";

export interface Candidate {
  name: string;
  as: Person;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const marks = "\u0301\u0323";
const runs = {
  "combining marks": marks,
  ligatures: "\ufdfa",
  "exclamation marks": "!",
  bullets: "• - , : * | ",
  letters: "x",
  emoji: "\u{1f414}",
  spaces: " ",
};

/** Between two letters: what begins with a run may be found at once, what ends after one has to be tried for. */
const run = (text: string, length: number) =>
  `a${text.repeat(Math.ceil(length / text.length)).slice(0, length - 2)}z`;

/** All that a visitor or a member may read, each at its most expensive, and what is known to have cost too much once. */
export function costlyRequests(document: ApiDocument, site: string): Candidate[] {
  return [
    ...reads(document, ["public"]),
    ...pages(),
    ...[...reads(document, ["member", "signedIn", "self", "selfOrAdmin"]), ...pages()].map(
      asMember,
    ),
    ...files.map((path) => get(path)),
    ...longAddresses(),
    ...accountCalls(),
    ...largeBodies(document),
    ...importerCalls(site),
  ];
}

const get = (path: string, headers?: Record<string, string>, note = ""): Candidate => ({
  name: `GET ${path.length > 90 ? `${path.slice(0, 90)}…` : path}${note}`,
  as: "visitor",
  method: "GET",
  path,
  headers,
});

const post = (path: string, note: string, json: unknown, as: Person = "visitor"): Candidate => ({
  name: `POST ${path} with ${note}`,
  as,
  method: "POST",
  path,
  body: typeof json === "string" ? json : JSON.stringify(json),
});

const asMember = (candidate: Candidate): Candidate => ({
  ...candidate,
  as: "member-0",
  name: `${candidate.name} of a member`,
});

/** Each as it is, with the largest page, and with each parameter at its worst. */
function reads({ paths }: ApiDocument, accesses: string[]): Candidate[] {
  return Object.entries(paths).flatMap(([template, { get: operation }]) => {
    if (!operation || !accesses.includes(operation["x-access"] ?? "")) return [];
    const id = template.startsWith("/api/users/") ? people["member-0"].id : "1";
    const path = template.replace("{id}", id).replace("{key}", "0".repeat(32));
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
    const needed = parameters.filter(({ required }) => required).map(({ name }) => `${name}=a`);
    const largest = parameters.some(({ name }) => name === "limit") ? ["limit=200"] : [];
    const withQuery = (...query: string[]) =>
      get(`${path}?${[...needed, ...largest, ...query].join("&")}`);
    return [
      get(needed.length > 0 ? `${path}?${needed.join("&")}` : path),
      ...parameters.flatMap(({ name, schema }) =>
        worstValues(name, schema).map((value) => withQuery(`${name}=${encodeURIComponent(value)}`)),
      ),
      ...(parameters.some(({ name }) => name === "near")
        ? [
            withQuery(
              "openNow=1",
              "timeZone=asia/kathmandu",
              "near=45.52,-122.67",
              "within=12500",
              "sort=distance",
              "q=the%20hot%20chicken",
            ),
          ]
        : []),
    ];
  });
}

function worstValues(name: string, schema: Schema): string[] {
  if (name === "limit") return [];
  if (schema.enum) return schema.enum.map(String);
  if (name === "near") return ["45.52,-122.67"];
  if (name === "timeZone") return ["America/Argentina/ComodRivadavia", "ASIA/kolkata"];
  if (schema.maxLength === undefined) return [String(schema.maximum ?? "1")];
  const { maxLength } = schema;
  const hidden = ["the ", "a b c d e f ", marks, "\ufdfa", "chikcen "];
  return hidden.map((text) => run(text, maxLength));
}

function pages(): Candidate[] {
  const routes = listPages(join(import.meta.dirname, "..", "..", "src", "client", "routes"));
  return [
    ...routes.map((route) => get(route.replace("$id", "1"))),
    get("/explore?view=restaurants&openNow=1"),
    get(
      `/explore?q=${encodeURIComponent(run("the hot ", 200))}&openNow=1&near=45.52,-122.67&sort=distance`,
    ),
    get(`/explore?q=${encodeURIComponent(run(marks, 200))}`),
    get("/explore?cursor=x"),
    get("/leaderboard?period=all"),
    get("/leaderboard?cursor=x"),
    get("/sandwich/1/reviews?sort=lowest"),
    get("/restaurant/1?tab=reviews"),
    get("/explore", { Cookie: `timeZone=${run("x", 8000)}` }, " with a long zone"),
    get("/explore", { Cookie: run("a=b; ", 12_000) }, " with many cookies"),
    get("/explore", { "Accept-Encoding": "br, gzip" }, " compressed"),
  ];
}

const files = [
  "/feed.xml",
  "/restaurant/1/feed.xml",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/sitemap-restaurants-1.xml",
  "/sitemap-sandwiches-1.xml",
  "/sandwich/1/card.png",
  "/sandwich/1/card.jpg",
  "/healthz",
  "/readyz",
  "/favicon.svg",
  "/api/docs",
  "/api/openapi.json",
  "/api/nothing",
  "/nothing",
];

/** As long as Node lets an address be. */
const longAddresses = () =>
  Object.entries(runs).flatMap(([what, text]) => {
    const long = encodeURIComponent(run(text, 1500))
      .slice(0, 12_000)
      .replace(/%[0-9A-F]?$/, "");
    return [
      "/login?redirect=/",
      "/explore?q=",
      "/explore?tag=",
      "/sandwich/",
      "/api/places?q=",
    ].map((start) => get(start + long, {}, ` of ${what}`));
  });

function accountCalls(): Candidate[] {
  const { id, username, email } = people["member-0"];
  const texts = Object.entries(runs).flatMap(([what, text]) =>
    [250, 15_000, 100_000, 480_000].map(
      (length) => [`${length} of ${what}`, run(text, length)] as const,
    ),
  );
  return [
    post("/api/auth/login", "a wrong password", { username, password: "wrong password" }),
    post("/api/auth/login", "the right password", { username, password }),
    post("/api/auth/register", "a name that is taken", { id, username, email, password }),
    ...texts.flatMap(([what, text]) => [
      post("/api/auth/login", `${what} as the name`, { username: text, password }),
      post("/api/auth/login", `${what} as the password`, { username, password: text }),
      post("/api/auth/register", `${what} as the name`, { id, username: text, email, password }),
      post("/api/auth/register", `${what} as the email`, {
        id,
        username,
        email: `${text}@x.example`,
        password,
      }),
    ]),
  ];
}

/** What every call that takes something from a visitor does with a megabyte. */
function largeBodies({ paths }: ApiDocument): Candidate[] {
  const bodies = {
    "a megabyte of nothing": " ".repeat(1_000_000),
    "100,000 brackets": "[".repeat(100_000),
    "100,000 nested arrays": "[".repeat(50_000) + "]".repeat(50_000),
    "100,000 members": JSON.stringify(
      Object.fromEntries(Array.from({ length: 80_000 }, (_, index) => [`k${index}`, 1])),
    ),
    "100,000 numbers": JSON.stringify(Array.from({ length: 100_000 }, (_, index) => index)),
  };
  const open = Object.entries(paths).filter(
    ([, item]) => item["post"]?.["x-access"] === "public" && item["post"].requestBody,
  );
  const recommendation = (text: string) => ({
    websiteUrl: `https://${text}`,
    notes: text,
    name: text,
    email: text,
    referral: text,
  });
  return [
    ...open.flatMap(([path]) =>
      Object.entries(bodies).map(([what, body]) => post(path, what, body)),
    ),
    ...Object.entries(runs).map(([what, text]) =>
      post(
        "/api/restaurant-recommendations",
        `100,000 of ${what}`,
        recommendation(run(text, 100_000)),
      ),
    ),
  ];
}

/** An admin's, but of somebody else's making. */
function importerCalls(site: string): Candidate[] {
  const websites = ["/menu", "/title", "/heading", "/names", "/nested", "/zipped"];
  return [
    ...["/api/restaurant/import-basic", "/api/restaurant/import-from-website"].flatMap((call) =>
      websites.map((path) => post(call, path, { websiteUrl: site + path }, "admin")),
    ),
    ...Object.entries(runs).map(([what, text]) =>
      post("/api/menu/process", `70,000 of ${what}`, { menuText: run(text, 70_000) }, "admin"),
    ),
  ];
}
