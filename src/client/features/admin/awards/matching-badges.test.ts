import { expect, test } from "vitest";
import type { Badge } from "#contract/gamification.ts";
import { matchingBadges } from "./matching-badges.ts";

const badge = (id: number, name: string, description: string, category: Badge["category"]) => ({
  ...{ id, name, description, category, imageUrl: null, requiredXp: null },
});
const badges = [
  badge(1, "Early Hen", "Came first", "event"),
  badge(2, "Critic", "Wrote about a HEN", "achievement"),
  badge(3, "Founder", "Was here", "event"),
];

test.each([
  ["", "", [1, 2, 3]],
  [" hen ", "", [1, 2]],
  ["hen", "event", [1]],
  ["", "event", [1, 3]],
  ["event", "", []],
])("%j in %j", (words, category, ids) => {
  expect(matchingBadges(badges, words, category).map(({ id }) => id)).toEqual(ids);
});
