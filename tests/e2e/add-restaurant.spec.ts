import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { uploadTexts } from "#contract/upload-rules.ts";
import { addRestaurant, signInAsAdmin } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { holdNext } from "./support/held-call.ts";
import { signUp } from "./support/member.ts";
import { goInside, open, reload } from "./support/open.ts";
import { dismiss, said } from "./support/parts.ts";
import { startWebsites, wellMarkedSite } from "./support/websites.ts";

let sites: Awaited<ReturnType<typeof startWebsites>>;
test.beforeAll(async () => {
  sites = await startWebsites();
});
test.afterAll(() => sites.close());

const openImport = (page: Page, search = "") => open(page, `/add-restaurant${search}`);
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });
const field = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true });
const restaurantIn = (page: Page) => /\/restaurant\/(\d+)$/.exec(page.url())?.[1];

async function importFully(page: Page, url: string) {
  await page.getByLabel("Website URL").last().fill(url);
  await button(page, "Analyze Website").click();
}

async function expectCatalogued(page: Page, id: string | undefined, names: string[]) {
  const { locations } = await (await page.request.get(`/api/restaurants/${id}`)).json();
  const menu = await (await page.request.get(`/api/restaurants/${id}/sandwiches`)).json();
  expect(menu.map(({ name }: { name: string }) => name)).toEqual(names);
  return { locations, menu };
}

test("from the link to the saved restaurant in five clicks, and its website again", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openImport(page);
  await expectStill(page);
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener("click", ({ isTrusted }) => isTrusted && counted.clicks++, true);
  });
  const link = page.getByLabel("Website URL").last();
  await link.click();
  await page.keyboard.insertText(sites.url);
  await button(page, "Analyze Website").click();
  await said(page, "Website Analyzed Successfully");
  await expect(
    page.getByText(/^Golden Hen \w+: 3 locations and 8 chicken sandwiches\.$/),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Full AI Extraction" })).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue(/^Golden Hen/);
  await button(page, "Next").click();
  // Each tab has a Next of its own, and the first one's is still there for a moment.
  await expect(page.getByRole("tab", { name: "Location", selected: true })).toBeVisible();
  await button(page, "Next").click();
  await button(page, "Save Restaurant").click();
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  await said(page, "Restaurant Added Successfully");
  await expect(page.getByText(/^Golden Hen \w+: 3 location\(s\), 8 sandwiches$/)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)).toBe(5);

  const { locations, menu } = await expectCatalogued(page, restaurantIn(page), [
    "The Classic",
    "Nashville Hot Chicken Sandwich",
    "Chicken Club",
    "Buttermilk Chicken Biscuit",
    "Chicken Katsu Sando",
    "Buffalo Chicken Wrap",
    "Chicken Parm Sandwich",
    "BBQ Chicken Sandwich",
  ]);
  expect(locations).toHaveLength(3);
  expect(locations[0]).toMatchObject({
    hoursOfOperation: { monday: "11:00 AM - 9:00 PM" },
    timeZone: "America/Los_Angeles",
  });
  expect(menu[0]).toMatchObject({ price: 9.5, containsGluten: true });
  await openImport(page);
  await expect(field(page, "Name")).toHaveValue("");

  // The same website again brings nothing, until the catalogue says something else.
  const { id, restaurantId } = menu[0];
  await open(page, `/edit-restaurant?id=${restaurantId}`);
  await button(page, "Read again").click();
  await said(page, "No change found");
  await page.request.patch(`/api/sandwiches/${id}`, { data: { price: 8 } });
  await button(page, "Read again").click();
  await expect(button(page, "Accept: Price of The Classic")).toBeVisible();
  await expectAccessible(page, page.locator("#website"));
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "Accept: Price of The Classic").click();
  await said(page, "Sandwich Updated");
  await said(page, "No change found");
  const accepted = await (await page.request.get(`/api/sandwiches/${id}`)).json();
  expect(accepted.price).toBe(9.5);
  await button(page, "Done").click();
  await expect(button(page, "Done")).toHaveCount(0);
});

test("an import that fails says so, and one that takes long can be given up", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await openImport(page, `?website=${encodeURIComponent(`${sites.url}/broken`)}&recommendation=1`);
  const [quick, full] = [
    page.getByLabel("Website URL").first(),
    page.getByLabel("Website URL").last(),
  ];
  await expect(quick).toHaveValue(`${sites.url}/broken`);
  const failed = async () => {
    await said(page, "Website Analysis Failed");
    await said(
      page,
      "We couldn't extract information from the provided website. Please check the URL and try again.",
    );
    await said(page, "Failed to analyze website. Please check the URL and try again.");
    await dismiss(page);
  };
  await button(page, "Import Basics").click();
  await failed();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("422")]);
  for (const path of ["/broken", "/private", "/inward", "/endless"]) {
    await full.fill(`${sites.url}${path}`);
    await button(page, "Analyze Website").click();
    await failed();
  }

  await full.fill("");
  await button(page, "Analyze Website").click();
  await said(page, "Website URL is required");
  await full.fill("nodot");
  await button(page, "Analyze Website").click();
  await said(page, "Please enter a valid website URL");

  await full.fill(`${sites.url}/slow`);
  await button(page, "Analyze Website").click();
  await said(page, "Fetching the website");
  await button(page, "Cancel").click();
  await expect(button(page, "Analyze Website")).toBeEnabled();
  await expect(page.getByText("Website Analysis Failed")).toHaveCount(0);

  await importFully(page, `${sites.url}/empty`);
  await failed();
  await importFully(page, `${sites.url}/script-only`);
  await said(page, "Website Could Not Be Read");
  await expect(page.getByRole("heading", { name: /^Hardly anything to read on / })).toBeVisible();
  await page.getByText("Paste its page instead").click();
  await page.getByLabel("HTML or text of the page").fill(wellMarkedSite("Pasted Hen 123456"));
  await button(page, "Read the Pasted Page").click();
  await expect(field(page, "Name")).toHaveValue("Pasted Hen 123456");
});

test("a menu's text becomes sandwiches to look through", async ({ page, troubles }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openImport(page, "?tab=menu");
  await button(page, "Process Menu").click();
  await said(page, "Please enter menu text to process");
  await field(page, "Menu text").fill("Caesar Salad 9\nBeef Burger 12");
  await button(page, "Process Menu").click();
  await said(page, "No Chicken Sandwiches Found");
  await said(
    page,
    "We couldn't identify any chicken sandwiches in the provided menu text. Please check the text or add sandwiches manually.",
  );
  await dismiss(page);
  await page.route("**/api/menu/process", (route) => route.abort(), { times: 1 });
  await button(page, "Process Menu").click();
  await said(page, "Error Processing Menu");
  await said(page, "Failed to process menu. Please try again.");
  await said(page, "Error Processing Menu");
  await dismiss(page);
  expect(troubles.splice(0)).not.toEqual([]);
  await field(page, "Menu text").fill("SANDWICHES\nHot Chicken Sandwich 11\nChicken Club 12.50");
  await button(page, "Process Menu").click();
  await said(page, "Menu Processed Successfully");
  await said(page, "Found 2 chicken sandwiches");
  await expect(page.getByRole("heading", { name: "2 sandwiches" })).toBeVisible();

  await button(page, "Edit Hot Chicken Sandwich").click();
  await expect(page.getByText(/^From the menu, line 2/).first()).toBeVisible();
  await field(page, "Price in dollars").fill("11,75");
  await reload(page);
  await expect(page.getByText("$11.75")).toBeVisible();
  await button(page, "Edit Chicken Club").click();
  await expectAccessible(page);
  await button(page, "Done").click();
  await expect(button(page, "Edit Chicken Club")).toBeFocused();
  await button(page, "Remove Chicken Club").click();
  await expect(page.getByRole("heading", { name: "1 sandwich" })).toBeVisible();

  await button(page, "Discard draft").click();
  await button(page, "Discard").click();
  await expect(page).toHaveURL("/add-restaurant");
  await page.getByRole("tab", { name: "Menu" }).click();
  await said(page, "No sandwiches yet");
});

test("a picture of a menu becomes its text, to be looked at before it is processed", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await openImport(page, "?tab=menu");
  await field(page, "Menu text").fill("SOUPS\nTomato Soup 6");
  const choose = page.getByLabel("Read a picture");
  await choose.setInputFiles({
    name: "menu.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Hen 9"),
  });
  await said(page, "Invalid file type");
  await dismiss(page);
  await page.route("**/api/menu/picture", (route) => route.abort(), { times: 1 });
  await choose.setInputFiles("tests/support/menu-picture.jpg");
  await said(page, "Error Reading Picture");
  await dismiss(page);
  expect(troubles.splice(0)).not.toEqual([]);

  await choose.setInputFiles("tests/support/menu-picture.jpg");
  await said(page, "Picture Read");
  await expect(field(page, "Menu text")).toHaveValue(
    /^SOUPS\nTomato Soup 6\n\n.*Spicy Chicken Club +12\.50/s,
  );
  await reload(page);
  await expect(field(page, "Menu text")).toHaveValue(/Crispy Chicken Sandwich +9\.75/);
  await expectAccessible(page);
  await button(page, "Process Menu").click();
  await said(page, "Found 2 chicken sandwiches");
});

test("of several pictures of a menu those that can be read are, and the others are named", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openImport(page, "?tab=menu");
  const menuText = field(page, "Menu text");
  const choose = page.getByLabel("Read a picture");
  const menu = "tests/support/menu-picture.jpg";
  const broken = { name: "back.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };

  await holdNext(page, "**/api/menu/picture");
  await choose.setInputFiles(menu);
  await expect(page.getByText("Reading the picture...")).toBeVisible();
  await expect(button(page, "Cancel")).toBeFocused();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["more"], "more.jpg", { type: "image/jpeg" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  });
  await said(page, "Still Reading");
  await dismiss(page);
  await button(page, "Cancel").click();
  await expect(choose).toBeFocused();
  await expect(menuText).toHaveValue("");

  const front = { name: "front.jpg", mimeType: "image/jpeg", buffer: readFileSync(menu) };
  await choose.setInputFiles([broken, front]);
  await said(page, "1 of 2 Pictures Not Read");
  await said(page, `back.jpg: ${uploadTexts.unreadable}`);
  await expect(menuText).toHaveValue(/Ham Melt +8\.00/);
  await dismiss(page);

  await menuText.fill("x".repeat(69_990));
  await choose.setInputFiles(menu);
  await said(page, "Picture Read");
  await said(page, "The menu text is too long: at most 70,000 characters");
  await expect(menuText).toHaveValue(/^x{69990}\n\n.*Ham Melt +8\.00/s);
});

test("what is wrong is shown where it is, and a broken save goes on where it stopped", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await openImport(page, "?tab=menu");
  for (const name of ["Location", "Basics"]) {
    await button(page, "Back").click();
    await expect(page.getByRole("tab", { name, selected: true })).toBeFocused();
  }
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Save Restaurant").click();
  await said(page, "Description is required");
  await expect(field(page, "Name")).toBeFocused();
  await field(page, "Name").fill("Handmade Hen");
  await field(page, "Description").fill("Typed by hand.");
  await page.getByRole("tab", { name: "Menu" }).click();
  await button(page, "Save Restaurant").click();
  await said(page, "No Locations Added");
  await expect(page).toHaveURL(/tab=location/);
  await button(page, "Add First Location").click();
  await button(page, "Done").click();
  await said(page, "Address is required");
  for (const label of ["Phone Number", "Hours of Operation", "Latitude", "Longitude"]) {
    await expect(field(page, label)).toBeVisible();
  }
  await field(page, "Address (required)").fill("77 Handmade Way, Salem, OR 97301");
  await button(page, "Fill in usual hours").click();
  await button(page, "Next").click();
  for (const name of ["First Hand", "Second Hand"]) {
    await button(page, "Add Sandwich").click();
    await field(page, "Name").fill(name);
    await button(page, "Done").click();
  }

  const fail = (path: string, times = 1) =>
    page.route(
      path,
      (route) => route.fulfill({ status: 500, json: { message: "Out of pickles." } }),
      { times },
    );
  await fail("**/api/restaurants");
  await button(page, "Save Restaurant").click();
  await said(page, "Error Creating Restaurant");
  await said(page, "Failed to create restaurant. Please try again.");
  await fail("**/api/locations");
  await button(page, "Save Restaurant").click();
  await said(page, "Error Adding Restaurant");
  await said(page, "There was an error saving the restaurant. Please try again.");
  await said(page, "Partly saved");
  await page.clock.install();
  await reload(page);
  await fail("**/api/sandwiches");
  // The message stays until it is answered, however long this machine takes for it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, "Save Restaurant").click();
  await said(page, "Error Adding Sandwich");
  await said(page, "First Hand: Out of pickles.");
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  await button(page, "Try again").click();
  await page.clock.resume();
  await expect(page).toHaveURL("/add-restaurant?tab=menu");
  await said(page, "Partly saved");
  await expect(page.getByText("Saved", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await button(page, "Save Restaurant").click();
  await expect(page).toHaveURL(/\/restaurant\/\d+$/);
  const id = restaurantIn(page);
  const { locations } = await expectCatalogued(page, id, ["Second Hand", "First Hand"]);
  expect(locations).toHaveLength(1);
  troubles.splice(0);

  // The same again is noticed, and goes to the one that is there.
  await goInside(page, "/add-restaurant");
  await field(page, "Name").fill("Handmade Hen");
  await field(page, "Description").fill("Once more.");
  await button(page, "Next").click();
  await button(page, "Add First Location").click();
  await field(page, "Address (required)").fill("78 Handmade Way, Salem, OR 97301");
  await button(page, "Next").click();
  await button(page, "Save Restaurant").click();
  await expect(page.getByRole("dialog")).toContainText("same name");
  await button(page, "Use existing Handmade Hen").click();
  await said(page, "Already in the catalogue");
  await button(page, "Save Restaurant").click();
  await expect(page).toHaveURL(`/restaurant/${id}`);
  expect((await expectCatalogued(page, id, ["Second Hand", "First Hand"])).locations).toHaveLength(
    2,
  );
});

test("a website that the catalogue has is reused, and others do not get here", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await addRestaurant(page, { website: `${sites.url}/script-only` });
  await openImport(page);
  await importFully(page, `${sites.url}/script-only`);
  await said(page, "Already in the catalogue");
  await expect(page.getByRole("link", { name })).toHaveAttribute("href", `/restaurant/${id}`);
  await expectAccessible(page);
  await signUp(page);
  await openImport(page);
  await expect(page).toHaveURL("/");
  await said(page, "Access Denied");
});
