import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Toaster } from "#client/ui/toaster.tsx";
import { show } from "#tests/dom/page.tsx";
import { findToast } from "#tests/dom/read.ts";
import { DownloadLinks } from "./download-links.tsx";

const fetched = vi.fn<typeof fetch>();
const saved: string[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.splice(0);
});

test("a file that is refused says why, and the next one is saved under its name", async () => {
  const user = await show(
    <>
      <DownloadLinks userId="henny" />
      <Toaster />
    </>,
  );
  const message = "Too many exports. Try again in an hour.";
  fetched.mockResolvedValueOnce(Response.json({ message, code: "too_many" }, { status: 429 }));
  await user.click(screen.getByRole("link", { name: "All data (JSON)" }));
  expect(await findToast("Download failed")).toContain(message);
  expect(saved).toEqual([]);

  fetched.mockResolvedValueOnce(new Response("sandwich\n"));
  await user.click(screen.getByRole("link", { name: "Collection (CSV)" }));
  await waitFor(() => expect(saved).toEqual(["cluck-collection.csv"]));
  const addresses = fetched.mock.calls.map(([address]) => new URL(String(address)).pathname);
  expect(addresses).toEqual(["/api/users/henny/export", "/api/users/henny/collection.csv"]);
});
