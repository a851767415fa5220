import type { Page, Route } from "@playwright/test";
import { buildPhoto } from "#tests/support/image-files.ts";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { signUp } from "./support/member.ts";
import { open, reload } from "./support/open.ts";
import { dismiss } from "./support/parts.ts";

const photo = {
  name: "lunch.jpg",
  mimeType: "image/jpeg",
  buffer: await buildPhoto({ width: 1000, height: 750 }),
};
const menu = { name: "menu.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") };
const tooLarge = {
  name: "poster.png",
  mimeType: "image/png",
  buffer: Buffer.alloc(4 * 1024 * 1024 + 1),
};

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const signedAddress = /\/api\/uploadthing\/.+/;

/** A change that ends without a word of ours. */
const refusePatch = (route: Route) =>
  route.request().method() === "PATCH"
    ? route.fulfill({ status: 502, body: "" })
    : route.continue();

/** A photo that arrived, and not the drawing. */
const expectPhoto = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole("img", { name, exact: true })
        .first()
        .evaluate((img) => img instanceof HTMLImageElement && img.currentSrc),
    )
    .toMatch(/\/images\/[0-9a-f]{32}\/\d+\.(avif|webp)$/);

test("an admin changes a sandwich's photo, and all that shows it follows", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await open(page, "/sandwich/31");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Edit Photo" }).click();
  const edit = dialog(page, "Edit Photo");
  const save = edit.getByRole("button", { name: "Save" });
  await expect(edit.getByText("JPG, PNG, GIF up to 4MB", { exact: true })).toBeVisible();
  await expect(edit.getByText("Ideal size: 800x600", { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);

  await edit.getByLabel("Choose a file").setInputFiles(menu);
  await expect(text(page, "Invalid file type")).toBeVisible();
  await expect(text(page, "Please upload an image file (jpeg, png, etc).")).toBeVisible();
  await dismiss(page);
  await edit.getByLabel("Choose a file").setInputFiles(tooLarge);
  await expect(text(page, "File too large")).toBeVisible();
  await expect(text(page, "Image size should be less than 4MB.")).toBeVisible();
  await dismiss(page);
  await edit.getByLabel("Choose a file").press("Control+Enter");
  await expect(text(page, "Image required")).toBeVisible();
  await expect(text(page, "Please upload an image before saving.")).toBeVisible();
  await dismiss(page);

  // The first try is lost on the way.
  await page.route(signedAddress, (route) => route.abort(), { times: 1 });
  await edit.getByLabel("Choose a file").setInputFiles(photo);
  await expect(text(page, "Upload complete")).toBeVisible();
  await expect(text(page, "Your image has been uploaded successfully.")).toBeVisible();
  await dismiss(page);
  expect(troubles.splice(0)).toContainEqual(expect.stringMatching(signedAddress));
  await page.route("**/api/sandwiches/31", refusePatch);
  await save.click();
  await expect(text(page, "Update failed")).toBeVisible();
  await expect(text(page, "Failed to update sandwich image")).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining("502")]);
  await page.unroute("**/api/sandwiches/31");
  await expectAccessible(page);
  await save.click();
  await expect(edit).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Photo" })).toBeFocused();
  await expectPhoto(page, name);

  await reload(page);
  await expectPhoto(page, name);
  await expectStill(page);
  await page.getByRole("link", { name: /^View Restaurant/ }).click();
  await page.getByRole("heading", { level: 3 }).getByRole("link", { name, exact: true }).click();
  await expectPhoto(page, name);
  await dialog(page, name).getByRole("button", { name: "Edit Photo" }).click();
  await expect(edit).toBeVisible();
  await edit.getByRole("button", { name: "Close" }).click();
  await expect(edit).toHaveCount(0);
  await expect(dialog(page, name)).toBeVisible();
});

test("messages stay within reach of a pointer and of the keyboard while a dialog is open", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await open(page, "/sandwich/29");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const edit = dialog(page, "Edit Photo");
  await page.getByRole("button", { name: /^Save: / }).click();
  await expect(text(page, "Saved to collection")).toBeVisible();
  await page.getByRole("button", { name: "Edit Photo" }).click();
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);

  await edit.getByLabel("Choose a file").setInputFiles(menu);
  await expect(text(page, "Invalid file type")).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dismiss).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dismiss).toHaveCount(0);
  await expect(edit).toBeVisible();
});

test("what is cancelled, refused, or still under way when the dialog closes, goes nowhere", async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await open(page, "/restaurant/5");
  const edit = dialog(page, "Edit Image");
  await page.route(signedAddress, () => undefined);
  const givenUp = () =>
    page.waitForEvent("requestfailed", (request) => signedAddress.test(request.url()));

  await page.getByRole("button", { name: "Edit Image" }).click();
  await expect(edit.getByText("Ideal size: 1200x800", { exact: true })).toBeVisible();
  await Promise.all([
    page.waitForRequest(signedAddress),
    edit.getByLabel("Choose a file").setInputFiles(photo),
  ]);
  await expect(edit.getByRole("progressbar", { name: "Upload of lunch.jpg" })).toBeVisible();
  await Promise.all([givenUp(), edit.getByRole("button", { name: "Cancel upload" }).click()]);
  await expect(edit.getByRole("button", { name: "Save" })).toBeDisabled();

  await Promise.all([
    page.waitForRequest(signedAddress),
    edit.getByLabel("Choose a file").setInputFiles(photo),
  ]);
  await Promise.all([givenUp(), page.keyboard.press("Escape")]);
  await expect(edit).toHaveCount(0);

  await page.unroute(signedAddress);
  await page.route(signedAddress, (route) => route.fulfill({ status: 400, body: "" }));
  await page.getByRole("button", { name: "Edit Image" }).click();
  await edit.getByLabel("Choose a file").setInputFiles(photo);
  await expect(text(page, "Upload failed")).toBeVisible();
  await expect(page.getByText("Something went wrong while uploading the image.")).toHaveCount(2);
  await dismiss(page);
  await page.unroute(signedAddress);
  await edit.getByRole("button", { name: "Try again" }).click();
  await expect(text(page, "Upload complete")).toBeVisible();
  await dismiss(page);

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/restaurants/5", (route) => held.then(() => refusePatch(route)));
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByRole("button", { name: "Saving..." })).toBeDisabled();
  goOn();
  await expect(text(page, "Failed to update restaurant image")).toBeVisible();
  expect(troubles.splice(0)).toHaveLength(2);
  await page.unroute("**/api/restaurants/5");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toHaveCount(0);
  await expectPhoto(page, (await page.getByRole("heading", { level: 1 }).textContent()) ?? "");
});

test("the test page shows what becomes of an image, to those who may upload it", async ({
  page,
}) => {
  await open(page, "/image-processing-test");
  await expect(text(page, "Please log in to upload images.")).toBeVisible();
  await expectAccessible(page);
  await signUp(page);
  await open(page, "/image-processing-test?tab=sandwich");
  await expect(text(page, "You cannot upload these images")).toBeVisible();
  await page.getByRole("tab", { name: "General" }).click();
  await expect(page).toHaveURL("/image-processing-test");
  await expect(text(page, "General images are resized to fit 1200x1200.")).toBeVisible();

  // As a drop would do it, anywhere on the page.
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], "lunch.jpg", { type: "image/jpeg" }));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, photo.buffer.toString("base64"));
  await expect(text(page, "Upload complete")).toBeVisible();
  await expect(text(page, "General image uploaded successfully")).toBeVisible();
  await expect(page.getByRole("img", { name: "Processed general upload" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^\/images\// })).toBeVisible();
  await expectAccessible(page, page.getByRole("tabpanel"));
});

test("a member's photos keep the order they were chosen in, and open large on the sandwich's page", async ({
  page,
}) => {
  await signUp(page);
  await open(page, "/sandwich/29/review");
  // The first is announced only when the second has arrived.
  let release = () => {};
  const secondIsThere = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/uploadthing\?/, async (route) => {
    if (route.request().postData()?.includes("first.jpg")) await secondIsThere;
    await route.continue();
  });
  const wide = { ...photo, name: "first.jpg" };
  const tall = {
    ...photo,
    name: "second.jpg",
    buffer: await buildPhoto({ width: 300, height: 400 }),
  };
  await page.getByLabel("Add photos").setInputFiles(photo);
  await expect(text(page, "Your image has been uploaded successfully.")).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 1" }).click();
  await page.getByLabel("Add photos").setInputFiles([wide, tall]);
  await expect(page.getByRole("img", { name: "Your photo 1" })).toBeVisible();
  release();
  await expect(page.getByRole("img", { name: "Your photo 2" })).toBeVisible();
  await expect(text(page, "Your photos have been uploaded successfully.")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page).toHaveURL("/sandwich/29");

  const strip = page.getByRole("list", { name: /^Photos by hen-/ });
  const widths = () =>
    strip.locator("img").evaluateAll((all) => all.map((img) => img.getAttribute("width")));
  await expect.poll(widths).toEqual(["1000", "300"]);
  const second = strip.getByRole("button", { name: "Photo 2 of 2: show it large" });
  await second.press("Enter");
  const large = page.getByRole("dialog", { name: /^Photos by hen-/ });
  await expect(large.getByText("2 of 2")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await expect(large.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(second).toBeFocused();
  for (const step of [() => page.goForward(), () => reload(page)]) {
    await step();
    await expect(large).toBeVisible();
  }
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL("/sandwich/29");
  await reload(page);
  await expect.poll(widths).toEqual(["1000", "300"]);
  await expectStill(page);
});
