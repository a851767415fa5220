import { oneOf, textUpTo } from "#client/lib/search-values.ts";
import { type CatalogueGap, catalogueGaps } from "#contract/catalogue-gaps.ts";

export interface GapsSearch {
  gap: CatalogueGap;
  cursor?: string;
}

export const readGapsSearch = ({ gap, cursor }: Record<string, unknown>): GapsSearch => ({
  gap: oneOf(catalogueGaps, gap) ?? "price",
  cursor: textUpTo(1000, cursor),
});
