import { expect, test } from "vitest";
import type { Imported } from "./fill-draft.ts";
import { foundText } from "./found-text.ts";

const imported = (name: string | null, locations: number, sandwiches: number) =>
  ({
    basicInfo: { name },
    locations: Array(locations).fill({}),
    sandwiches: Array(sandwiches).fill({}),
  }) as Imported;

test.each([
  [imported("Golden Hen", 3, 8), "Golden Hen: 3 locations and 8 chicken sandwiches."],
  [imported("Golden Hen", 1, 0), "Golden Hen: 1 location."],
  [
    imported(null, 0, 0),
    "This site: no locations and no chicken sandwiches found. Paste its page if it has some.",
  ],
])("what was found is told", (found, text) => expect(foundText(found)).toBe(text));
