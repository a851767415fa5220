import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/errors.ts";
import type { ImportBasicAnswer, ImportWebsiteAnswer } from "#contract/importer.ts";
import { restaurants } from "#server/database/schema/schema.ts";
import { createRestaurant } from "#tests/support/factories.ts";
import { goldenHenHome, markup, startGoldenHen } from "#tests/support/golden-hen.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { bodyOf, type TestClient } from "#tests/support/test-client.ts";
import "#tests/support/bundled-reader.ts";

let site: Awaited<ReturnType<typeof startGoldenHen>>;
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startGoldenHen();
  app = await createTestApp({ settings: { IMPORT_ALLOW_PRIVATE: "1" } });
  admin = (await app.signInAsAdmin()).client;
});
afterAll(() => Promise.all([app.close(), site.close()]));

async function call<T>(path: string, body: unknown, client = admin) {
  const response = await client.post(path, body);
  return { status: response.status, ...(await bodyOf<T & ApiErrorBody>(response)) };
}
const quick = (body: unknown) => call<ImportBasicAnswer>("/api/restaurant/import-basic", body);
const full = (body: unknown, client?: TestClient) =>
  call<ImportWebsiteAnswer>("/api/restaurant/import-from-website", body, client);

describe("the quick import", () => {
  test("answers the basics with their sources, and asks for no menu", async () => {
    const asked = site.requests.length;
    const answer = await quick({ websiteUrl: ` ${site.url} ` });
    expect(answer).toMatchObject({
      status: 200,
      name: "Golden Hen",
      description: "Fast-casual chicken.",
      website: site.url,
      priceRange: "$$",
      imageUrl: `${site.url}/hen.jpg`,
      locations: [
        {
          address: "1 Main St, Tulsa, OK 74103",
          phoneNumber: "918-555-0101",
          hoursOfOperation: { monday: "11:00 AM - 9:00 PM", sunday: "11:00 AM - 9:00 PM" },
          latitude: 36.15,
          sources: { hoursOfOperation: { from: "json-ld", text: "Mo-Su 11:00-21:00" } },
        },
        { address: "2 Main St, Tulsa, OK 74103" },
      ],
      sources: { name: { from: "json-ld", confidence: 0.95 } },
    });
    expect(answer).not.toHaveProperty("id");
    expect(site.requests.slice(asked).filter((path) => path === "/menu")).toEqual([]);
  });

  test("what belongs to no location stands at the top", async () => {
    expect(await quick({ websiteUrl: `${site.url}/call` })).toMatchObject({
      locations: [],
      phoneNumber: "918-555-0100",
      hoursOfOperation: { monday: "11:00 AM - 9:00 PM" },
    });
  });

  test("a site that says nothing cannot be read", async () => {
    expect(await quick({ websiteUrl: `${site.url}/empty` })).toMatchObject({
      status: 422,
      message: "The website cannot be read: there is nothing on it.",
      issues: [{ path: "websiteUrl" }],
    });
  });

  test.each([
    [{}, "Website URL is required"],
    [{ websiteUrl: " " }, "Website URL is required"],
    [{ websiteUrl: 5 }, "Website URL is required"],
    [{ websiteUrl: "chicken" }, "Please enter a valid website URL"],
    [{ websiteUrl: "https://" }, "Please enter a valid website URL"],
    [{ websiteUrl: `a.${"x".repeat(2000)}` }, "Please enter a valid website URL"],
  ])("%j: %s", async (body, message) => {
    for (const answer of [await quick(body), await full(body)]) {
      expect(answer).toMatchObject({ status: 400, message, issues: [{ path: "websiteUrl" }] });
    }
  });
});

describe.each(["import-basic", "import-from-website"])("%s refuses", (name) => {
  const outcome = async (websiteUrl: string, client?: TestClient) => {
    const { status, message } = await call(`/api/restaurant/${name}`, { websiteUrl }, client);
    return `${status}: ${message}`;
  };

  test.each([
    ["/gone", "422: The website cannot be read: it answered with status 404."],
    ["/broken", "422: The website cannot be read: it answered with status 500."],
    ["/picture", "422: The website cannot be read: it is not a web page."],
    ["/deep", "422: The website cannot be read: it is nested too deeply."],
    ["/secret", "400: This website asks programs not to read it (robots.txt)"],
    ["/inward", "400: This address leads into a private network and cannot be read"],
  ])("%s with %s", async (path, expected) => {
    expect(await outcome(site.url + path)).toBe(expected);
  });

  test("other schemes and private addresses, unless it is told otherwise", async () => {
    expect(await outcome("ftp://coop.example/")).toMatch(/^400: /);
    const strict = await createTestApp();
    const { client } = await strict.signInAsAdmin();
    const asked = site.requests.length;
    expect(await outcome(site.url, client)).toMatch(/^400: /);
    expect(await outcome("localhost", client)).toMatch(/^400: /);
    expect(site.requests).toHaveLength(asked);
    await strict.close();
  });
});

describe("the full import", () => {
  test("answers locations, sandwiches and what was read, and stores nothing", async () => {
    const answer = await full({ websiteUrl: `${site.url}/moved` });
    expect(answer).toMatchObject({
      status: 200,
      basicInfo: {
        name: "Golden Hen",
        website: `${site.url}/moved`,
        restaurantType: "Fast Casual",
      },
      locations: [{ phoneNumber: "918-555-0101" }, { phoneNumber: "918-555-0102" }],
      menuInfo: {
        hasChickenSandwich: true,
        sandwiches: [{ name: "Spicy Chicken Club", price: 12, section: "Sandwiches" }],
      },
    });
    expect(answer.pages).toEqual([
      { url: `${site.url}/`, kind: "start" },
      { url: `${site.url}/menu`, kind: "menu" },
      {
        url: `${site.url}/secret/menu`,
        kind: "menu",
        problem: "This website asks programs not to read it (robots.txt)",
      },
    ]);
    expect(await app.db.select().from(restaurants)).toEqual([]);
  });

  test("dishes that the page marks up are found too, with their source", async () => {
    const item = (name: string, price: number) => ({
      "@type": "MenuItem",
      name,
      offers: { price },
    });
    const hasMenu = {
      "@type": "Menu",
      hasMenuSection: {
        "@type": "MenuSection",
        name: "Burgers",
        hasMenuItem: [item("Chicken Burger", 9.5), item("Beef Burger", 9)],
      },
    };
    const html = markup({ "@type": "Restaurant", name: "Coop", hasMenu });
    const { menuInfo } = await full({ html });
    expect(menuInfo.sandwiches).toMatchObject([
      {
        name: "Chicken Burger",
        price: 9.5,
        section: "Burgers",
        sources: { name: { from: "json-ld", line: null }, price: { text: "9.5" } },
      },
    ]);
  });

  test("a pasted page or text is read without asking anybody", async () => {
    const asked = site.requests.length;
    const pasted = await full({ html: goldenHenHome, websiteUrl: site.url });
    expect(pasted).toMatchObject({
      status: 200,
      basicInfo: { imageUrl: `${site.url}/hen.jpg` },
      pages: [],
    });
    expect(pasted.locations).toHaveLength(2);
    const text = "Coop\n1 Main St, Tulsa, OK 74103\nMon-Fri 11am-9pm\n\nChicken Sandwich $9";
    expect(await full({ text, websiteUrl: "" })).toMatchObject({
      status: 200,
      basicInfo: { website: null },
      locations: [{ address: "1 Main St, Tulsa, OK 74103" }],
      menuInfo: { sandwiches: [{ name: "Chicken Sandwich", price: 9 }] },
    });
    expect(site.requests).toHaveLength(asked);
    expect(await full({ html: "x".repeat(2_000_001) })).toMatchObject({ status: 400 });
  });
});

test("a restaurant that the catalogue has is named, unless it is gone", async () => {
  const website = "https://www.golden-hen.example/";
  await createRestaurant(app.db, { website, deletedAt: new Date() });
  expect(await full({ html: goldenHenHome, websiteUrl: website })).not.toHaveProperty(
    "restaurantId",
  );
  const { id } = await createRestaurant(app.db, { website });
  expect(await full({ html: goldenHenHome, websiteUrl: "golden-hen.example" })).toMatchObject({
    restaurantId: id,
  });
  const local = await createRestaurant(app.db, { website: site.url });
  expect(await quick({ websiteUrl: `${site.url}/moved` })).toMatchObject({ id: local.id });
});

test("the 121st import of an hour is a 429", async () => {
  const strict = await createTestApp();
  const { client } = await strict.signInAsAdmin();
  const statuses = [];
  for (let times = 0; times < 121; times += 1) {
    const { status } = await full({ websiteUrl: "http://127.0.0.1/" }, client);
    statuses.push(status);
  }
  expect(statuses.slice(-2)).toEqual([400, 429]);
  await strict.close();
});
