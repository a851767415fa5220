import { expect, test } from "vitest";
import { ApiError } from "#client/lib/api.ts";
import { findConflict, resolveConflict } from "./use-versioned-form.tsx";

const base = { id: 1, version: 3, name: "Coop", website: null as string | null, phone: "1" };
const toValues = ({ name, website, phone }: typeof base) => ({
  name,
  website: website ?? "",
  phone,
});

const refusal = (fields: { field: string; value: unknown }[]) =>
  new ApiError(
    409,
    JSON.stringify({ message: "stale", stale: { version: 5, changedBy: "curator", fields } }),
  );

const theirChange = refusal([
  { field: "name", value: "Their Coop" },
  { field: "website", value: "https://t.example" },
  { field: "menu", value: [1, 2] },
]);
const mine = { name: "My Coop", website: "", phone: "2" };

test("says what they changed, and what of it we both did", () => {
  const conflict = findConflict(theirChange, base, toValues, mine);
  expect(conflict).toMatchObject({
    changedBy: "curator",
    changed: ["name", "website"],
    contested: ["name"],
    current: { id: 1, version: 5, name: "Their Coop", website: "https://t.example", phone: "1" },
  });
});

test("what only they changed is theirs; what we both did is chosen", () => {
  const conflict = findConflict(theirChange, base, toValues, mine);
  if (!conflict) throw new Error("no conflict");
  expect(resolveConflict(conflict, mine, () => true)).toEqual({
    name: "My Coop",
    website: "https://t.example",
    phone: "2",
  });
  expect(resolveConflict(conflict, mine, () => false)).toMatchObject({ name: "Their Coop" });
});

test("the same change by both is no contest", () => {
  const same = refusal([{ field: "name", value: "My Coop" }]);
  expect(findConflict(same, base, toValues, mine)).toMatchObject({ contested: [] });
});

test("another refusal is none", () => {
  expect(findConflict(new ApiError(409, "{}"), base, toValues, mine)).toBeNull();
  expect(findConflict(new Error("offline"), base, toValues, mine)).toBeNull();
});
