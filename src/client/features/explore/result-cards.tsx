import { memo, type ReactNode } from "react";
import type { ExplorePage } from "./explore.queries.ts";

type ResultCardsProps<Item> = { page: ExplorePage<Item>; card: (item: Item) => ReactNode };

function Cards<Item extends { id: number }>({ page, card }: ResultCardsProps<Item>): ReactNode {
  return page.items.map((item) => <li key={item.id}>{card(item)}</li>);
}

/**
 * Remembered page by page: neither a click on a filter nor the next page draws every sandwich again.
 * The cast gives back what `memo` forgets, that the component is generic.
 */
export const ResultCards = memo(Cards) as typeof Cards;
