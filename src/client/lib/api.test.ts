import { expect, test } from "vitest";
import { z } from "zod";
import { get, takes } from "#contract/endpoint.ts";
import { type ApiError, createApi } from "./api.ts";

const query = z.object({ limit: z.number(), cursor: z.string() });
const answer = z.array(z.number());
const listTags = get(
  "/api/tags",
  "public",
  takes<{ query: typeof query; answer: typeof answer }>(),
);

const apiThatAnswers = (answers: Record<string, () => Response>) =>
  createApi(async (path) => answers[path]?.() ?? new Response(null, { status: 404 }));

test("a whole list follows the pages to the last one", async () => {
  const api = apiThatAnswers({
    "/api/tags?limit=2": () =>
      Response.json([1, 2], { headers: { Link: '</api/tags?limit=2&cursor=b>; rel="next"' } }),
    "/api/tags?limit=2&cursor=b": () =>
      Response.json([3, 4], { headers: { Link: '</api/tags?limit=2&cursor=d>; rel="next"' } }),
    "/api/tags?limit=2&cursor=d": () => Response.json([5]),
  });
  expect(await api.all(listTags, { query: { limit: 2 } })).toEqual([1, 2, 3, 4, 5]);
});

test("a refusal is `status: body text`, with the server's own words apart", async () => {
  const body = '{"message":"Not allowed","code":"forbidden"}';
  const api = apiThatAnswers({
    "/api/a": () => new Response(body, { status: 403 }),
    "/api/b": () => new Response(null, { status: 502, statusText: "Bad Gateway" }),
  });
  const refusalOf = (path: "/api/a" | "/api/b") =>
    api.call(get(path, "public")).catch((error: ApiError) => error);
  expect(await refusalOf("/api/a")).toMatchObject({
    message: `403: ${body}`,
    serverMessage: "Not allowed",
  });
  expect(await refusalOf("/api/b")).toMatchObject({ message: "502: Bad Gateway" });
});

test("a page says where the next one starts, and how many there are", async () => {
  const headers = { Link: '</api/tags?limit=2&cursor=a%2Bb>; rel="next"', "X-Total-Count": "9" };
  const api = apiThatAnswers({
    "/api/tags": () => Response.json([1, 2], { headers }),
    "/api/tags?cursor=a": () => Response.json([3]),
  });
  const page = await api.page(listTags);
  expect(page).toEqual({ items: [1, 2], nextCursor: "a+b", total: "9", hidden: null });
  expect(await api.page(listTags, { query: { cursor: "a" } })).toMatchObject({ nextCursor: null });
});
