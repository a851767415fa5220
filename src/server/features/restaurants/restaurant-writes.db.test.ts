import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { Restaurant } from "#contract/restaurants.ts";
import { restaurants } from "#server/database/schema/restaurants.ts";
import { createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { createTestApp, type SignedIn, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import { createImage } from "#tests/support/uploads.ts";

let app: TestApp;
let admin: SignedIn;
let curator: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signInAsAdmin();
  curator = await app.signInAsCurator();
});
afterAll(() => app.close());

const facts = {
  name: "Copper Hen",
  description: "Thighs in buttermilk.",
  priceRange: "$$",
  restaurantType: "Fast Casual",
};

async function newest(): Promise<AuditEntry | undefined> {
  return (await bodyOf<AuditEntry[]>(await admin.client.get("/api/audit-log?limit=1")))[0];
}

const names = async (path: string) =>
  (await bodyOf<{ name: string }[]>(await app.client().get(path))).map(({ name }) => name);

describe("POST /api/restaurants", () => {
  test("adds it with all that is known, found at once, and in the audit log", async () => {
    const answer = await admin.client.post("/api/restaurants", {
      ...facts,
      name: "  Café Plume ",
      website: "https://www.plume.example/",
      phoneNumber: "",
      address: "9 Feather Lane",
      hoursOfOperation: '{"monday":"9:00 AM - 9:00 PM"}',
      latitude: 45.5,
      longitude: -122.6,
    });
    expect(answer.status).toBe(201);
    const added = await bodyOf<Restaurant>(answer);
    expect(added).toMatchObject({
      name: "Café Plume",
      phoneNumber: null,
      website: "https://www.plume.example/",
      hoursOfOperation: { monday: "9:00 AM - 9:00 PM" },
      version: 1,
    });
    expect(await names("/api/restaurants?q=cafe plume")).toEqual(["Café Plume"]);
    expect(await names("/api/restaurants?q=feather")).toEqual(["Café Plume"]);
    const [row] = await app.db.select().from(restaurants).where(eq(restaurants.id, added.id));
    expect(row?.websiteKey).toBe("plume.example");
    expect(await newest()).toMatchObject({
      actorName: admin.user.username,
      action: "restaurant.create",
      entityId: String(added.id),
      before: null,
      after: { name: "Café Plume" },
    });
  });

  test.each([
    [{ ...facts, name: " " }, "Name is required"],
    [{ ...facts, description: undefined }, "Description is required"],
    [{ ...facts, priceRange: "" }, "Price range is required"],
    [{ ...facts, restaurantType: undefined }, "Restaurant type is required"],
    [{ ...facts, website: "plume.example" }, "Website must be a valid URL"],
    [{ ...facts, website: "javascript:alert(1)" }, "Website must be a valid URL"],
    [{ ...facts, website: "https://" }, "Website must be a valid URL"],
    [{ ...facts, latitude: 45 }, "Latitude and longitude belong together"],
    [{ ...facts, latitude: 95, longitude: 1 }, "Latitude must be at most 90"],
    [
      { ...facts, hoursOfOperation: "nine to five" },
      "Hours must be an object of weekdays or text, or its JSON",
    ],
    [
      { ...facts, hoursOfOperation: { someday: "9-5" } },
      "Hours must be an object of weekdays or text, or its JSON",
    ],
    [
      { ...facts, imageUrl: "javascript:alert(1)" },
      "There is no such image. Please upload it again.",
    ],
  ])("%j is refused: %s", async (body, message) => {
    const answer = await admin.client.post("/api/restaurants", body);
    expect([answer.status, (await bodyOf<ApiErrorBody>(answer)).message]).toEqual([400, message]);
  });

  test("every type of the forms is taken, another is not", async () => {
    const add = async (restaurantType: string) =>
      (await admin.client.post("/api/restaurants", { ...facts, restaurantType })).status;
    const ofAdding = ["Fast Food", "Fast Casual", "Casual Dining", "Fine Dining", "Food Truck"];
    const ofEditing = ["Cafe", "Pub", "Restaurant", "Deli", "Bakery"];
    for (const type of [...ofAdding, ...ofEditing])
      expect([type, await add(type)]).toEqual([type, 201]);
    expect(await add("Casino")).toBe(400);
  });

  test("every wrong field is named at once", async () => {
    const answer = await admin.client.post("/api/restaurants", { priceRange: "$$$$$" });
    const { issues = [] } = await bodyOf<ApiErrorBody>(answer);
    expect(issues.map(({ path }) => path).sort()).toEqual([
      "description",
      "name",
      "priceRange",
      "restaurantType",
    ]);
  });
});

describe("PATCH /api/restaurants/{id}", () => {
  let id: number;
  let editor: TestClient;
  beforeEach(async () => {
    editor = curator.client;
    id = (await bodyOf<Restaurant>(await admin.client.post("/api/restaurants", facts))).id;
  });
  const patch = (body: unknown) => editor.patch(`/api/restaurants/${id}`, body);

  test("changes what it names and nothing else", async () => {
    const answer = await patch({ name: "Copper Rooster", website: "", priceRange: "$" });
    expect(answer.status).toBe(200);
    expect(await bodyOf<Restaurant>(answer)).toMatchObject({
      ...facts,
      name: "Copper Rooster",
      website: null,
      priceRange: "$",
      version: 2,
    });
    expect(await newest()).toMatchObject({
      action: "restaurant.update",
      actorName: curator.user.username,
      before: { name: "Copper Hen", priceRange: "$$" },
      after: { name: "Copper Rooster", priceRange: "$", version: 2 },
    });
  });

  test("an image of our own is all that a photo needs", async () => {
    const { url } = await createImage(app.db, { kind: "restaurant" });
    const answer = await patch({ imageUrl: url });
    expect(await bodyOf<Restaurant>(answer)).toMatchObject({ imageUrl: url, image: { url } });
    expect((await patch({ imageUrl: "ftp://elsewhere.example/a.png" })).status).toBe(400);
  });

  test("each of many photos chosen at once knows the one before it", async () => {
    const photos = [];
    for (let count = 0; count < 5; count += 1) photos.push(await createImage(app.db));
    await Promise.all(photos.map(({ url }) => patch({ imageUrl: url })));
    const log = await bodyOf<AuditEntry[]>(await admin.client.get("/api/audit-log?limit=5"));
    // The log is in the order in which they began.
    log.sort((a, b) => Number(b.after?.["version"]) - Number(a.after?.["version"]));
    const shown = log.map(({ after }) => after?.["imageUrl"]);
    expect(new Set(shown)).toEqual(new Set(photos.map(({ url }) => url)));
    expect(log.map(({ before }) => before?.["imageUrl"])).toEqual([...shown.slice(1), null]);
  });

  test("a new name finds the restaurant and its whole menu", async () => {
    await createSandwich(app.db, { restaurantId: id, name: "Plain One" });
    await createSandwich(app.db, { restaurantId: id, name: 'The "Other" \\ One' });
    await patch({ name: "Zanzibar Coop" });
    expect(await names("/api/restaurants?q=zanzibar")).toEqual(["Zanzibar Coop"]);
    expect((await names("/api/sandwiches?q=zanzibar+coop")).sort()).toEqual([
      "Plain One",
      'The "Other" \\ One',
    ]);
    expect(await names("/api/restaurants?q=copper hen")).not.toContain("Zanzibar Coop");
  });

  test("what changes nothing makes no version and no entry in the log", async () => {
    const hoursOfOperation = { monday: "9-5" };
    await patch({ hoursOfOperation });
    const before = await newest();
    const answer = await patch({ name: facts.name, website: null, hoursOfOperation });
    expect(await bodyOf<Restaurant>(answer)).toMatchObject({ version: 2 });
    expect(await newest()).toEqual(before);
  });

  test("a change made on an older version is refused with what the other one changed", async () => {
    await patch({ description: "Mine.", version: 1 });
    const stale = await admin.client.patch(`/api/restaurants/${id}`, {
      name: "Theirs",
      version: 1,
    });
    expect(stale.status).toBe(409);
    expect(await bodyOf<ApiErrorBody>(stale)).toMatchObject({
      code: "stale_version",
      message: `${curator.user.username} changed this restaurant in the meantime.`,
      stale: {
        version: 2,
        changedBy: curator.user.username,
        fields: [{ field: "description", value: "Mine." }],
      },
    });
    const kept = await bodyOf<Restaurant>(await app.client().get(`/api/restaurants/${id}`));
    expect(kept).toMatchObject({ name: facts.name, description: "Mine." });
    const again = await admin.client.patch(`/api/restaurants/${id}`, { name: "Both", version: 2 });
    expect(again.status).toBe(200);
    const { stale: since } = await bodyOf<ApiErrorBody>(await patch({ name: "Late", version: 2 }));
    expect(since?.fields).toEqual([{ field: "name", value: "Both" }]);
  });

  test("If-Match says the version as well; without either, the caller is served", async () => {
    await patch({ name: "Second" });
    const send = (ifMatch: string) =>
      editor.send("PATCH", `/api/restaurants/${id}`, {
        body: { name: "Third" },
        headers: { "If-Match": ifMatch },
      });
    expect((await send('"1"')).status).toBe(409);
    expect((await send("soon")).status).toBe(400);
    expect((await send('"2"')).status).toBe(200);
    expect((await send("*")).status).toBe(200);
    expect((await patch({ name: "Fourth" })).status).toBe(200);
  });

  test("of two at once on one version one wins and the other hears of it", async () => {
    const answers = await Promise.all([
      editor.patch(`/api/restaurants/${id}`, { name: "One", version: 1 }),
      admin.client.patch(`/api/restaurants/${id}`, { name: "Other", version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("one that is not there, or no longer, is a 404", async () => {
    const gone = await createRestaurant(app.db, { deletedAt: new Date() });
    for (const missing of [gone.id, 999_999, "nugget"]) {
      expect((await editor.patch(`/api/restaurants/${missing}`, { name: "X" })).status).toBe(404);
    }
  });
});
