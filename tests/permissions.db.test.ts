import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";
import type { TestClient } from "#tests/support/test-client.ts";

const allowed = "allowed";

/** What a visitor, a member, the curator and an admin get; a call of one's own is somebody else's here. */
const rows = {
  everybody: [allowed, allowed, allowed, allowed],
  members: [401, allowed, allowed, allowed],
  ownOnly: [401, 403, 403, 403],
  ownOrAdmin: [401, 403, 403, allowed],
  editors: [401, 403, allowed, allowed],
  admins: [401, 403, 403, allowed],
} as const;

/** Every call that exists: a new one fails the first test until somebody decides who may make it. */
const whoMay: Record<string, keyof typeof rows> = {
  "GET /api/site": "everybody",
  "GET /api/sandwiches": "everybody",
  "GET /api/sandwiches/popular": "everybody",
  "GET /api/sandwiches/{id}": "everybody",
  "GET /api/sandwiches/{id}/tags": "everybody",
  "GET /api/sandwiches/{id}/similar": "everybody",
  "GET /api/sandwiches/{id}/reviews": "everybody",
  "GET /api/sandwiches/{id}/rating-summary": "everybody",
  "GET /api/tags": "everybody",
  "GET /api/reviews": "everybody",
  "GET /api/places": "everybody",
  "GET /api/search/suggestion": "everybody",
  "GET /api/restaurants": "everybody",
  "GET /api/restaurants/{id}/reviews": "everybody",
  "GET /api/restaurants/{id}": "everybody",
  "GET /api/restaurants/{id}/locations": "everybody",
  "GET /api/restaurants/{id}/sandwiches": "everybody",
  "POST /api/auth/register": "everybody",
  "POST /api/auth/login": "everybody",
  "POST /api/auth/logout": "everybody",
  "GET /api/auth/me": "members",
  "GET /api/auth/sessions": "members",
  "DELETE /api/auth/sessions/{id}": "members",
  "GET /api/users": "admins",
  "PATCH /api/users/{id}": "ownOnly",
  "POST /api/users/{id}/promote": "admins",
  "GET /api/users/{id}/export": "ownOnly",
  "DELETE /api/users/{id}": "ownOnly",
  "GET /api/users/{id}/sandwiches": "ownOrAdmin",
  "GET /api/users/{id}/restaurants": "ownOnly",
  "PUT /api/users/{id}/restaurants/{restaurantId}": "ownOnly",
  "DELETE /api/users/{id}/restaurants/{restaurantId}": "ownOnly",
  "POST /api/user-sandwiches": "members",
  "PATCH /api/user-sandwiches/{id}": "members",
  "DELETE /api/user-sandwiches/{id}": "members",
  "POST /api/menu/process": "admins",
  "POST /api/restaurant/import-basic": "admins",
  "POST /api/restaurant/import-from-website": "admins",
};

const people = ["visitor", "member", "curator", "admin"] as const;
type Person = (typeof people)[number];

let app: Awaited<ReturnType<typeof createTestApp>>;
const signedIn: Partial<Record<Person, { client: TestClient; user: { id: string } }>> = {};
let strangerId: string;

beforeAll(async () => {
  app = await createTestApp();
  signedIn.member = await app.signIn();
  signedIn.curator = await app.signInAsCurator();
  signedIn.admin = await app.signInAsAdmin();
  strangerId = (await app.signIn()).user.id;
});
afterAll(() => app.close());

/** A session of its own per call: some calls end the one they are made with. */
async function clientOf(person: Person) {
  const user = signedIn[person]?.user;
  return user ? app.openSession(user.id) : app.client();
}

async function call(client: TestClient, name: string, bearer?: string) {
  const [method = "", template = ""] = name.split(" ");
  const owned = template.startsWith("/api/users/")
    ? template.replace("{id}", strangerId)
    : template;
  const path = owned.replaceAll(/\{\w+\}/g, "2147483647");
  const body = ["POST", "PUT", "PATCH"].includes(method) ? {} : undefined;
  const headers = bearer ? { Authorization: `Bearer ${bearer}` } : undefined;
  return client.send(method, path, { body, headers });
}

test("the table names every call of the API, and none besides", async () => {
  const document = app.app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "", version: "" },
  });
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(whoMay).sort()).toEqual(calls.sort());
});

describe.each(Object.entries(whoMay))("%s", (name, row) => {
  test.each(people.map((person, index) => [person, rows[row][index]] as const))(
    "for a %s: %s",
    async (person, expected) => {
      const response = await call(await clientOf(person), name);
      if (expected !== allowed) return expect(response.status).toBe(expected);
      const code = [401, 403].includes(response.status) ? await response.text() : allowed;
      expect(code).toBe(allowed);
    },
  );

  test("somebody else's id as bearer opens nothing", async () => {
    const expected = row === "everybody" ? allowed : 401;
    const admin = await clientOf("admin");
    for (const [client, bearer] of [
      [app.client(), signedIn.admin?.user.id],
      [admin, strangerId],
      [admin, randomUUID()],
    ] as const) {
      const { status } = await call(client, name, bearer);
      expect(status === 401 ? 401 : allowed).toBe(expected);
    }
  });

  if (row !== "everybody") {
    test("one's own id as bearer is fine", async () => {
      const { status } = await call(await clientOf("admin"), name, signedIn.admin?.user.id);
      expect(status).not.toBe(401);
    });
  }
});
