import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./support/admin.ts";
import { expect, test } from "./support/browser.ts";
import { holdAll } from "./support/held-call.ts";
import { goInside, open, visit } from "./support/open.ts";
import { said } from "./support/parts.ts";

/** The code of each of these comes with the first visit. Explore is the last: at its end it loads more, and grows. */
const phonePages = ["/", "/sandwich/1", "/restaurant/1", "/collection", "/profile", "/explore"];
const otherPages = [
  "/sandwich/2/reviews",
  "/sandwich/2/review",
  "/wishlist",
  "/collection/import",
  "/leaderboard",
  "/recommend-restaurant",
  "/contact",
  "/privacy",
  "/image-processing-test",
  "/admin",
  "/admin/restaurants",
  "/edit-restaurant?id=1",
  "/admin/members",
  "/admin/badges",
  "/admin/award-badges",
  "/admin/recommendations",
  "/admin/reviews",
  "/admin/gaps",
  "/admin/website-changes",
  "/admin/member-answers",
  "/admin/jobs",
  "/admin/audit-log",
  "/admin/health",
  "/add-restaurant",
];

test("a first visit is never an empty page, and nothing jumps @both", async ({ page }) => {
  await open(page, "/terms");
  await slowDown(page);
  await expectNoFlash(page, "/login");
  await signInAsAdmin(page);
  await open(page, "/terms");
  const isPhone = test.info().project.name === "phone";
  for (const path of isPhone ? phonePages : [...otherPages, ...phonePages]) {
    await expectNoFlash(page, path);
  }
});

test("until the code of a page is there its text is, and Back leads to the place one left", async ({
  page,
}) => {
  await open(page, "/");
  const letGo = await holdAll(page, "**/assets/*.js");
  const details = page.getByRole("link", { name: /^View Details of / }).first();
  // The router remembers a place from its scroll event on, which comes with the next frame.
  await details.evaluate(async (link: HTMLElement) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    link.scrollIntoView({ block: "center" });
    await scrolled;
  });
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  // Without the pointer, on whose way the code would be asked for.
  await details.evaluate((link: HTMLElement) => link.click());
  await said(page, "Loading sandwich details...");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(details).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await said(page, "Loading sandwich details...");
  letGo();
  await expect(page.getByRole("heading", { name: "Ingredients" })).toBeVisible();

  const letGoOfRestaurant = await holdAll(page, "**/assets/*.js");
  await goInside(page, "/restaurant/1");
  await said(page, "Loading restaurant details...");
  letGoOfRestaurant();
  await expect(page.getByRole("heading", { name: "Locations" })).toBeVisible();
});

async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

async function expectNoFlash(page: Page, path: string) {
  await page.evaluate(watchFrames);
  await visit(page, path);
  const seen = await page.evaluate(() => window.endWatch());
  expect.soft({ path, ...seen }).toEqual({ path, emptyFrames: 0, framesWithFooter: 0, jumps: [] });
}

declare global {
  interface Window {
    endWatch: () => Promise<{ emptyFrames: number; framesWithFooter: number; jumps: string[] }>;
  }
}

/** From as far down as the footer is not yet seen; a frame that shows it was not filled by its page. */
async function watchFrames() {
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const main = document.querySelector("main") as HTMLElement;
  const footer = document.querySelector("main + footer") as HTMLElement;
  window.scrollTo(0, footer.offsetTop - innerHeight - 1);
  // What grew and was scrolled away from within one frame counts as a jump that nobody has seen.
  await twoFrames();
  const seen = { emptyFrames: 0, framesWithFooter: 0 };
  type Shift = PerformanceEntry & {
    value: number;
    sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  let sum = 0;
  const moved: string[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      sum += value;
      // While they are there.
      const parts = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${from.y}+${from.height} -> ${to.y}+${to.height}`,
      );
      moved.push([`${value.toFixed(3)} at ${location.pathname}`, ...parts].join("\n"));
    }
  });
  let frame = requestAnimationFrame(look);
  function look() {
    if (main.innerText.trim() === "") seen.emptyFrames += 1;
    if (footer.getBoundingClientRect().top < innerHeight) seen.framesWithFooter += 1;
    frame = requestAnimationFrame(look);
  }
  observer.observe({ type: "layout-shift" });
  window.endWatch = async () => {
    await twoFrames();
    cancelAnimationFrame(frame);
    observer.disconnect();
    return { ...seen, jumps: sum < 0.05 ? [] : moved };
  };
}
