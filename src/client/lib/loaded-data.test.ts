import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack, writeLoadedData } from "./loaded-data.ts";

type Json = Parameters<typeof pack>[0];

test("what is packed comes back as it was, however it travels", () => {
  const law = fc.property(fc.json(), (written) => {
    const value: Json = JSON.parse(written);
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value);
  });
  fc.assert(law, { numRuns: 200 });
  const value = {
    pages: [{ id: 1 }, { id: 2, tags: [], "a,b": {} }, { a: 1, b: 2 }, { "a,b": 3 }],
    pageParams: [undefined, "next"],
  };
  expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toStrictEqual(value);
});

test("keys of alike objects are written once", () => {
  expect(
    pack([
      { a: 1, b: 2 },
      { a: 3, b: { a: 4, b: 5 } },
    ]),
  ).toEqual([["a,b"], [0, [1, 1, 2], [1, 3, [1, 4, 5]]]]);
});

test("nobody's words end the element, and what failed is left out", async () => {
  const client = new QueryClient();
  client.setQueryData(["review"], "</script><script>alert(1)</script><!--");
  await client.prefetchQuery({
    queryKey: ["failed"],
    queryFn: () => Promise.reject(),
    retry: false,
  });
  const written = writeLoadedData(client);
  expect(written).not.toContain("<");
  expect(unpack(JSON.parse(written))).toEqual([
    [["review"], "</script><script>alert(1)</script><!--"],
  ]);
});
