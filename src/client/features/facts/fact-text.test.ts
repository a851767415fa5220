import { expect, test } from "vitest";
import type { FactSource } from "#contract/facts.ts";
import { describeSource, isOldFact } from "./fact-text.ts";

const now = new Date("2026-11-16T11:00:00Z");
const say = (source: FactSource | null, fact: "price" | "hours" = "price") =>
  describeSource(fact, source, now);

test("a fact says where it is from and when", () => {
  const date = "2026-11-03";
  expect(say({ from: "menu", date })).toBe(
    "Price confirmed on Nov 3, 2026 by the team, from the restaurant's menu.",
  );
  expect(say({ from: "website", date }, "hours")).toBe(
    "Hours from the website, read on Nov 3, 2026.",
  );
  expect(say({ from: "team", date })).toBe("Price confirmed on Nov 3, 2026 by the team.");
  expect(say({ from: null, date })).toBe("Price stated on Nov 3, 2026, nobody noted by whom.");
});

test("what nobody stated or dated says so", () => {
  expect(say(null)).toBe("Nobody has stated the price yet.");
  expect(say(null, "hours")).toBe("Nobody has stated the hours yet.");
  expect(say({ from: null, date: null }, "hours")).toBe(
    "Nobody noted when these hours were checked.",
  );
});

test("older than 180 days is old, and so is what has no date", () => {
  const isOld = (date: string | null) => isOldFact({ from: "team", date }, now);
  expect([isOld("2026-05-21"), isOld("2026-05-20"), isOld(null)]).toEqual([false, true, true]);
  expect(say({ from: "team", date: "2026-01-05" })).toBe(
    "Price confirmed on Jan 5, 2026 by the team, more than 180 days ago.",
  );
});
