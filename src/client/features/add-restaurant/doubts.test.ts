import { expect, test } from "vitest";
import { locationValues } from "#client/features/admin/edit-restaurant/form-values.ts";
import { doubtsOf } from "./doubts.ts";
import type { Draft } from "./draft.types.ts";
import { emptyDraft, partOf, withRestaurant } from "./draft-steps.ts";

const source = (confidence: number) => ({
  ...{ from: "text" as const, line: null, text: "", confidence },
});

test("each doubtful value of the basics counts, and each part with one", () => {
  const draft: Draft = {
    ...emptyDraft,
    basicSources: { name: source(0.95), description: source(0.65), restaurantType: source(0.5) },
    locations: [
      partOf(locationValues(undefined), { address: source(0.4), phoneNumber: source(0.3) }),
      partOf(locationValues(undefined), { address: source(0.7) }),
    ],
  };
  expect(doubtsOf(draft)).toBe(3);
  expect(doubtsOf(withRestaurant({ id: 1, isNew: false })(draft))).toBe(1);
});
