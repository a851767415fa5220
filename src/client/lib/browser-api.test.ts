import { afterEach, expect, test, vi } from "vitest";
import { listTags } from "#contract/explore.endpoints.ts";
import { changeReview } from "#contract/reviews.endpoints.ts";
import { browserApi } from "./browser-api.ts";

afterEach(() => vi.unstubAllGlobals());

async function requestOf(stored: string | null, call: () => Promise<unknown>) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("localStorage", { getItem: () => stored, removeItem: () => undefined });
  await call();
  const [path, init] = fetch.mock.calls[0] ?? [];
  return { path, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
}

test("a request brings the cookies, and the stored id as bearer", async () => {
  const load = () => browserApi.call(listTags);
  expect(await requestOf('{"id":"henny"}', load)).toMatchObject({
    path: "/api/tags",
    credentials: "include",
    headers: { authorization: "Bearer henny" },
  });
  expect((await requestOf(null, load)).headers).toEqual({});
});

test("a body goes out as JSON and says so", async () => {
  const change = () => browserApi.call(changeReview, { id: 3, body: { rating: 4 } });
  expect(await requestOf(null, change)).toMatchObject({
    method: "PATCH",
    body: '{"rating":4}',
    headers: { "content-type": "application/json" },
  });
});
