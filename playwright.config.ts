import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/find-browser.mjs";

/** These add and delete restaurants, which others count: they have a server of their own. */
const catalogueChanges = /(add|admin|edit)-restaurants?(?:-draft)?\.spec\.ts$/;

// Playwright's workers read this file too, and inherit what the first process found.
process.env["CHROMIUM_PATH"] ??= findBrowser();

/** The built product in a real browser, on a desktop, and on a phone what behaves differently there. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/server.ts",
  fullyParallel: true,
  forbidOnly: true,
  // Twice the cores that we count on: pages wait for the network and for frames.
  workers: 4,
  // Every wait is for a state, so a busy machine only makes it longer.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // A second try is accepted only where the browser drew nothing (scripts/test-reports.mjs).
  retries: 1,
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"],
      args: browserArguments,
    },
    screenshot: "only-on-failure",
    locale: "en-US",
    timezoneId: "America/Chicago",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: catalogueChanges,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: catalogueChanges,
      grep: /@phone|@both/,
      use: {
        ...devices["iPhone 15"],
        viewport: { width: 390, height: 844 },
        // Its nine times as many pixels, drawn by the processor, would prove nothing more.
        deviceScaleFactor: 1,
        defaultBrowserType: "chromium",
      },
    },
    {
      name: "catalogue",
      testMatch: catalogueChanges,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
