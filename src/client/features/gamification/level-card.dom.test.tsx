import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getLevel, getStanding } from "#contract/gamification.endpoints.ts";
import { henny } from "#tests/dom/examples.ts";
import { fakeApi } from "#tests/dom/fake-api.ts";
import { show } from "#tests/dom/page.tsx";
import { LevelCard } from "./level-card.tsx";

test.each([
  [0, 1, "0%", "0 of 200 XP"],
  [150, 1, "75%", "150 of 200 XP"],
  [199, 1, "99%", "199 of 200 XP"],
  [350, 3, "87%", "350 of 400 XP"],
  [1000, 1, "100%", "200 of 200 XP"],
])("%d XP at level %d fill %s of the bar and read %s", async (xp, level, width, text) => {
  const api = fakeApi(henny)
    .answer(getLevel, { xp, level })
    .answer(getStanding, { rank: null, xp, level });
  await show(<LevelCard userId={henny.id} />, api);
  const bar = await screen.findByRole("progressbar", { name: "XP towards the next level" });
  expect(bar.getAttribute("aria-valuetext")).toBe(text);
  expect((bar.firstElementChild as HTMLElement).style.width).toBe(width);
});
