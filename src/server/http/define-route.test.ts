import { expect, test } from "vitest";
import { z } from "zod";
import { del, patch, takes } from "#contract/endpoint.ts";
import { defineRoute, jsonAnswer, jsonBody } from "./define-route.ts";

const input = z.object({ name: z.string() });
const answer = z.object({ id: z.number(), name: z.string() });
const params = z.object({ id: z.string() });
const rename = patch(
  "/api/things/{id}",
  "member",
  takes<{ body: typeof input; answer: typeof answer }>(),
);
const remove = del("/api/things/{id}", "member");
const described = { tag: "Things", summary: "Rename a thing" };

test("a route has its endpoint's method, path and access", () => {
  const route = defineRoute(rename, {
    ...described,
    request: { params, body: jsonBody(input) },
    responses: { 200: jsonAnswer(answer, "The renamed thing") },
  });
  expect(route).toMatchObject({ method: "patch", path: "/api/things/{id}", "x-access": "member" });
});

test("schemas that are not the endpoint's do not compile", () => {
  const body = jsonBody(input);
  const responses = { 200: jsonAnswer(answer, "The renamed thing") };
  // @ts-expect-error the endpoint takes a body
  defineRoute(rename, { ...described, request: { params }, responses });
  const other = jsonBody(z.object({ title: z.string() }));
  // @ts-expect-error it takes another one
  defineRoute(rename, { ...described, request: { params, body: other }, responses });
  const wrong = { 200: jsonAnswer(input, "Not what the endpoint answers") };
  // @ts-expect-error it answers something else
  defineRoute(rename, { ...described, request: { params, body }, responses: wrong });
  // @ts-expect-error who may call it says the endpoint
  defineRoute(rename, { ...described, access: "public", request: { params, body }, responses });
  // @ts-expect-error the path has an id
  defineRoute(remove, { ...described, responses: { 204: { description: "Removed" } } });
});
