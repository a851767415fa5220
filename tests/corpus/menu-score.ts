import type { ExtractedSandwich } from "#contract/importer.ts";
import { splitWords } from "#server/features/importer/menu/phrases.ts";
import { readMenu } from "#server/features/importer/menu/read-menu.ts";
import type { LabelledMenu, LabelledSandwich } from "./menu-corpus.ts";

export interface MenuScore {
  menus: number;
  items: number;
  sandwiches: number;
  precision: number;
  recall: number;
  f1: number;
  /** Of the sandwiches found. */
  names: number;
  prices: number;
  allergens: number;
  heat: number;
  mistakes: string[];
}

interface Pair {
  file: string;
  label: LabelledSandwich;
  found: ExtractedSandwich;
}

export function scoreMenus(menus: readonly LabelledMenu[]): MenuScore {
  const mistakes: string[] = [];
  const pairs: Pair[] = [];
  let [missed, wrong] = [0, 0];
  for (const menu of menus) {
    const { file } = menu;
    const left = readMenu(menu.text, menu.restaurantName);
    for (const label of menu.sandwiches) {
      const at = bestMatch(left, label.name);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found) pairs.push({ file, label, found });
      else mistakes.push(`${file}: missed ${label.name}`);
      missed += found ? 0 : 1;
    }
    wrong += left.length;
    mistakes.push(...left.map(({ name }) => `${file}: wrongly found ${name}`));
  }
  const precision = ratio(pairs.length, pairs.length + wrong);
  const recall = ratio(pairs.length, pairs.length + missed);
  const share = (what: string, show: (value: LabelledSandwich | ExtractedSandwich) => string) => {
    const right = pairs.filter(({ file, label, found }) => {
      const isRight = show(label) === show(found);
      if (!isRight)
        mistakes.push(`${file}: ${label.name}: ${what} ${show(found)}, not ${show(label)}`);
      return isRight;
    });
    return ratio(right.length, pairs.length);
  };
  return {
    menus: menus.length,
    items: menus.reduce(
      (sum, { sandwiches, others }) => sum + sandwiches.length + others.length,
      0,
    ),
    sandwiches: pairs.length + missed,
    precision,
    recall,
    f1: ratio(2 * precision * recall, precision + recall),
    names: share("name", ({ name }) => keyOf(name)),
    prices: share("price", ({ price }) => String(price)),
    allergens: share("allergens", (value) =>
      [value.containsGluten, value.containsDairy, value.containsEggs].join(" "),
    ),
    heat: share("heat", ({ spiceLevel }) => String(spiceLevel)),
    mistakes,
  };
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

const keyOf = (name: string) =>
  splitWords(name)
    .map(({ text }) => text)
    .join(" ");

/** The same name; else one that goes on where the other ends, which counts as found but not as named. */
function bestMatch(found: readonly ExtractedSandwich[], name: string): number {
  const key = keyOf(name);
  const exact = found.findIndex((sandwich) => keyOf(sandwich.name) === key);
  if (exact >= 0) return exact;
  return found.findIndex((sandwich) => {
    const other = keyOf(sandwich.name);
    return other.startsWith(`${key} `) || key.startsWith(`${other} `);
  });
}
