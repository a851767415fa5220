import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readMenu } from "#server/features/importer/menu/read-menu.ts";
import { keyOf } from "./corpus/menu-score.ts";

interface Case {
  menu: string;
  dish: string;
  /** What the menu says that the dish is free of. */
  free: string[];
}

/** Short menus by somebody who had not seen the reader: most only look as if the dish were free of something. */
const cases: Case[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "corpus/free-of.json"), "utf8"),
);

const allergens = {
  gluten: "containsGluten",
  dairy: "containsDairy",
  eggs: "containsEggs",
} as const;

/** What the reader says that the dish, or one whose name goes on or ends before, is free of; null where it found none. */
function readFree({ menu, dish }: Case): string[] | null {
  const found = readMenu(menu, "").find(({ name }) => {
    const [key, other] = [keyOf(name), keyOf(dish)];
    return key.startsWith(other) || other.startsWith(key);
  });
  if (!found) return null;
  return Object.entries(allergens).flatMap(([name, field]) =>
    found[field] === false ? [name] : [],
  );
}

describe("what a dish is free of", () => {
  test.each(cases)("is never said where the menu does not: $dish, $menu", (each) => {
    expect(each.free).toEqual(expect.arrayContaining(readFree(each) ?? []));
  });

  test("is mostly found where the menu says it", () => {
    const stated = cases.filter(({ free }) => free.length > 0);
    const found = stated.filter((each) =>
      each.free.every((name) => readFree(each)?.includes(name)),
    );
    expect(found.length / stated.length).toBeGreaterThan(0.6);
  });
});
