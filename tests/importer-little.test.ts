import { expect, test } from "vitest";
import { littleParts, scoreLittleMenus, scoreLittlePages } from "#tests/corpus/little-corpus.ts";
import "#tests/support/bundled-reader.ts";

// Texts by somebody who had not seen the reader. The mistakes of the unseen are not shown: nobody may learn them.
const most = {
  menus: { "looked-at": 0, unseen: 24 },
  pages: { "looked-at": 0, unseen: 7 },
};

test.each(littleParts)("where a menu says little, little is claimed: %s", (part) => {
  const { invented, found, said } = scoreLittleMenus(part);
  expect(invented.length).toBeLessThanOrEqual(most.menus[part]);
  expect(found / said).toBeGreaterThan(0.8);
});

test.each(littleParts)("where a page says little, little is filled in: %s", async (part) => {
  const { invented, found, said } = await scoreLittlePages(part);
  expect(invented.length).toBeLessThanOrEqual(most.pages[part]);
  expect(found / said).toBeGreaterThan(0.55);
});
