import { expect, test } from "vitest";
import { readDialog, withDialog, withoutDialog } from "./dialog-address.ts";

test.each([
  ["/", "/?sandwich=3"],
  ["/explore?q=hot+honey", "/explore?q=hot+honey&sandwich=3"],
  ["/restaurant/2?tab=menu#top", "/restaurant/2?tab=menu&sandwich=3#top"],
])("%s opens at %s and closes again", (page, opened) => {
  expect(withDialog(page, 3)).toBe(opened);
  expect(withoutDialog(opened)).toBe(page);
});

test.each([
  [{ sandwich: "3" }, 3],
  [{ sandwich: 3 }, 3],
  [{}, undefined],
  [{ sandwich: "-1" }, undefined],
  [{ sandwich: "club" }, undefined],
  [{ sandwich: ["3"] }, undefined],
])("%j shows %s", (search, id) => expect(readDialog(search)).toBe(id));
