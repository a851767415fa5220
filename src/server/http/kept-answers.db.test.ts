import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import {
  avatars,
  reviewPhotos,
  reviews,
  reviewVotes,
  sandwiches,
  users,
} from "#server/database/schema/schema.ts";
import { FinishedAnswer } from "#server/memory/finished-answer.ts";
import {
  createLocation,
  createRestaurant,
  createReview,
  createSandwich,
  createUser,
} from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createImage } from "#tests/support/uploads.ts";
import { createDoor } from "./door.ts";
import { listen } from "./listen.ts";

let app: TestApp;
let ids: { restaurant: number; sandwich: number; other: number; user: string };
const rendered: { url: string; zone: string | undefined }[] = [];
beforeAll(async () => {
  app = await createTestApp({
    renderPage: async (url, { fetch, timeZone, rememberedView, onTimeShown }) => {
      rendered.push({ url, zone: timeZone });
      if (url.endsWith("/clock")) onTimeShown();
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
  const { id: other } = await createSandwich(db, { restaurantId: restaurant });
  const { id: user } = await createUser(db);
  ids = { restaurant, sandwich, other, user };
});
afterAll(() => app.close());

const isFromMemory = (response: Response) => response.headers.get("Server-Timing") === "memory";

async function isKept(path: string, client = app.client()) {
  await client.get(path);
  return isFromMemory(await client.get(path));
}

/** Nobody but whoever uploads asks for these. */
const neverKept = ["/api/uploadthing/{key}"];

describe("public calls", () => {
  test("are all kept, but for those of uploads", async () => {
    const document = (await (await app.client().get("/api/openapi.json")).json()) as {
      paths: Record<string, { get?: { "x-access": string } }>;
    };
    const paths = Object.entries(document.paths)
      .filter(([path, { get }]) => get?.["x-access"] === "public" && !neverKept.includes(path))
      .map(([path]) =>
        path
          .replace("users/{id}", `users/${ids.user}`)
          .replace("sandwiches/{id}", `sandwiches/${ids.sandwich}`)
          .replace("restaurants/{id}", `restaurants/${ids.restaurant}`),
      )
      .map((path) => (/places|suggestion/.test(path) ? `${path}?q=mainn` : path));
    expect(paths.length).toBeGreaterThan(15);
    // The first visit of a sandwich keeps its neighbours, which is a change.
    await app.client().get(`/api/sandwiches/${ids.sandwich}/similar`);
    const forgotten = [];
    for (const path of paths) if (!(await isKept(path))) forgotten.push(path);
    expect(forgotten).toEqual([]);
  });

  test("serve members as well, unless they depend on who asks", async () => {
    const { client, user } = await app.signIn();
    const path = `/api/sandwiches/${ids.sandwich}`;
    expect(await isKept(path)).toBe(true);
    expect(isFromMemory(await client.get(path))).toBe(true);
    const own = `/api/users/${user.id}/reviews`;
    const review = await createReview(app.db, {
      sandwichId: ids.other,
      userId: user.id,
      hiddenAt: app.now(),
    });
    expect(await isKept(own)).toBe(true);
    expect(await (await app.client().get(own)).json()).toEqual([]);
    expect(await (await client.get(own)).json()).toMatchObject([{ id: review.id }]);
    expect(await isKept(own, client)).toBe(false);
  });

  test("are new after a change past the app, and stay after one to another sandwich", async () => {
    const path = `/api/sandwiches/${ids.sandwich}`;
    const rename = (id: number, name: string) =>
      app.db.update(sandwiches).set({ name }).where(eq(sandwiches.id, id));
    expect(await isKept(path)).toBe(true);
    await rename(ids.other, "Another");
    expect(isFromMemory(await app.client().get(path))).toBe(true);
    await rename(ids.sandwich, "Renamed");
    const response = await app.client().get(path);
    expect(isFromMemory(response)).toBe(false);
    expect(await response.json()).toMatchObject({ name: "Renamed" });
  });

  test("show a member's new avatar, and none of one who has left", async () => {
    const { id: userId } = await createUser(app.db, { xp: 50 });
    await createReview(app.db, { sandwichId: ids.sandwich, userId });
    const image = await createImage(app.db, { uploadedByUserId: userId });
    const paths = [`/api/sandwiches/${ids.sandwich}/reviews`, "/api/leaderboard?period=all"];
    const areShown = async () => {
      const texts = [];
      for (const path of paths) texts.push(await (await app.client().get(path)).text());
      return texts.map((text) => text.includes(image.storageKey));
    };
    for (const path of paths) expect(await isKept(path)).toBe(true);
    await app.db.insert(avatars).values({ userId, imageId: image.id });
    expect(await areShown()).toEqual([true, true]);
    for (const path of paths) expect(await isKept(path)).toBe(true);
    await app.db.delete(users).where(eq(users.id, userId));
    expect(await areShown()).toEqual([false, false]);
  });

  test("show another photo as soon as another review is the most helpful, or is hidden", async () => {
    const { db } = app;
    const paths = ["", "/popular", `/${ids.sandwich}`].map((path) => `/api/sandwiches${path}`);
    const keys: string[] = [];
    const written: number[] = [];
    for (const day of [1, 2]) {
      const dateCreated = new Date(2026, 0, day);
      const { id } = await createReview(db, { sandwichId: ids.sandwich, dateCreated });
      const image = await createImage(db, { kind: "review" });
      await db.insert(reviewPhotos).values({ reviewId: id, imageId: image.id });
      written.push(id);
      keys.push(image.storageKey);
    }
    const shown = async () => {
      const texts = [];
      for (const path of paths) texts.push(await (await app.client().get(path)).text());
      return texts.map((text) => keys.map((key) => text.includes(key)));
    };
    const [older = 0, newer = 0] = written;
    const all = (photos: boolean[]) => paths.map(() => photos);
    expect(await shown()).toEqual(all([false, true]));
    for (const path of paths) expect(await isKept(path)).toBe(true);
    await db.insert(reviewVotes).values({ reviewId: older, userId: ids.user });
    expect(await shown()).toEqual(all([true, false]));
    for (const path of paths) expect(await isKept(path)).toBe(true);
    await db.update(reviews).set({ hiddenAt: app.now() }).where(eq(reviews.id, older));
    expect(await shown()).toEqual(all([false, true]));
    await db.delete(reviews).where(eq(reviews.id, newer));
    expect(await shown()).toEqual(all([false, false]));
  });

  test("about one sandwich do not depend on the rows of another", async () => {
    const { sandwich, other } = ids;
    const { db } = app;
    const { id } = await createReview(db, { sandwichId: other, comment: "old" });
    const paths = ["", "/tags", "/reviews", "/rating-summary"].map(
      (part) => `/api/sandwiches/${sandwich}${part}`,
    );
    const read = async () => {
      const answers = await Promise.all(paths.map((path) => app.client().get(path)));
      return Promise.all(answers.map((answer) => answer.text()));
    };
    const before = await read();
    await db.update(reviews).set({ comment: "new", rating: 1 }).where(eq(reviews.id, id));
    for (const path of paths) expect(isFromMemory(await app.client().get(path))).toBe(true);
    expect(await read()).toEqual(before);
  });

  test("end with the minute where they depend on the time", async () => {
    const path = "/api/sandwiches?openNow=1";
    expect(await isKept(path)).toBe(true);
    app.passTime(60_000);
    expect(isFromMemory(await app.client().get(path))).toBe(false);
  });

  test("errors are not kept", async () => {
    expect(await isKept("/api/sandwiches/2000000000")).toBe(false);
  });
});

describe("a visitor's page", () => {
  test("is kept with what it was made from, and carries nothing of whoever asked first", async () => {
    const visitor = app.client();
    visitor.cookies.set("tracking", "my-secret");
    const first = await (await visitor.get("/kept")).text();
    expect(first).not.toContain("my-secret");
    const second = await app.client().get("/kept");
    expect(isFromMemory(second)).toBe(true);
    expect(await second.text()).toBe(first);
    await createRestaurant(app.db, { isDemo: true });
    expect(await (await app.client().get("/kept")).text()).toContain('"hasDemo":true');
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

  test("ends with the minute when it shows the time, and only then", async () => {
    expect([await isKept("/clock"), await isKept("/no-time")]).toEqual([true, true]);
    app.passTime(60_000);
    expect(isFromMemory(await app.client().get("/clock"))).toBe(false);
    expect(isFromMemory(await app.client().get("/no-time"))).toBe(true);
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

describe("memory of which nobody knows whether it is current", () => {
  const stale = new FinishedAnswer(Buffer.from("stale"), { "content-type": "text/html" }, "/");
  /** Has that answer to everything. */
  const withMemory = (isCurrent: boolean) =>
    createApp({
      ...app.deps,
      memory: {
        ...app.deps.memory,
        find: () => stale,
        share: async () => stale,
        isCurrent: () => isCurrent,
        catchUp: async () => isCurrent,
      },
    });
  const read = async (isCurrent: boolean, headers: Record<string, string>) => {
    const answer = await withMemory(isCurrent).request("http://localhost:3000/kept", { headers });
    return answer.text();
  };

  test("gives neither a visitor's page nor a call of anybody's page", async () => {
    const { client } = await app.signIn();
    const member = { Cookie: `session=${client.cookies.get("session")}` };
    for (const headers of [{}, member] as Record<string, string>[]) {
      expect(await read(true, headers)).toContain("stale");
      const page = await read(false, headers);
      expect(page).toContain('"hasDemo":');
      expect(page).not.toContain("stale");
    }
  });
});

describe("from the port", () => {
  test("bytes come compressed as the browser likes, and not at all when it has them", async () => {
    const { port, drain } = await listen(
      app.app,
      { host: "127.0.0.1", port: 0 },
      // On a server every answer is checked here, which takes the app's own way.
      createDoor({ ...app.deps, memory: { ...app.deps.memory, isCurrent: () => true } }),
    );
    const ask = (headers: Record<string, string>, method = "GET") =>
      fetch(`http://127.0.0.1:${port}/api/sandwiches?limit=2`, {
        method,
        headers,
      });
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
});
