import { expect, test } from "vitest";
import { periodOf, readLeaderboardSearch } from "./leaderboard-search.ts";

test("an address names all time or means the month", () => {
  expect(periodOf(readLeaderboardSearch({ period: "all" }))).toBe("all");
  expect(periodOf(readLeaderboardSearch({ period: "month" }))).toBe("month");
  expect(periodOf(readLeaderboardSearch({ period: "week" }))).toBe("month");
  expect(readLeaderboardSearch({ cursor: "x".repeat(1001) }).cursor).toBeUndefined();
});
