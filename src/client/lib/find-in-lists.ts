import type { QueryClient } from "@tanstack/react-query";

/** Finds an item in any cached list. Items of lists are complete, so their page needs no request. */
export function findInLists<Item>(
  queryClient: QueryClient,
  isIt: (item: object) => item is Item & object,
): Item | undefined {
  for (const [, data] of queryClient.getQueriesData({})) {
    const found = listItems(data).find((item) => isObject(item) && isIt(item));
    if (found !== undefined) return found as Item;
  }
}

/** A plain list, or an infinite one. */
function listItems(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return [];
  if ("pages" in data && Array.isArray(data.pages)) return data.pages.flatMap(listItems);
  return "items" in data && Array.isArray(data.items) ? data.items : [];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
