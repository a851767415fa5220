import { expect, test } from "./support/browser.ts";

test("a shared sandwich has a picture of its own", async ({ page }) => {
  await page.goto("/terms");
  const size = await page.evaluate(async () => {
    const image = new Image();
    image.src = "/sandwich/1/card.png";
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});
