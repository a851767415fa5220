import { expect, test } from "vitest";
import { type Api, ApiError } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import { viewerQuery } from "./viewer.queries.ts";

const viewerWhen = (status: number) => {
  const get = () => Promise.reject(new ApiError(status, ""));
  return createQueryClient({ get } as unknown as Api).fetchQuery(viewerQuery);
};

test("who is not known is nobody, and no error", async () => {
  await expect(viewerWhen(401)).resolves.toBeNull();
  await expect(viewerWhen(503)).rejects.toThrow("503: ");
});
