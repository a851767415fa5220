import { expect, test } from "vitest";
import { readLeaderboardSearch, shownPeriod } from "./leaderboard-search.ts";

test("an address names all time or means the month", () => {
  expect(shownPeriod(readLeaderboardSearch({ period: "all" }))).toBe("all");
  expect(shownPeriod(readLeaderboardSearch({ period: "month" }))).toBe("month");
  expect(shownPeriod(readLeaderboardSearch({ period: "week" }))).toBe("month");
  expect(readLeaderboardSearch({ cursor: "x".repeat(1001) }).cursor).toBeUndefined();
});
