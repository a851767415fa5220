import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loginInput, registerInput } from "#contract/accounts.ts";
import type { ApiErrorBody } from "#contract/errors.ts";
import { updateLocationInput } from "#contract/locations.ts";
import { recommendationFields } from "#contract/recommendations.ts";
import { createLocation, createRestaurant, createSandwich } from "#tests/support/factories.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { createTestApp, registration, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import "#tests/support/bundled-reader.ts";

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => app.close());

/** Normalising it takes time that grows with the square of its length: this many, 10 s. */
const marks = `a${"\u0301\u0323".repeat(40_000)}`;
/** Each becomes eighteen letters. */
const ligatures = "\ufdfa".repeat(300_000);
/** A host's name in letters that all differ: encoding it grows in the same way. */
const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
const host = `https://${letters.join("")}${letters.reverse().join("")}.example/`;

/** In milliseconds of the processor, which other work on the machine does not add to. */
const most = 2000;
async function timed<T>(work: () => T | Promise<T>): Promise<T> {
  const before = processorTime().mainThreadMs;
  const result = await work();
  expect(processorTime().mainThreadMs - before).toBeLessThan(most);
  return result;
}

describe("text that is expensive to read", () => {
  test.each([
    ["marks", marks],
    ["ligatures", ligatures],
  ])("an account call with 16 kB of %s and more is a 413 at once", async (_name, text) => {
    const { client, user } = await app.signIn();
    const own = `/api/users/${user.id}`;
    const visitor = app.client();
    const calls = [
      () => visitor.post("/api/auth/login", { username: text, password: text }),
      () => visitor.post("/api/auth/register", registration({ username: text, email: text })),
      () => client.patch(own, { username: text, displayName: text }),
      () => client.delete(own, { password: text }),
      () => admin.patch(`${own}/block`, { isBlocked: text }),
    ];
    for (const call of calls) {
      const { status } = await timed(call);
      expect(status).toBe(413);
    }
  });

  test("a recommendation of more than its fields can hold is a 413 at once", async () => {
    const members = Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]);
    const call = () =>
      app.client().post("/api/restaurant-recommendations", Object.fromEntries(members));
    expect((await timed(call)).status).toBe(413);
  });

  test.each([
    ["marks", marks.slice(0, 7000)],
    ["ligatures", ligatures.slice(0, 5000)],
  ])("below 16 kB, a name of %s is a 400 that names it", async (_name, username) => {
    const visitor = app.client();
    for (const call of ["login", "register"]) {
      const answer = await visitor.post(`/api/auth/${call}`, registration({ username }));
      expect(answer.status).toBe(400);
      const { issues } = await bodyOf<ApiErrorBody>(answer);
      expect(issues?.map(({ path }) => path)).toEqual(["username"]);
    }
  });

  test("the length is looked at before anything else, also by whoever reads no request", async () => {
    const input = registration({ username: marks, email: `${marks}@example.com` });
    for (const schema of [loginInput, registerInput]) {
      const result = await timed(() => schema.safeParse(input));
      expect(result.success).toBe(false);
    }
    expect(registerInput.safeParse(registration({ username: ligatures })).success).toBe(false);
  });

  test("what is short once it is composed is a name", () => {
    const typed = "ǖ".normalize("NFD").repeat(50);
    const { username } = registerInput.parse(registration({ username: typed }));
    expect(username).toBe("ǖ".repeat(50));
    expect(registerInput.safeParse(registration({ username: `${typed}u` })).success).toBe(false);
  });

  test("a website with an endless host is refused before the host is parsed", async () => {
    const recommend = (websiteUrl: string) =>
      app.client().post("/api/restaurant-recommendations", { websiteUrl, notes: "Crisp and hot." });
    expect((await timed(() => recommend(host.slice(0, 20_000)))).status).toBe(400);
    const fields = { websiteUrl: host.slice(0, 1900), notes: "Crisp and hot." };
    expect(recommendationFields.safeParse(fields).success).toBe(false);
    expect((await recommend("https://münchner-hähnchen.example/speisen")).status).toBe(201);
  });

  test("hours name days, in few words", async () => {
    const hoursOfOperation = { [`monday${" and monday".repeat(60_000)}`]: "9-5" };
    const result = await timed(() => updateLocationInput.safeParse({ hoursOfOperation }));
    expect(result.success).toBe(false);
    const days = { "Monday, Wednesday & Friday - Sunday": "9-5" };
    expect(updateLocationInput.safeParse({ hoursOfOperation: days }).success).toBe(true);
  });
});

describe("what the database cannot hold", () => {
  test("a number beyond its integers is a 400 that names the field", async () => {
    const restaurant = await createRestaurant(app.db);
    const { id: sandwichId } = await createSandwich(app.db, { restaurantId: restaurant.id });
    const location = await createLocation(app.db, { restaurantId: restaurant.id });
    const tooLarge = 2_147_483_648;
    const changes: [string, object][] = [
      [`/api/restaurants/${restaurant.id}`, { name: "Coop", version: tooLarge }],
      [`/api/sandwiches/${sandwichId}`, { name: "The Coop", version: tooLarge }],
      [`/api/locations/${location.id}`, { address: "1 Coop St", version: tooLarge }],
    ];
    for (const [path, change] of changes) {
      const answer = await admin.patch(path, change);
      expect([path, answer.status]).toEqual([path, 400]);
      expect((await bodyOf<ApiErrorBody>(answer)).issues?.[0]?.path).toBe("version");
    }
    const order = { sandwichIds: [tooLarge] };
    const answer = await admin.send("PUT", `/api/restaurants/${restaurant.id}/menu-order`, {
      body: order,
    });
    expect(answer.status).toBe(400);
  });

  test("a place closer to zero than numbers can be squared is at zero", async () => {
    const { id: restaurantId } = await createRestaurant(app.db);
    const { id } = await createLocation(app.db, { restaurantId });
    const point = { latitude: 5e-324, longitude: -1e-200 };
    expect((await admin.patch(`/api/locations/${id}`, point)).status).toBe(200);
    for (const list of ["restaurants", "sandwiches"]) {
      const near = await app.client().get(`/api/${list}?near=0,0&sort=distance&within=5`);
      expect([list, near.status]).toEqual([list, 200]);
    }
  });

  test.each([
    ["half a character", "\ud83c"],
    ["a NUL", "\0"],
  ])("%s is a 400 that names the field, wherever text is kept", async (_name, sign) => {
    const { client, user } = await app.signIn();
    const restaurant = await createRestaurant(app.db);
    const text = `crisp ${sign} hot`;
    const calls: [() => Promise<Response>, string][] = [
      [() => client.patch(`/api/users/${user.id}`, { bio: text }), "bio"],
      [() => admin.patch(`/api/restaurants/${restaurant.id}`, { name: text }), "name"],
      [
        () =>
          admin.post("/api/locations", {
            restaurantId: restaurant.id,
            address: "1 Coop St",
            hoursOfOperation: { text },
          }),
        "hoursOfOperation.text",
      ],
      [
        () =>
          admin.post("/api/sandwiches", {
            restaurantId: restaurant.id,
            name: "The Coop",
            ingredients: ["bun", text],
          }),
        "ingredients.1",
      ],
      [
        () =>
          client.post("/api/restaurant-recommendations", {
            websiteUrl: "https://diner.example",
            notes: text,
          }),
        "notes",
      ],
    ];
    for (const [call, path] of calls) {
      const answer = await call();
      expect([path, answer.status]).toEqual([path, 400]);
      expect((await bodyOf<ApiErrorBody>(answer)).issues?.[0]?.path).toBe(path);
    }
  });

  test("a body may be as deep as it likes", async () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const body = `{"files":[{"name":"a.png","size":1,"type":"image/png"}],"input":${deep}}`;
    const path = "/api/uploadthing?actionType=upload&slug=generalImageUploader";
    expect((await admin.post(path, body)).status).toBe(200);
  });

  test("an id with a NUL is an id that nobody has", async () => {
    expect((await admin.post("/api/users/%00/promote")).status).toBe(404);
    expect((await admin.get("/api/restaurants/%00")).status).toBe(404);
  });
});
