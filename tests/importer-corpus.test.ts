import { expect, test } from "vitest";
import { splitWords } from "#server/features/importer/menu/phrases.ts";
import { readMenuCorpus } from "#tests/corpus/menu-corpus.ts";
import { scoreMenus } from "#tests/corpus/menu-score.ts";

const corpus = readMenuCorpus();
const menus = corpus.filter(({ part }) => !part.startsWith("strangers"));
const wanted = 0.98;

test("the corpus is as large as it says, and a third of the first part is held out", () => {
  const items = menus.flatMap(({ sandwiches, others }) => [...sandwiches, ...others]);
  expect(menus.length).toBeGreaterThanOrEqual(60);
  expect(items.length).toBeGreaterThanOrEqual(600);
  expect(menus.filter(({ part }) => part === "held out").length).toBeGreaterThanOrEqual(20);
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

// Their mistakes are not shown: nobody may learn what is on the unseen menus.
// What is asked about counts as neither found nor missed, so it may not be much, and most of it has to be sandwiches.
test.each([
  ["strangers, looked at", 0.98, 0.17, 0.955],
  ["strangers, unseen", 0.92, 0.24, 0.885],
])(
  "menus of %s are read at least this well: %d, asking about %d of them",
  (part, f1, most, withAsked) => {
    const score = scoreMenus(corpus.filter((menu) => menu.part === part));
    expect(score.f1).toBeGreaterThanOrEqual(f1);
    expect((score.askedSandwiches + score.askedOthers) / score.sandwiches).toBeLessThan(most);
    expect(score.askedSandwiches).toBeGreaterThan(score.askedOthers);
    expect(score.f1WithAsked).toBeGreaterThanOrEqual(withAsked);
    expect(score.falseFreeOf).toBe(0);
  },
  // On a machine that has other work.
  400_000,
);

// proves: imports-26
test.each(["tuned", "held out"])("chicken sandwiches are found in the part that is %s", (part) => {
  const score = scoreMenus(menus.filter((menu) => menu.part === part));
  expect(score.f1).toBeGreaterThanOrEqual(wanted);
  expect(score.prices).toBeGreaterThanOrEqual(wanted);
  expect(score.allergens).toBeGreaterThanOrEqual(0.95);
  expect(score.heat).toBeGreaterThanOrEqual(0.95);
});
