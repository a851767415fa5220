import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { writeLoadedData } from "./loaded-data.ts";

test("a query finds what was loaded for it, undefined parts of its key included", () => {
  const client = new QueryClient();
  const queryKey = ["/api/things", { query: { q: undefined, limit: 2 } }, undefined];
  client.setQueryData(queryKey, { pages: [{ items: [1] }], pageParams: [null] });
  const [[key, data]] = JSON.parse(writeLoadedData(client));
  const browser = new QueryClient();
  browser.setQueryData(key, data);
  expect(browser.getQueryData(queryKey)).toEqual({ pages: [{ items: [1] }], pageParams: [null] });
});

test("no text ends the element, and failed queries are left out", async () => {
  const client = new QueryClient();
  client.setQueryData(["review"], "</script><script>alert(1)</script><!--");
  await client.prefetchQuery({
    queryKey: ["failed"],
    queryFn: () => Promise.reject(),
    retry: false,
  });
  const written = writeLoadedData(client);
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual([[["review"], "</script><script>alert(1)</script><!--"]]);
});
