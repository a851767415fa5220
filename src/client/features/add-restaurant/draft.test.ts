import { expect, test } from "vitest";
import type { ValueSource } from "#contract/importer.ts";
import {
  type Draft,
  emptyDraft,
  isStarted,
  withBasics,
  withNewLocation,
  withNewSandwich,
  withoutParts,
  withPartsBack,
  withRestaurant,
  withSaved,
  withValues,
} from "./draft.ts";

const source: ValueSource = { from: "text", line: null, text: "", confidence: 0.8 };

test("a draft is started when something is in it, however it got there", () => {
  expect(isStarted(emptyDraft)).toBe(false);
  expect(isStarted({ ...emptyDraft, revision: 3 })).toBe(false);
  expect(isStarted({ ...emptyDraft, menuText: "Club 12" })).toBe(true);
});

test("a draft begins with the usual type and price range, and without hours", () => {
  expect(emptyDraft.basics).toMatchObject({
    restaurantType: "Fast Casual",
    priceRange: "$$",
    hoursOfOperation: {},
  });
  expect(withNewLocation(emptyDraft).locations[0]?.values.hoursOfOperation).toEqual({});
});

test("the first location begins with the address of the basics, the second does not", () => {
  const basics = { ...emptyDraft.basics, address: "1 Main St", phoneNumber: "555-0100" };
  const draft = withNewLocation(withNewLocation({ ...emptyDraft, basics }));
  expect(draft.locations.map(({ values }) => values.address)).toEqual(["1 Main St", ""]);
  expect(draft.locations[0]?.values.phoneNumber).toBe("555-0100");
});

test("what a person changes is theirs, the rest keeps its source", () => {
  const imported: Draft = {
    ...emptyDraft,
    basics: { ...emptyDraft.basics, name: "Hen", description: "Fried." },
    basicSources: { name: source, description: source },
  };
  const changed = withBasics({ ...imported.basics, name: "Golden Hen" })(imported);
  expect(changed.basicSources).toEqual({ description: source });
});

test("a part knows when it is in the catalogue, and another restaurant does not have it", () => {
  const draft = withNewSandwich(withNewLocation(emptyDraft));
  const key = draft.locations[0]?.key ?? "";
  const values = { ...(draft.locations[0]?.values ?? ({} as never)), address: "2 Main St" };
  const saved = withSaved("locations", key, 7)(withValues("locations", key, values)(draft));
  expect(saved.locations[0]).toMatchObject({ savedId: 7, values: { address: "2 Main St" } });
  const all = withSaved("sandwiches", draft.sandwiches[0]?.key ?? "", 8)(saved);
  expect(all.sandwiches[0]?.savedId).toBe(8);
  const { locations, sandwiches } = withRestaurant({ id: 3, isNew: false })(all);
  expect([...locations, ...sandwiches].map(({ savedId }) => savedId)).toEqual([null, null]);
});

test("parts that were taken out come back to their places, and what was changed since stays", () => {
  const draft = withNewSandwich(withNewSandwich(withNewSandwich(emptyDraft)));
  const [first = "", second = "", third = ""] = draft.sandwiches.map(({ key }) => key);
  const values = { ...(draft.sandwiches[1]?.values ?? ({} as never)), name: "Typed later" };
  const without = withoutParts("sandwiches", [first, third])(draft);
  const changed = withValues("sandwiches", second, values)(without);
  const back = withPartsBack("sandwiches", [first, third], draft)(changed);
  expect(back.sandwiches.map(({ key }) => key)).toEqual([first, second, third]);
  expect(back.sandwiches[1]?.values.name).toBe("Typed later");
  expect(back.revision).toBe(draft.revision);
  expect(withPartsBack("sandwiches", [second], draft)(changed)).toEqual({
    ...without,
    revision: draft.revision + 1,
  });
});

test("a default of ours is ours until somebody picks another value", () => {
  expect(emptyDraft.defaults).toEqual(["restaurantType", "priceRange"]);
  const renamed = withBasics({ ...emptyDraft.basics, name: "Hen" })(emptyDraft);
  expect(renamed.defaults).toEqual(["restaurantType", "priceRange"]);
  const priced = withBasics({ ...renamed.basics, priceRange: "$$$" })(renamed);
  expect(priced.defaults).toEqual(["restaurantType"]);
});
