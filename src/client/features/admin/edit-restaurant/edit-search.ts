import { oneOf } from "#client/lib/search-values.ts";

const tabs = ["locations", "menu"] as const;

export interface EditSearch {
  id?: string;
  /** Absent, it is the details. */
  tab?: (typeof tabs)[number];
}

/** The id is read by the loader: one that is none has a view of its own. */
export const readEditSearch = ({ id, tab }: Record<string, unknown>): EditSearch => ({
  id: id === undefined || id === null || id === "" ? undefined : String(id),
  tab: oneOf(tabs, tab),
});
