import { expect, test } from "./support/browser.ts";
import { keep, signUp } from "./support/member.ts";
import { goInside, open } from "./support/open.ts";

/** Counts everything that a person has to press: buttons, the field to type into, the photo in the system's own list. */
function countedClicks() {
  let clicks = 0;
  return {
    click: async (target: { click: () => Promise<void> }) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

test("from home to what is hot, without gluten, open now and near a town: five clicks", async ({
  page,
}) => {
  await open(page, "/");
  const { click, count } = countedClicks();
  await click(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Explore" }),
  );
  await click(page.getByRole("combobox", { name: "Near a city or postcode" }));
  await page.keyboard.type("Portland");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/near=45/);
  await click(page.getByRole("switch", { name: "Open now" }));
  await click(page.getByRole("radio", { name: "At least 3 of 5" }));
  await click(page.getByRole("checkbox", { name: "No gluten" }));
  await expect(page).toHaveURL(/without=gluten/);
  expect(count()).toBe(5);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toMatchObject({ openNow: "1", heat: "3", without: "gluten", place: "Portland" });
});

test("on a phone, from home to what is hot, without gluten, open now and near a town", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/");
  const { click, count } = countedClicks();
  await click(page.getByRole("link", { name: "Explore", exact: true }).filter({ visible: true }));
  await click(page.getByRole("combobox", { name: "Near a city or postcode" }));
  await page.keyboard.type("Portland");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/near=45/);
  const quick = page.getByRole("list", { name: "Quick filters" });
  // One after the other, without waiting for the list: none is lost, and each stays in its place.
  for (const filter of ["Open now", "Heat 3 or more", "No gluten"]) {
    await click(quick.getByRole("button", { name: filter }));
  }
  await expect(quick.getByRole("button", { pressed: true })).toHaveCount(3);
  await expect(page).toHaveURL(/without=gluten/);
  expect(count()).toBe(5);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toMatchObject({ openNow: "1", heat: "3", without: "gluten", place: "Portland" });
});

test("tried, with stars, date and photo: five clicks on a phone, and it is on the shelf", {
  tag: "@phone",
}, async ({ page }) => {
  await signUp(page);
  await open(page, "/sandwich/38");
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  const { click, count } = countedClicks();
  await click(page.getByRole("link", { name: "Add Review" }));
  await click(page.getByRole("radio", { name: "4 stars" }));
  await expect(page.getByLabel("Date tried")).not.toHaveValue("");
  const chooser = page.waitForEvent("filechooser");
  await click(page.getByText("Add photos", { exact: true }).last());
  const photos = await chooser;
  await click({ click: () => photos.setFiles("public/icon-192.png") });
  await expect(page.getByRole("button", { name: "Submit Review" })).toBeEnabled();
  await click(page.getByRole("button", { name: "Submit Review" }));
  await expect(page).toHaveURL("/sandwich/38");
  expect(count()).toBe(5);
  const photo = page.getByRole("img", { name, exact: true });
  await expect(photo.first()).toBeVisible();
  await page.getByRole("button", { name: "Show drawings" }).click();
  await expect(photo).toHaveCount(0);
  await open(page, "/collection?tab=tried");
  await expect(photo).toHaveCount(0);
  const pill = page.getByRole("button", { name: `: ${name}`, pressed: true });
  await expect(pill.filter({ hasText: "Tried" })).toBeVisible();
});

test("from the shelf, one click leads to what is saved, not tried, open and near", async ({
  page,
}) => {
  const userId = await signUp(page);
  await keep(page, { userId, sandwichId: 1 });
  await open(page, "/explore?view=sandwiches&place=Portland");
  await expect(page).toHaveURL(/near=/);
  await goInside(page, "/collection");
  await expect(page.getByText(/away$/).first()).toBeAttached();
  await page.getByRole("link", { name: "Next: open now" }).click();
  await expect(page).toHaveURL(/\/explore\?.*sort=distance/);
  const asked = new URL(page.url()).searchParams;
  expect(["saved", "untried", "openNow"].map((name) => asked.get(name))).toEqual(["1", "1", "1"]);
});
