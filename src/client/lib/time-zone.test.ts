import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useTimeZone } from "./time-zone.ts";

test("what the server draws, and a browser while it hydrates, goes by the zone in the page", async () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const another = zone === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => ({ timeZone: another }),
      component: () => createElement("p", null, useTimeZone()),
    }),
    history: createMemoryHistory(),
  });
  await router.load();
  const html = renderToString(createElement(RouterProvider, { router: router as never }));
  expect(html).toContain(`<p>${another}</p>`);
});
