import type { QueryClient } from "@tanstack/react-query";

/** An item of any list that was loaded before: what a list shows is all that the item's own page needs. */
export function findInLists<Item>(
  queryClient: QueryClient,
  isIt: (item: object) => item is Item & object,
): Item | undefined {
  for (const [, data] of queryClient.getQueriesData({})) {
    const found = itemsOf(data).find((item) => isObject(item) && isIt(item));
    if (found !== undefined) return found as Item;
  }
}

/** A plain list, or one that grows page by page. */
function itemsOf(data: unknown): unknown[] {
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return [];
  if ("pages" in data && Array.isArray(data.pages)) return data.pages.flatMap(itemsOf);
  return "items" in data && Array.isArray(data.items) ? data.items : [];
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
