import { expect, test } from "vitest";
import { viewerQuery } from "#client/features/accounts/viewer.queries.ts";
import { ApiError, createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { currentToast, dismissToast } from "#client/lib/toast-queue.ts";
import { updateProfile } from "./update-profile.ts";

async function outcomeOf(answer: Parameters<typeof createApi>[0]) {
  const queryClient = createQueryClient(createApi(answer));
  await updateProfile(queryClient, "a b", { username: "hen" }, "Saved.");
  const { id = 0, title, description } = currentToast() ?? {};
  dismissToast(id);
  return { toast: [title, description], viewer: queryClient.getQueryData(viewerQuery.queryKey) };
}

test("what was saved is sent to the member's own address, told, and the new viewer", async () => {
  const calls: unknown[] = [];
  const { toast, viewer } = await outcomeOf(async (path, { method, body }) => {
    calls.push([method, path, JSON.parse(String(body))]);
    return Response.json({ username: "hen" });
  });
  expect(calls).toEqual([["PATCH", "/api/users/a%20b", { username: "hen" }]]);
  expect(toast).toEqual(["Profile updated", "Saved."]);
  expect(viewer).toEqual({ username: "hen" });
});

test.each([
  [new ApiError(409, '{"message":"Taken"}'), ["Update failed", "Taken"]],
  [new ApiError(502, ""), ["Update failed", "Could not update profile"]],
  [new TypeError("Failed to fetch"), ["Update failed", "Could not update profile"]],
])("%s: %j", async (error, said) => {
  expect((await outcomeOf(() => Promise.reject(error))).toast).toEqual(said);
});
