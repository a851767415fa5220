import { expect, test } from "vitest";
import { setViewer } from "#client/features/accounts/viewer.queries.ts";
import { createApi } from "#client/lib/api.ts";
import { createQueryClient } from "#client/lib/query-client.ts";
import type { User } from "#contract/accounts.ts";
import { entryQuery, loadEntries } from "./entries.queries.ts";

function createClient(keeps: number[]) {
  const asked: number[][] = [];
  const api = createApi(async (path) => {
    const ids = new URLSearchParams(path.split("?")[1]).get("sandwichIds")?.split(",") ?? [];
    asked.push(ids.map(Number));
    const kept = keeps.filter((id) => ids.includes(String(id)));
    return Response.json(kept.map((sandwichId) => ({ sandwichId })));
  });
  const queryClient = createQueryClient(api);
  setViewer(queryClient, { id: "henny" } as User);
  return { queryClient, asked };
}

const cards = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

test("a screen of cards asks once, and each knows whether it is kept", async () => {
  const { queryClient, asked } = createClient([2]);
  await loadEntries(queryClient, cards(3));
  expect(asked).toEqual([[1, 2, 3]]);
  const states = [1, 2, 3].map((id) => queryClient.getQueryData(entryQuery("henny", id).queryKey));
  expect(states).toEqual([null, { sandwichId: 2 }, null]);
});

test("what is known is not asked for again", async () => {
  const { queryClient, asked } = createClient([]);
  await loadEntries(queryClient, cards(2));
  await loadEntries(queryClient, cards(4));
  expect(asked).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test("more than fit into one question are asked in several", async () => {
  const { queryClient, asked } = createClient([150]);
  await loadEntries(queryClient, cards(230));
  expect(asked.map((ids) => ids.length)).toEqual([100, 100, 30]);
  expect(queryClient.getQueryData(entryQuery("henny", 150).queryKey)).toEqual({ sandwichId: 150 });
});
