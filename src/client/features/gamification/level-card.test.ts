import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { createElement } from "react";
import { expect, test } from "vitest";
import { levelAt, xpOfNextLevel } from "#contract/gamification-choices.ts";
import { drawInPage } from "#tests/support/draw-in-page.ts";
import { LevelCard, percentage } from "./level-card.tsx";
import { levelQuery, standingQuery } from "./progress.queries.ts";

async function drawnBar(xp: number, level: number) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(levelQuery("hen").queryKey, { xp, level });
  queryClient.setQueryData(standingQuery("hen", "month").queryKey, { rank: null, xp, level });
  const html = await drawInPage(queryClient, createElement(LevelCard, { userId: "hen" }));
  return /style="width:(\d+%)"/.exec(html)?.[1];
}

// proves: profile-12
test("the bar is xp / (level * 100 + 100), capped", async () => {
  expect(await drawnBar(0, 1)).toBe("0%");
  expect(await drawnBar(150, 1)).toBe("75%");
  expect(await drawnBar(199, 1)).toBe("99%");
  expect(await drawnBar(350, 3)).toBe("87%");
  expect(await drawnBar(1000, 1)).toBe("100%");
});

// proves: xp-2
test("it is full exactly when the next level comes", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000 }), (xp) => {
      const level = levelAt(xp);
      expect(percentage(xp, xpOfNextLevel(level))).toBeLessThan(100);
      expect(levelAt(xpOfNextLevel(level))).toBe(level + 1);
      expect(levelAt(xpOfNextLevel(level) - 1)).toBe(level);
    }),
  );
});

test("a badge that asks for nothing is reached", () => {
  expect(percentage(0, 0)).toBe(100);
});
