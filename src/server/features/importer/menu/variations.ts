import { isAboutSomethingElse } from "./chicken.ts";
import { isSandwichSection } from "./forms.ts";
import type { MenuItem } from "./menu.types.ts";
import { createFinder } from "./phrase-finder.ts";
import { wordsOf } from "./words.ts";

const mostNames = 200;

/** "Clucker Club: The Clucker with bacon": a dish described by the name of another one. */
export function variationsOf(sandwiches: readonly MenuItem[]): (item: MenuItem) => boolean {
  const names = new Set(sandwiches.map(({ name }) => name));
  const telling = [...names].filter((name) => wordsOf(name).length > 1);
  const find = createFinder(telling.slice(0, mostNames).map((name) => [name, true] as const));
  return ({ name, description, section }) =>
    isSandwichSection(section) &&
    !isAboutSomethingElse(wordsOf(name)) &&
    find(wordsOf(description)).length > 0;
}
