import type { EditSearch } from "./edit-search.ts";

export const editHref = (id: number, tab?: EditSearch["tab"]) =>
  `/edit-restaurant?id=${id}${tab ? `&tab=${tab}` : ""}`;
