import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sandwichDrawingUrl } from "#contract/drawings.ts";
import { sandwiches } from "#server/database/schema/schema.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createAnswerEarly } from "./kept-answers.ts";
import { listen } from "./listen.ts";

let app: TestApp;
let ids: { restaurant: number; sandwich: number; user: string };
const rendered: { url: string; zone: string | undefined }[] = [];
beforeAll(async () => {
  app = await createTestApp({
    settings: { ANSWER_MEMORY_MB: "8" },
    renderPage: async (url, { fetch, timeZone, rememberedView }) => {
      rendered.push({ url, zone: timeZone });
      if (url.endsWith("/with-restaurants")) await fetch("/api/restaurants?q=nowhere");
      const site = await (await fetch("/api/site")).text();
      const me = await fetch("/api/auth/me");
      return {
        route: "/",
        status: 200,
        headers: new Headers({ "Content-Type": "text/html" }),
        html: `${rendered.length} ${rememberedView} ${site} ${await me.text()}`,
      };
    },
  });
  const { db } = app;
  const { id: restaurant } = await createRestaurant(db);
  await createLocation(db, { restaurantId: restaurant });
  const description = "Crisp to the last bite. ".repeat(100);
  const { id: sandwich } = await createSandwich(db, { restaurantId: restaurant, description });
  const { id: user } = await createUser(db);
  ids = { restaurant, sandwich, user };
});
afterAll(() => app.close());

const isFromMemory = (response: Response) => response.headers.get("Server-Timing") === "memory";

async function isKept(path: string, client = app.client()) {
  await client.get(path);
  return isFromMemory(await client.get(path));
}

/** Changes the database past the app. */
const rename = (name: string) =>
  app.db.update(sandwiches).set({ name }).where(eq(sandwiches.id, ids.sandwich));

describe("public calls", () => {
  test("are all kept", async () => {
    const document = (await (await app.client().get("/api/openapi.json")).json()) as {
      paths: Record<string, { get?: { "x-access": string } }>;
    };
    const paths = Object.entries(document.paths)
      .filter(([, { get }]) => get?.["x-access"] === "public")
      .map(([path]) =>
        path
          .replace("users/{id}", `users/${ids.user}`)
          .replace("sandwiches/{id}", `sandwiches/${ids.sandwich}`)
          .replace("restaurants/{id}", `restaurants/${ids.restaurant}`),
      )
      .filter((path) => !path.includes("{"))
      .map((path) => (/places|suggestion/.test(path) ? `${path}?q=mainn` : path));
    expect(paths.length).toBeGreaterThan(15);
    const forgotten = [];
    for (const path of paths) if (!(await isKept(path))) forgotten.push(path);
    expect(forgotten).toEqual([]);
  });

  test("are new for a member, who sees what nobody else is shown", async () => {
    const { client, user } = await app.signIn();
    const path = `/api/sandwiches/${ids.sandwich}`;
    expect(await isKept(path)).toBe(true);
    await rename("Renamed past the app");
    expect(await (await app.client().get(path)).json()).not.toMatchObject({
      name: "Renamed past the app",
    });
    const own = await client.get(path);
    expect(await own.json()).toMatchObject({ name: "Renamed past the app" });
    expect(own.headers.get("Cache-Control")).toBe("no-store");

    const reviews = `/api/users/${user.id}/reviews`;
    const hidden = { sandwichId: ids.sandwich, userId: user.id, hiddenAt: app.now() };
    const { id } = await createReview(app.db, hidden);
    expect(await isKept(reviews, client)).toBe(false);
    expect(await (await client.get(reviews)).json()).toMatchObject([{ id }]);
    expect(await (await app.client().get(reviews)).json()).toEqual([]);
  });

  test("are new for everybody after a write of this process, and only then", async () => {
    const path = `/api/sandwiches/${ids.sandwich}`;
    const { client } = await app.signInAsAdmin();
    expect(await isKept(path)).toBe(true);
    const refused = await client.patch(path, { price: -1 });
    expect(refused.status).toBe(400);
    expect(isFromMemory(await app.client().get(path))).toBe(true);
    expect((await client.patch(path, { name: "Renamed" })).status).toBe(200);
    const answer = await app.client().get(path);
    expect(isFromMemory(answer)).toBe(false);
    expect(await answer.json()).toMatchObject({ name: "Renamed" });
  });

  test("are made once for all who ask at the same time", async () => {
    const path = `/api/sandwiches/${ids.sandwich}?at-once`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.client().get(path)));
    expect(answers.filter((answer) => !isFromMemory(answer))).toHaveLength(1);
  });

  test("are not kept when they are errors", async () => {
    expect(await isKept("/api/sandwiches/2000000000")).toBe(false);
  });
});

describe("a visitor's page", () => {
  test("is kept, and carries nothing of whoever asked first", async () => {
    const visitor = app.client();
    visitor.cookies.set("tracking", "my-secret");
    const first = await (await visitor.get("/kept")).text();
    expect(first).not.toContain("my-secret");
    const second = await app.client().get("/kept");
    expect(isFromMemory(second)).toBe(true);
    expect(await second.text()).toBe(first);
  });

  test("is not made from kept parts, which would make it twice as old", async () => {
    expect(await isKept("/api/site")).toBe(true);
    const { id } = await createRestaurant(app.db, { isDemo: true });
    expect(await (await app.client().get("/fresh")).text()).toContain('"hasDemo":true');
    await app.db.execute(sql`delete from restaurants where id = ${id}`);
  });

  test("is another one for another time zone, explored view or name", async () => {
    const read = async (cookies: Record<string, string>) => {
      const visitor = app.client();
      for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
      return (await visitor.get("/explore")).text();
    };
    const plain = await read({});
    expect(await read({ timeZone: "Nowhere/Else" })).toBe(plain);
    expect(await read({ timeZone: "Europe/Berlin" })).not.toBe(plain);
    expect(rendered.at(-1)?.zone).toBe("Europe/Berlin");
    expect(await read({ exploreView: "restaurants" })).toContain(" restaurants ");
    const elsewhere = await app.app.request("http://127.0.0.1:3000/explore");
    expect(await elsewhere.text()).not.toBe(plain);
    const claimed = () => app.app.request("http://evil.example/explore");
    await claimed();
    expect(isFromMemory(await claimed())).toBe(false);
  });

  test("is not kept while a part of it cannot be loaded", async () => {
    await app.db.execute(sql`alter table restaurants rename to away`);
    const broken = await app.client().get("/with-restaurants");
    expect(broken.headers.get("Cache-Control")).toContain("no-store");
    expect(isFromMemory(await app.client().get("/with-restaurants"))).toBe(false);
    await app.db.execute(sql`alter table away rename to restaurants`);
    expect(await isKept("/with-restaurants")).toBe(true);
  });

  test("is not for members, and a member's is for nobody", async () => {
    const { client, user } = await app.signIn();
    expect(await isKept("/mine", client)).toBe(false);
    expect(await (await client.get("/mine")).text()).toContain(user.username);
    expect(await (await app.client().get("/mine")).text()).not.toContain(user.username);
  });
});

test("a drawing is kept", async () => {
  const url = sandwichDrawingUrl({ name: "Once", ingredients: ["slaw"], spiceLevel: 1 });
  expect(await isKept(url)).toBe(true);
});

test("from the port bytes come compressed as the browser likes, and not at all when it has them", async () => {
  const { port, drain } = await listen(
    app.app,
    { host: "127.0.0.1", port: 0 },
    createAnswerEarly(app.deps),
  );
  const ask = (headers: Record<string, string>, method = "GET") =>
    fetch(`http://127.0.0.1:${port}/api/sandwiches?limit=2`, { method, headers });
  const made = await ask({ "Accept-Encoding": "br" });
  const body = await made.text();
  expect(isFromMemory(made)).toBe(false);
  for (const encoding of ["br", "gzip"]) {
    await (await ask({ "Accept-Encoding": encoding })).text();
    const kept = await ask({ "Accept-Encoding": encoding, "X-Request-Id": "mine-1" });
    expect(isFromMemory(kept)).toBe(true);
    expect(kept.headers.get("Content-Encoding")).toBe(encoding);
    expect(await kept.text()).toBe(body);
    expect(kept.headers.get("X-Request-Id")).toBe("mine-1");
    const headers = [...kept.headers.keys()];
    for (const name of made.headers.keys()) expect(headers).toContain(name);
  }
  const plain = await ask({ "Accept-Encoding": "identity" });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(await plain.text()).toBe(body);
  const head = await ask({ "Accept-Encoding": "br" }, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const etag = plain.headers.get("ETag") ?? "";
  const known = await ask({ "If-None-Match": etag, "Accept-Encoding": "br" });
  expect([known.status, await known.text(), known.headers.get("ETag")]).toEqual([304, "", etag]);
  expect(known.headers.get("Content-Security-Policy")).toContain("default-src");
  expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
  const line = JSON.parse(app.logs.at(-1) ?? "{}");
  expect(line).toMatchObject({ message: "request", path: "/api/sandwiches", status: 200 });
  await drain({ graceMs: 0, idleMs: 0 });
});
