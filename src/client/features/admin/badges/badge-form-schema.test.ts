import { expect, test } from "vitest";
import { badgeForm } from "./badge-form-schema.ts";

const typed = {
  name: "Early",
  description: "Bird",
  category: "event",
  requiredXp: "",
  imageUrl: null,
};

test("an empty number means by hand, a typed one is a number", () => {
  expect(badgeForm.parse(typed)).toMatchObject({ requiredXp: null });
  expect(badgeForm.parse({ ...typed, requiredXp: " 40 " })).toMatchObject({ requiredXp: 40 });
});

test.each([
  [{ name: "" }, "Name is required"],
  [{ description: " " }, "Description is required"],
  [{ category: "" }, "Category is required"],
  [{ requiredXp: "many" }, "Required XP must be a whole number"],
  [{ requiredXp: "-2" }, "Required XP must not be negative"],
])("%j: %s", (overrides, message) => {
  const { error } = badgeForm.safeParse({ ...typed, ...overrides });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
