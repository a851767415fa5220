import { expect, test } from "vitest";
import type { AuditEntry } from "#contract/audit.ts";
import { factChanges, thingText } from "./audit-table.tsx";

test("says each field in words, with what was and what is", () => {
  const before = { priceRange: "$", containsDairy: false, notes: null, website: "" };
  const after = { priceRange: "$$", containsDairy: true, notes: "Hot", website: null };
  expect(factChanges(before, after)).toEqual([
    { field: "price range", before: "$", after: "$$" },
    { field: "contains dairy", before: "no", after: "yes" },
    { field: "notes", before: null, after: "Hot" },
  ]);
});

test("lists and nested things become one line; what is missing on one side is nothing", () => {
  expect(factChanges(null, { ingredients: ["bun", "hen"], hours: { monday: "9 - 5" } })).toEqual([
    { field: "ingredients", before: null, after: "bun, hen" },
    { field: "hours", before: null, after: "monday: 9 - 5" },
  ]);
  expect(factChanges({ name: "Coop", count: 0 }, null)).toEqual([
    { field: "name", before: "Coop", after: null },
    { field: "count", before: "0", after: null },
  ]);
  expect(factChanges(null, null)).toEqual([]);
});

test.each<[string, Partial<AuditEntry>]>([
  ["user henny", { entityName: "henny", before: { username: "old" } }],
  ["user old, has left", { before: { username: "old" } }],
  ["user who has left", { after: { badge: "Critic" } }],
  ["sandwich Hot One", { entityType: "sandwich", entityId: "7", entityName: "Hot One" }],
  ["location 5 Elm St", { entityType: "location", entityId: "7", before: { address: "5 Elm St" } }],
  ["sandwich 7", { entityType: "sandwich", entityId: "7" }],
])("a thing reads %j", (text, entry) => {
  const user = { entityType: "user", entityId: "b553", entityName: null };
  expect(thingText({ ...user, before: null, after: null, ...entry } as AuditEntry)).toBe(text);
});
