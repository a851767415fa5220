import { expect, test } from "vitest";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { viewerQuery } from "./viewer.queries.ts";

const viewerWhen = (status: number) => {
  const api = createApi(async (path) => {
    expect(path).toBe("/api/auth/me");
    return new Response("", { status });
  });
  return createQueryClient(api).fetchQuery(viewerQuery);
};

test("who is not known is nobody, and no error", async () => {
  await expect(viewerWhen(401)).resolves.toBeNull();
  await expect(viewerWhen(503)).rejects.toThrow("503: ");
});
