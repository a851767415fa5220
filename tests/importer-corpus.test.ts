import { expect, test } from "vitest";
import { splitWords } from "#server/features/importer/menu/phrases.ts";
import { readMenuCorpus } from "#tests/corpus/menu-corpus.ts";
import { scoreMenus } from "#tests/corpus/menu-score.ts";

const menus = readMenuCorpus();
const wanted = 0.97;

test("the corpus is as large as it says, and a third of the first part is held out", () => {
  const items = menus.flatMap(({ sandwiches, others }) => [...sandwiches, ...others]);
  expect(menus.length).toBeGreaterThanOrEqual(60);
  expect(items.length).toBeGreaterThanOrEqual(600);
  expect(menus.filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThanOrEqual(20);
});

test.each(menus)("every label of $file stands in its menu", ({ text, sandwiches, others }) => {
  const joined = (part: string) =>
    splitWords(part)
      .map((word) => word.text)
      .join("");
  const menu = joined(text.replaceAll(/<[^>]*>|[®™*]/g, " "));
  for (const name of [...sandwiches.map((sandwich) => sandwich.name), ...others]) {
    expect(menu).toContain(joined(name));
  }
});

// proves: imports-26
test.each([
  ["tuned", false],
  ["held out", true],
])("chicken sandwiches are found in the part that is %s", (_, isHeldOut) => {
  const score = scoreMenus(menus.filter((menu) => menu.isHeldOut === isHeldOut));
  expect(score.f1).toBeGreaterThanOrEqual(wanted);
  expect(score.prices).toBeGreaterThanOrEqual(wanted);
  expect(score.allergens).toBeGreaterThanOrEqual(0.95);
  expect(score.heat).toBeGreaterThanOrEqual(0.95);
});
