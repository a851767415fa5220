import { expect, expectAccessible, expectStill, test } from "./support/browser.ts";
import { open } from "./support/open.ts";

test("the leaderboard arrives complete, with its address, and is accessible @both", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/leaderboard?period=all")).text();
  expect(html).toMatch(/rel="canonical" href="http[^"]+\/leaderboard\?period=all"/);
  await open(page, "/leaderboard");
  await expect(page.getByRole("link", { name: "This month" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "All time" }).click();
  await expect(page).toHaveURL("/leaderboard?period=all");
  const first = page.getByRole("row").nth(1);
  await expect(first.getByRole("cell").first()).toHaveText("1");
  expect(html).toContain((await first.getByRole("rowheader").textContent()) ?? "nobody");
  await expect(page.getByText("to see where you stand")).toBeVisible();
  await expectStill(page);
  await expectAccessible(page);
});
