import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { type AnswerOf, endpointUrl, get, post, type RequestOf, takes } from "./endpoint.ts";

const item = z.object({ id: z.number(), at: z.string().transform((text) => new Date(text)) });
const filters = z.object({
  limit: z.coerce.number().default(10),
  sort: z.enum(["new", "old"]).optional(),
});
const draft = z.object({ note: z.string().default("") });
const listItems = get(
  "/api/users/{id}/things/{thingId}",
  "self",
  takes<{ query: typeof filters; answer: z.ZodArray<typeof item> }>(),
);
const addItem = post("/api/things", "member", takes<{ body: typeof draft }>());

test("an address has its parameters and what is set of its query, escaped", () => {
  const request = { id: "a/b", thingId: 3, query: { limit: 5, sort: undefined } };
  expect(endpointUrl(listItems, request)).toBe("/api/users/a%2Fb/things/3?limit=5");
  expect(endpointUrl(listItems, { id: "a", thingId: 3 })).toBe("/api/users/a/things/3");
});

test("a request and its answer have the types of their schemas", () => {
  expectTypeOf<AnswerOf<typeof listItems>>().toEqualTypeOf<{ id: number; at: Date }[]>();
  expectTypeOf<AnswerOf<typeof addItem>>().toEqualTypeOf<undefined>();
  expectTypeOf<RequestOf<typeof addItem>["body"]>().toEqualTypeOf<{ note?: string | undefined }>();
  // @ts-expect-error a parameter is missing
  endpointUrl(listItems, { id: "a" });
  // @ts-expect-error no such order
  endpointUrl(listItems, { id: "a", thingId: 3, query: { sort: "other" } });
  // @ts-expect-error no such filter
  endpointUrl(listItems, { id: "a", thingId: 3, query: { size: 1 } });
  // @ts-expect-error the body is missing
  endpointUrl(addItem, {});
});
