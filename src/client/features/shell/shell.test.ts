import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import { SocialLinks, shareThisPage } from "./shell.tsx";

const url = "http://localhost/sandwich/3";

beforeEach(() => {
  vi.stubGlobal("document", { title: "Hot One" });
  vi.stubGlobal("location", { href: url });
});
afterEach(() => vi.unstubAllGlobals());

function takeToast() {
  const { id = 0, title } = currentToast() ?? {};
  dismissToast(id);
  return title;
}

// proves: menus-20
test("the device's own sheet is used where there is one, and may be closed", async () => {
  const share = vi.fn(async (_page: ShareData) =>
    Promise.reject(new DOMException("", "AbortError")),
  );
  vi.stubGlobal("navigator", { share });
  await shareThisPage();
  expect(share).toHaveBeenCalledWith({ title: "Hot One", url });
  expect(takeToast()).toBeUndefined();
});

// proves: menus-21
test("else the address is copied, or shown where that is forbidden", async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await shareThisPage();
  expect(writeText).toHaveBeenCalledWith(url);
  expect(takeToast()).toBe("Link copied");
  writeText.mockRejectedValue(new DOMException("", "NotAllowedError"));
  await shareThisPage();
  expect(takeToast()).toBe("Copy this link");
});

// proves: menus-22
test("the operator's pages stand beside share and the feed", () => {
  const draw = (...addresses: string[]) =>
    renderToStaticMarkup(createElement(SocialLinks, { addresses }));
  const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links(draw())).toEqual(["/feed.xml"]);
  expect(draw()).toContain("Share</button>");
  const html = draw("https://www.social.example/cluck");
  expect(links(html)).toEqual(["/feed.xml", "https://www.social.example/cluck"]);
  expect(html).toContain("social.example</a>");
});
