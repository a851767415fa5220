import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import "#tests/support/bundled-reader.ts";

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
  "GET /api/sandwiches/{id}/score": "everybody",
  "GET /api/sandwiches/{id}/reviews": "everybody",
  "GET /api/sandwiches/{id}/photos": "everybody",
  "GET /api/sandwiches/{id}/rating-summary": "everybody",
  "GET /api/tags": "everybody",
  "GET /api/reviews": "everybody",
  "POST /api/reviews": "members",
  "PATCH /api/reviews/{id}": "members",
  "DELETE /api/reviews/{id}": "members",
  "PUT /api/reviews/{id}/vote": "members",
  "DELETE /api/reviews/{id}/vote": "members",
  "POST /api/reviews/{id}/reports": "members",
  "PATCH /api/reviews/{id}/reports": "admins",
  "PATCH /api/reviews/{id}/visibility": "admins",
  "GET /api/review-reports": "admins",
  "GET /api/review-reports.csv": "admins",
  "GET /api/users/{id}/reviews": "everybody",
  "GET /api/users/{id}/review-responses": "ownOnly",
  "GET /api/places": "everybody",
  "GET /api/search/suggestion": "everybody",
  "GET /api/restaurants": "everybody",
  "GET /api/restaurants/{id}/reviews": "everybody",
  "GET /api/restaurants/{id}": "everybody",
  "GET /api/restaurants/{id}/locations": "everybody",
  "GET /api/restaurants/{id}/sandwiches": "everybody",
  "POST /api/restaurants": "admins",
  "PATCH /api/restaurants/{id}": "editors",
  "PUT /api/restaurants/{id}/menu-order": "editors",
  "POST /api/sandwiches": "editors",
  "PATCH /api/sandwiches/{id}": "editors",
  "DELETE /api/restaurants/{id}": "admins",
  "POST /api/restaurants/{id}/restore": "admins",
  "GET /api/restaurants/{id}/deletion-effects": "editors",
  "DELETE /api/sandwiches/{id}": "editors",
  "POST /api/sandwiches/{id}/restore": "admins",
  "GET /api/sandwiches/{id}/deletion-effects": "editors",
  "POST /api/locations": "editors",
  "PATCH /api/locations/{id}": "editors",
  "DELETE /api/locations/{id}": "editors",
  "POST /api/locations/{id}/restore": "admins",
  "GET /api/restaurants/duplicates": "editors",
  "GET /api/restaurants/{id}/duplicates": "editors",
  "POST /api/restaurants/{id}/merge": "admins",
  "GET /api/admin/restaurants": "editors",
  "GET /api/admin/restaurants.csv": "editors",
  "GET /api/admin/duplicate-groups": "editors",
  "POST /api/restaurants/{id}/read-again": "editors",
  "GET /api/restaurants/{id}/website-changes": "editors",
  "DELETE /api/restaurants/{id}/website-changes": "editors",
  "GET /api/website-changes": "admins",
  "PUT /api/fact-checks": "members",
  "GET /api/fact-checks/own": "members",
  "GET /api/admin/fact-checks": "admins",
  "GET /api/trash": "admins",
  "GET /api/trash.csv": "admins",
  "GET /api/audit-log": "admins",
  "POST /api/auth/register": "everybody",
  "POST /api/auth/login": "everybody",
  "POST /api/auth/logout": "everybody",
  "POST /api/auth/forgot-password": "everybody",
  "POST /api/auth/reset-password": "everybody",
  "POST /api/auth/confirm-email": "everybody",
  "POST /api/auth/passkey-login-options": "everybody",
  "POST /api/auth/passkey-login": "everybody",
  "POST /api/auth/second-step": "everybody",
  "GET /api/auth/me": "members",
  "GET /api/auth/sessions": "members",
  "DELETE /api/auth/sessions": "members",
  "DELETE /api/auth/sessions/{id}": "members",
  "GET /api/auth/passkeys": "members",
  "POST /api/auth/passkey-options": "members",
  "POST /api/auth/passkeys": "members",
  "DELETE /api/auth/passkeys/{id}": "members",
  "PATCH /api/auth/passkeys/{id}": "members",
  "GET /api/auth/second-factor": "members",
  "POST /api/auth/second-factor-secret": "members",
  "POST /api/auth/second-factor": "members",
  "DELETE /api/auth/second-factor": "members",
  "POST /api/auth/recovery-codes": "members",
  "POST /api/auth/proof-options": "members",
  "POST /api/auth/proof": "members",
  "GET /api/users": "admins",
  "GET /api/invitations": "admins",
  "POST /api/invitations": "admins",
  "DELETE /api/invitations/{id}": "admins",
  "PATCH /api/users/{id}": "ownOnly",
  "POST /api/users/{id}/promote": "admins",
  "POST /api/users/{id}/confirmation-mail": "ownOnly",
  "POST /api/users/{id}/password-reset": "admins",
  "GET /api/users/{id}/export": "ownOnly",
  "DELETE /api/users/{id}": "ownOnly",
  "GET /api/users/{id}/sandwiches": "ownOrAdmin",
  "GET /api/users/{id}/collection-counts": "ownOnly",
  "GET /api/users/{id}/collection.csv": "ownOnly",
  "POST /api/users/{id}/collection-import": "ownOnly",
  "GET /api/users/{id}/restaurants": "ownOnly",
  "GET /api/users/{id}/restaurants/new-sandwiches": "ownOnly",
  "PUT /api/users/{id}/restaurants/{restaurantId}": "ownOnly",
  "DELETE /api/users/{id}/restaurants/{restaurantId}": "ownOnly",
  "POST /api/user-sandwiches": "members",
  "PATCH /api/user-sandwiches/{id}": "members",
  "DELETE /api/user-sandwiches/{id}": "members",
  "POST /api/user-sandwiches/{id}/visits": "members",
  "PATCH /api/visits/{id}": "members",
  "DELETE /api/visits/{id}": "members",
  "GET /api/users/{id}/level": "everybody",
  "GET /api/users/{id}/badges": "everybody",
  "GET /api/users/{id}/actions": "ownOnly",
  "GET /api/users/{id}/standing": "ownOnly",
  "GET /api/users/{id}/stats": "ownOnly",
  "POST /api/users/{id}/news": "ownOnly",
  "GET /api/badges": "everybody",
  "GET /api/leaderboard": "everybody",
  "GET /api/action-config": "admins",
  "PATCH /api/action-config/{id}": "admins",
  "GET /api/admin/overview": "admins",
  "GET /api/admin/health": "admins",
  "GET /api/admin/jobs": "admins",
  "POST /api/admin/jobs/{id}/retry": "admins",
  "DELETE /api/admin/jobs/{id}": "admins",
  "GET /api/admin/gaps": "admins",
  "GET /api/admin/gaps.csv": "admins",
  "GET /api/audit-log.csv": "admins",
  "POST /api/badges": "admins",
  "PATCH /api/badges/{id}": "admins",
  "DELETE /api/badges/{id}": "admins",
  "GET /api/badges.csv": "admins",
  "POST /api/users/{id}/badges": "admins",
  "GET /api/users.csv": "admins",
  "PATCH /api/users/{id}/block": "admins",
  "DELETE /api/users/{id}/sessions": "admins",
  "POST /api/restaurant-recommendations": "everybody",
  "GET /api/restaurant-recommendations": "admins",
  "GET /api/restaurant-recommendations.csv": "admins",
  "PATCH /api/restaurant-recommendations/{id}": "admins",
  "PUT /api/restaurant-recommendations/{id}/restaurant": "admins",
  "GET /api/uploadthing": "everybody",
  "POST /api/uploadthing": "members",
  "GET /api/uploadthing/{key}": "everybody",
  "PUT /api/uploadthing/{key}": "everybody",
  "POST /api/menu/process": "admins",
  "POST /api/menu/picture": "admins",
  "POST /api/restaurant/import-basic": "admins",
  "POST /api/restaurant/import-from-website": "admins",
};

const people = ["visitor", "member", "curator", "admin"] as const;
type Person = (typeof people)[number];

let app: TestApp;
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

async function call(client: TestClient, name: string, bearer?: string, ownerId = strangerId) {
  const [method = "", template = ""] = name.split(" ");
  const owned = template.startsWith("/api/users/") ? template.replace("{id}", ownerId) : template;
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

describe("what belongs to members, own and another's", () => {
  const members = people.filter((person) => person !== "visitor");
  const ofSelf = Object.keys(whoMay).filter((name) => whoMay[name]?.startsWith("own"));

  test.each(members.flatMap((person) => ofSelf.map((name) => [person, name] as const)))(
    "the %s may %s of their own",
    async (person, name) => {
      const { status } = await call(await clientOf(person), name, "", signedIn[person]?.user.id);
      expect([401, 403]).not.toContain(status);
    },
  );

  /** A call about a thing that only the database knows the owner of, and the body that makes it valid. */
  const things: [
    name: string,
    create: (owner: string) => Promise<{ path: string; body?: object }>,
  ][] = [
    ["POST /api/user-sandwiches", async (userId) => ({ path: "", body: await newEntry(userId) })],
    ["PATCH /api/user-sandwiches/{id}", (owner) => entryOf(owner, { isFavorite: true })],
    ["DELETE /api/user-sandwiches/{id}", (owner) => entryOf(owner)],
    ["POST /api/user-sandwiches/{id}/visits", (owner) => entryOf(owner, { rating: 3 })],
    ["PATCH /api/visits/{id}", (owner) => visitOf(owner, { rating: 2 })],
    ["DELETE /api/visits/{id}", (owner) => visitOf(owner)],
    ["POST /api/reviews", async (userId) => ({ path: "", body: await newReview(userId) })],
    ["PATCH /api/reviews/{id}", (owner) => reviewOf(owner, { rating: 2 })],
    ["DELETE /api/reviews/{id}", (owner) => reviewOf(owner)],
  ];

  const newEntry = async (userId: string) => {
    const { id: sandwichId } = await createSandwich(app.db);
    return { userId, sandwichId, isFavorite: false, hasTried: false };
  };
  const newReview = async (userId: string) => {
    const { id: sandwichId } = await createSandwich(app.db);
    return { userId, sandwichId, rating: 5, review: "" };
  };
  async function made(owner: string, path: string, input: object, body?: object) {
    const answer = await (await app.openSession(owner)).post(path, input);
    return { path: `/${(await bodyOf<{ id: number }>(answer)).id}`, body };
  }
  const entryOf = async (owner: string, body?: object) =>
    made(owner, "/api/user-sandwiches", await newEntry(owner), body);
  async function visitOf(owner: string, body?: object) {
    const { path } = await entryOf(owner);
    const client = await app.openSession(owner);
    const answer = await client.post(`/api/user-sandwiches${path}/visits`, { rating: 3 });
    const [visit] = (await bodyOf<{ visits: { id: number }[] }>(answer)).visits;
    return { path: `/${visit?.id}`, body };
  }
  const reviewOf = async (owner: string, body?: object) =>
    made(owner, "/api/reviews", await newReview(owner), body);

  async function attempt(person: Person, name: string, owner: string) {
    const create = things.find(([known]) => known === name)?.[1];
    if (!create) throw new Error(`nobody says how to make a thing for ${name}`);
    const { path, body } = await create(owner);
    const [method = "", template = ""] = name.split(" ");
    const address = template.replace("/{id}", path);
    return (await (await clientOf(person)).send(method, address, { body })).status;
  }

  const names = things.map(([name]) => name);
  test.each(names)("%s is done by its owner alone", async (name) => {
    for (const person of members) {
      const own = await attempt(person, name, signedIn[person]?.user.id ?? "");
      expect([person, [200, 201, 204].includes(own)]).toEqual([person, true]);
    }
    const mayModerate = name === "DELETE /api/reviews/{id}";
    expect(await attempt("visitor", name, strangerId)).toBe(401);
    expect(await attempt("member", name, strangerId)).toBe(403);
    expect(await attempt("curator", name, strangerId)).toBe(403);
    expect(await attempt("admin", name, strangerId)).toBe(mayModerate ? 204 : 403);
  });
});
