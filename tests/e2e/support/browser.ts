import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeSource = await readFile(axeFile, "utf8");

/** A page on which an error in the console, a refused policy or a failed request fails the test. */
export const test = base.extend<{ troubles: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use, { project }) =>
    use(process.env[project.name === "catalogue" ? "E2E_CATALOGUE_ORIGIN" : "E2E_ORIGIN"]),
  /** What went wrong unseen; a test that provokes trouble takes it out of the list. */
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) troubles.push(message.text());
      });
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("requestfailed", (request) => {
        // A navigation away gives up what it no longer needs.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(request.url());
      });
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The schemes differ in nothing but colours, so the dark one is asked only about those. */
const rulesOf = { light: undefined, dark: ["color-contrast", "link-in-text-block"] };

/**
 * No violation in light and in dark, at the size of the project; what the desktop showed in dark, a phone need not. Of a
 * page that another scan has seen, only the new part is asked about. While a dialog is open nothing else can be used, and
 * only it and the messages are asked about.
 */
export async function expectAccessible(page: Page, part?: Locator) {
  const { project, tags } = test.info();
  const isShownTwice = project.name === "phone" && tags.includes("@both");
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const newPart = await part?.elementHandle();
  for (const colorScheme of isShownTwice ? (["light"] as const) : (["light", "dark"] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(endFades);
    const violations = await page.evaluate(
      async ({ rules, newPart }) => {
        const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
        const dialogs = '[role="dialog"], [role="alertdialog"]';
        const inUse = document.querySelector(dialogs) ? `${dialogs}, #toasts` : document;
        const { violations } = await axe.run((newPart as Element | undefined) ?? inUse, {
          resultTypes: ["violations"],
          preload: false,
          // Not among those that run by themselves.
          rules: { "target-size": { enabled: true } },
          ...(rules && { runOnly: rules }),
        });
        return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
      },
      { rules: rulesOf[colorScheme], newPart },
    );
    expect({ colorScheme, violations }).toEqual({ colorScheme, violations: [] });
  }
}

/**
 * Colours fade from one scheme to the other, from the next frame on, and what inherits one fades after it;
 * halfway they have a contrast of their own.
 */
async function endFades(): Promise<void> {
  let fading: Animation[];
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    fading = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ playState }) => playState === "running");
    for (const each of fading) each.finish();
  } while (fading.length > 0);
}

/** Nothing jumped while the page arrived, and nothing sticks out at the side. */
export async function expectStill(page: Page) {
  const jumps = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const seen: { value: number; moved: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "");
            seen.push({ value, moved });
          }
        }).observe({ type: "layout-shift", buffered: true });
        // The observer reports what was buffered before the next frames are drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
  const sum = jumps.reduce((total, { value }) => total + value, 0);
  expect(sum < 0.05 ? [] : jumps).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
