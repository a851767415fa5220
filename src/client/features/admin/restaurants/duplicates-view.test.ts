import { expect, test } from "vitest";
import type { DuplicateGroup } from "#contract/duplicates.ts";
import { joinGroups } from "./duplicates-view.tsx";

const group = (reason: DuplicateGroup["reason"], ...ids: number[]) =>
  ({
    reason,
    key: `${reason} ${ids[0]}`,
    restaurants: ids.map((id) => ({ id })),
  }) as DuplicateGroup;

test("the same restaurants are asked about once, with every reason", () => {
  const joined = joinGroups([
    group("name", 1, 2),
    group("name", 3, 4),
    group("website", 1, 2),
    group("website", 3, 4, 5),
  ]);
  expect(
    joined.map(({ reasons, restaurants }) => [reasons, restaurants.map(({ id }) => id)]),
  ).toEqual([
    [
      ["name", "website"],
      [1, 2],
    ],
    [["name"], [3, 4]],
    [["website"], [3, 4, 5]],
  ]);
});
