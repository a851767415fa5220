import type { QueryClient } from "@tanstack/react-query";
import type { Endpoint, ItemOf, RequestOf } from "#contract/endpoint.ts";
import { getApi } from "./query-client.ts";

/** The API's largest page. */
const mostAtOnce = 100;

interface Batch<Item> {
  memberId: string;
  ids: number[];
  items: Promise<Map<number, Item>>;
}

interface BatchedList<E> {
  endpoint: E;
  request: (memberId: string, ids: string, limit: number) => RequestOf<E>;
  readId: (item: ItemOf<E>) => number;
}

/** Looks items up by id in a list of the member. Lookups of the same moment share one request. */
// @__NO_SIDE_EFFECTS__
export function batchById<E extends Endpoint>({ endpoint, request, readId }: BatchedList<E>) {
  const open = new WeakMap<QueryClient, Batch<ItemOf<E>>>();

  async function load(queryClient: QueryClient, memberId: string, ids: number[]) {
    // Lookups of the same microtask still join the batch.
    await null;
    open.delete(queryClient);
    const sent = request(memberId, ids.join(","), mostAtOnce);
    const items = (await getApi(queryClient).call(endpoint, ...([sent] as never))) as ItemOf<E>[];
    return new Map(items.map((item) => [readId(item), item]));
  }

  return async (
    queryClient: QueryClient,
    memberId: string,
    id: number,
  ): Promise<ItemOf<E> | null> => {
    let batch = open.get(queryClient);
    if (batch?.memberId !== memberId || batch.ids.length >= mostAtOnce) {
      const ids: number[] = [];
      batch = { memberId, ids, items: load(queryClient, memberId, ids) };
      open.set(queryClient, batch);
    }
    batch.ids.push(id);
    return (await batch.items).get(id) ?? null;
  };
}
