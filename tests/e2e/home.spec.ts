import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { goInside, open } from "./support/open.ts";

const portland = { latitude: 45.5152, longitude: -122.6784 };

test("the home page arrives complete, asks for nothing again, stands still and is accessible @both", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api")) calls.push(request.url());
  });
  await open(page, "/");
  await expectStill(page);

  await expect(
    page.getByRole("heading", { level: 1, name: "Find the Best Chicken Sandwiches Near You" }),
  ).toBeVisible();
  for (const section of ["Popular Sandwiches", "Restaurants Near You"]) {
    const names = page.locator("section", { hasText: section }).getByRole("heading", { level: 3 });
    await expect(names).toHaveCount(3);
    for (const name of await names.allTextContents()) {
      expect(html).toContain(`>${name.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")}<`);
    }
  }
  expect(calls).toEqual([]);
  // Nobody shall find the invented ones by a search engine.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const [best] = await (await request.get("/api/sandwiches/popular?limit=1")).json();
  const words = page.locator("section").getByText(best.description, { exact: true });
  await expect(words).toHaveCSS("-webkit-line-clamp", "2");
  await expectAccessible(page);

  const link = (name: string) => page.getByRole("link", { name });
  await expect(link("View All Popular Sandwiches")).toHaveAttribute("href", "/explore");
  await expect(link("View All Restaurants Near You")).toHaveAttribute(
    "href",
    "/explore?view=restaurants",
  );
  await expect(link("Start Your Collection")).toHaveAttribute("href", "/collection");
  await expect(link("View Details").first()).toHaveAttribute("href", /^\/sandwich\/\d+$/);
  await expect(link("View Restaurant").first()).toHaveAttribute("href", /^\/restaurant\/\d+$/);
});

test("searching goes to explore with q and view, and remembers the view", async ({ page }) => {
  await open(page, "/");
  const box = page.getByPlaceholder("Search for sandwiches or restaurants");
  await box.fill("  hot honey ");
  await box.press("Enter");
  await expect(page).toHaveURL("/explore?q=hot+honey&view=sandwiches");
  expect(await page.evaluate(() => localStorage.getItem("exploreView"))).toBe("sandwiches");

  await expect(page.getByRole("heading", { level: 1, name: "Explore" })).toBeVisible();
  await goInside(page, "/");
  await expect(box).toHaveValue("");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/explore?view=sandwiches");
});

test("restaurants show where only they match", async ({ page }) => {
  await open(page, "/");
  const box = page.getByPlaceholder("Search for sandwiches or restaurants");
  await box.fill("alberta st");
  await box.press("Enter");
  await expect(page.getByText(/^No chicken sandwiches found/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Cinder & Hen" })).toBeVisible();
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/explore?q=alberta+st&view=restaurants");
});

const names = (page: Page) =>
  page.locator("section", { hasText: "Restaurants Near You" }).getByRole("heading", { level: 3 });

/** What the API has first: three that are open, or else the first of all behind those that are. */
async function openFirst(page: Page, query = "") {
  const list = async (more: string) =>
    (await (await page.request.get(`/api/restaurants?limit=3${query}${more}`)).json()) as {
      name: string;
    }[];
  const all = [...(await list("&openNow=1")), ...(await list(""))].map(({ name }) => name);
  return [...new Set(all)].slice(0, 3);
}

test("without a place it says so, asks, and shows what is open first", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await expect(page.getByText(/^We do not know where you are/)).toBeVisible();
  await expect(names(page)).toHaveText(await openFirst(page));
  await context.setGeolocation(portland);
  await context.grantPermissions(["geolocation"]);
  await page.getByRole("button", { name: "Where are you?" }).click();
  await expect(page.getByText(/^Nearest to My location/)).toBeVisible();
  await expect(names(page)).toHaveText(
    await openFirst(page, `&sort=distance&near=${portland.latitude},${portland.longitude}`),
  );
});

test.describe("where the browser may tell the position", () => {
  test.use({ geolocation: portland, permissions: ["geolocation"] });

  test("nobody is asked, and a place that was chosen stays", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByText(/^Nearest to My location/)).toBeVisible();
    await expect(page.getByText("away").first()).toBeAttached();
    const chosen = { near: "45.523,-122.676", place: "Portland" };
    await page.evaluate((place) => localStorage.setItem("place", JSON.stringify(place)), chosen);
    await open(page, "/");
    await expect(page.getByText(/^Nearest to Portland/)).toBeVisible();
  });
});
