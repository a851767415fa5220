import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import { images } from "#server/database/schema/images.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { buildPhoto } from "#tests/support/image-files.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { redirectTo, startWebServer } from "#tests/support/web-server.ts";

interface Pictured {
  id: number;
  imageUrl: string | null;
}

let site: Awaited<ReturnType<typeof startWebServer>>;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  const photo = await buildPhoto({ width: 1600, height: 1200 });
  site = await startWebServer({
    "/hen.jpg": (response) => response.writeHead(200, { "Content-Type": "image/jpeg" }).end(photo),
    "/moved.jpg": redirectTo("/hen.jpg"),
    "/drawing.svg": (response) => response.end("<svg/>"),
    "/broken.jpg": (response) => response.writeHead(500).end(),
    "/inward.jpg": redirectTo("http://10.0.0.1/"),
    "/robots.txt": (response) => response.end("User-agent: *\nDisallow: /secret"),
  });
  app = await createTestApp({ settings: { IMPORT_ALLOW_PRIVATE: "1" } });
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => Promise.all([app.close(), site.close()]));
beforeEach(() => site.requests.splice(0));

const restaurantFacts = {
  name: "Golden Hen",
  description: "Fried chicken",
  restaurantType: "Restaurant",
  priceRange: "$$",
};
const restaurant = (imageUrl: string) => ({ ...restaurantFacts, imageUrl });
const ourAddress = /^\/images\/[0-9a-f]{32}\/\d+\.webp$/;

describe("a foreign picture is stored with us", () => {
  const things: [string, () => Promise<{ path: string; facts: object }>][] = [
    ["restaurant", async () => ({ path: "/api/restaurants", facts: restaurantFacts })],
    [
      "sandwich",
      async () => {
        const { id: restaurantId } = await createRestaurant(app.db);
        return { path: "/api/sandwiches", facts: { restaurantId, name: "Hot One" } };
      },
    ],
    [
      "badge",
      async () => ({
        path: "/api/badges",
        facts: { name: "Golden Beak", description: "Shiny", category: "event" },
      }),
    ],
  ];

  test.each(things)("of a %s, added or changed", async (kind, describeThing) => {
    const { path, facts } = await describeThing();
    const address = `${site.url}/moved.jpg`;
    const added = await admin.post(path, { ...facts, imageUrl: address });
    expect(added.status).toBe(201);
    const { id, imageUrl } = await bodyOf<Pictured>(added);
    const changed = await admin.patch(`${path}/${id}`, { imageUrl: `${site.url}/hen.jpg` });
    const second = await bodyOf<Pictured>(changed);
    expect(changed.status).toBe(200);
    expect(second.imageUrl).not.toBe(imageUrl);
    for (const url of [imageUrl, second.imageUrl]) {
      expect(url).toMatch(ourAddress);
      expect((await admin.get(url ?? "")).headers.get("Content-Type")).toBe("image/webp");
    }
    const rows = await app.db.select().from(images).where(eq(images.sourceUrl, address));
    expect(rows.filter((row) => row.kind === kind)).toHaveLength(1);
  });
});

describe("one that cannot be had is named, and nothing is written", () => {
  test.each([
    ["/nowhere.jpg", 422, "The picture cannot be fetched: it answered with status 404."],
    ["/broken.jpg", 422, "The picture cannot be fetched: it answered with status 500."],
    ["/drawing.svg", 400, expect.stringContaining("not a JPEG")],
    ["/secret.jpg", 400, "This website asks programs not to read it (robots.txt)"],
    ["/inward.jpg", 400, "This address leads into a private network and cannot be read"],
  ])("%s: %i", async (path, status, message) => {
    const before = await app.db.select().from(restaurants);
    const answer = await admin.post("/api/restaurants", restaurant(site.url + path));
    expect(answer.status).toBe(status);
    expect(await bodyOf<ApiErrorBody>(answer)).toMatchObject({
      message,
      issues: [{ path: "imageUrl", message }],
    });
    expect(await app.db.select().from(restaurants)).toHaveLength(before.length);
  });
});

test("nobody's server is asked for somebody who may not choose the picture", async () => {
  const { client: curator } = await app.signInAsCurator();
  const { id, restaurantId } = await createSandwich(app.db);
  const imageUrl = `${site.url}/hen.jpg`;
  expect((await curator.patch(`/api/sandwiches/${id}`, { imageUrl })).status).toBe(403);
  const added = { restaurantId, name: "Hot One", imageUrl };
  expect((await curator.post("/api/sandwiches", added)).status).toBe(403);
  const { client: member } = await app.signIn();
  expect((await member.post("/api/restaurants", restaurant(imageUrl))).status).toBe(403);
  expect(site.requests).toEqual([]);
  expect((await curator.patch(`/api/restaurants/${restaurantId}`, { imageUrl })).status).toBe(200);
});

test("a few are fetched at a time, a few wait, and the next is asked to come back", async () => {
  const held: ServerResponse[] = [];
  let markHeld = () => {};
  const fourHeld = new Promise<void>((resolve) => {
    markHeld = resolve;
  });
  site.pages["/slow.jpg"] = (response) => {
    if (held.push(response) === 4) markHeld();
  };
  // One alone would wait for their own requests first.
  const admins = [await app.signInAsAdmin(), await app.signInAsAdmin(), await app.signInAsAdmin()];
  const asked = admins.flatMap(({ client }) =>
    Array.from({ length: 7 }, () =>
      client.post("/api/restaurants", restaurant(`${site.url}/slow.jpg`)),
    ),
  );
  const turnedAway = await Promise.race(asked);
  expect(turnedAway.status).toBe(503);
  expect(turnedAway.headers.get("Retry-After")).toBe("10");
  await fourHeld;
  expect(held).toHaveLength(4);
  site.pages["/slow.jpg"] = (response) => response.writeHead(404).end();
  for (const response of held) response.writeHead(404).end();
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 503]);
});
