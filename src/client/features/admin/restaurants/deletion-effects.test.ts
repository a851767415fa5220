import { expect, test } from "vitest";
import { effectsText } from "./deletion-effects.tsx";

const nothing = { sandwiches: 0, locations: 0, reviews: 0, entries: 0 };

test.each([
  [nothing, null],
  [{ ...nothing, locations: 1 }, "1 location"],
  [{ ...nothing, sandwiches: 2, reviews: 1 }, "2 sandwiches and 1 review"],
  [
    { sandwiches: 1, locations: 2, reviews: 3, entries: 4 },
    "1 sandwich, 2 locations, 3 reviews and 4 entries in members’ collections",
  ],
])("%j is %s", (effects, text) => expect(effectsText(effects)).toBe(text));
