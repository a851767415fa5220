import { expect, test } from "vitest";
import type { ApiDocument, FuzzRequest } from "./fuzz-request.ts";
import { createJudge, describeRequest } from "./judge.ts";
import { people } from "./people.ts";
import { createGenerator, listPages } from "./requests.ts";

const responses = { 200: {}, 400: {} };
const egg = { type: "object", properties: { size: { type: "integer" } } };
const hen = {
  type: "object",
  properties: { id: { type: "integer" }, egg: { anyOf: [egg, { type: "null" }] } },
  required: ["id", "egg"],
};
const document: ApiDocument = {
  paths: {
    "/api/hens": {
      get: {
        "x-access": "public",
        parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum: 200 } }],
        responses,
      },
      post: {
        "x-access": "admin",
        requestBody: { content: { "application/json": { schema: { $ref: "#/schemas/Hen" } } } },
        responses,
      },
    },
    "/api/hens/{id}": {
      get: {
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        responses: { ...responses, 200: { content: { "application/json": { schema: hen } } } },
      },
    },
  },
  components: {
    schemas: {
      Hen: {
        type: "object",
        properties: { name: { type: "string", maxLength: 20 }, age: { type: "integer" } },
        required: ["name"],
      },
    },
  },
};
const pages = listPages("src/client/routes");
const createTestGenerator = (seed: number) =>
  createGenerator(seed, { document, pages, cursors: {}, userIds: [] });
const makeRequests = (seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => createTestGenerator(seed)(number));

test("the same seed makes the same requests, another seed makes others", () => {
  expect(makeRequests(5, 300)).toEqual(makeRequests(5, 300));
  expect(makeRequests(6, 300)).not.toEqual(makeRequests(5, 300));
});

test("every call, every page and everybody has a turn", () => {
  const requests = makeRequests(1, 4000);
  const tried = new Set(requests.map(({ operation }) => operation));
  const expected = [...Object.keys(document.paths).map((path) => `GET ${path}`), "POST /api/hens"];
  expect([...tried]).toEqual(
    expect.arrayContaining([...expected, ...pages.map((page) => `page ${page}`)]),
  );
  expect(new Set(requests.map(({ as }) => as))).toEqual(new Set(Object.keys(people)));
  expect(pages).toEqual(expect.arrayContaining(["/", "/sandwich/$id/reviews", "/admin", "/_kit"]));
});

test("costly ones can be rarer, and are still there", () => {
  const countOf = (share: number) => {
    const generate = createGenerator(1, { document, pages, cursors: {}, userIds: [] }, share);
    const requests = Array.from({ length: 4000 }, (_, number) => generate(number));
    return requests.filter(({ operation }) => operation.startsWith("page ")).length;
  };
  expect(countOf(0.1)).toBeGreaterThan(40);
  expect(countOf(0.1)).toBeLessThan(countOf(1) / 5);
});

test("many requests have one thing wrong and the rest right", () => {
  const names = makeRequests(1, 4000)
    .filter(({ operation }) => operation === "POST /api/hens")
    .flatMap(({ body }) => (body && "json" in body ? [body.json as { name?: unknown }] : []))
    .map((hen) => (hen === null ? null : hen.name));
  const right = names.filter((name) => typeof name === "string" && /^[\p{L} ]{1,20}$/u.test(name));
  expect(right.length).toBeGreaterThan(names.length / 4);
  expect(right.length).toBeLessThan(names.length);
});

const request: FuzzRequest = {
  operation: "GET /api/hens/{id}",
  as: "member-0",
  method: "GET",
  path: "/api/hens/1",
  query: ["q=%00"],
  headers: [["X-Forwarded-For", "10.0.0.1"]],
};
const outcome = (status: number, headers: Record<string, string> = {}, text = "") =>
  ({
    ending: "answered",
    status,
    milliseconds: 1,
    headers: { "x-request-id": "1", ...headers },
    text,
  }) as const;
const json = (body: unknown) =>
  outcome(200, { "content-type": "application/json" }, JSON.stringify(body));

test.each([
  [outcome(200), null],
  [outcome(500), "500"],
  [outcome(503), "503"],
  [outcome(503, { "retry-after": "5" }), null],
  [outcome(200, {}, "Error: no\n    at hatch (src/hen.ts:1:2)"), "200 with a stack trace"],
  [json({ id: 1, egg: null }), null],
  [json({ id: 1, egg: { size: 2 } }), null],
  [json({ id: "1", egg: null }), "200 other than described: .id is no integer"],
  [json({ id: 1 }), "200 other than described: .egg is missing"],
  [json({ id: 1, egg: { size: 2.5 } }), "200 other than described: .egg is no null"],
  [
    json({ id: 1, egg: null, password: "x" }),
    "200 other than described: .password is not described",
  ],
  [outcome(409), "409, which is not declared"],
  [{ ...outcome(0), ending: "hung" } as const, "no answer in time"],
  [{ ...outcome(0), ending: "unanswered" } as const, "no answer"],
  [{ ...outcome(200), ending: "broken off" } as const, "200, broken off"],
])("%j is told as %j", (given, fault) => {
  expect(createJudge(document)(request, given)).toBe(fault);
});

test("a failure can be sent again by its line", () => {
  expect(JSON.parse(describeRequest(request))).toEqual({
    as: "member-0",
    method: "GET",
    path: "/api/hens/1?q=%00",
    headers: { "X-Forwarded-For": "10.0.0.1" },
  });
});
