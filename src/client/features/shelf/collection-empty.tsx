import { NoMatches, ShelfEmpty } from "./shelf-empty.tsx";
import type { CollectionSearch } from "./shelf-search.ts";

type Empty = Parameters<typeof ShelfEmpty>[0];

const states: Record<NonNullable<CollectionSearch["tab"]> | "all", Empty> = {
  all: {
    title: "Your shelf is empty",
    text: "Save a sandwich that sounds good, and it waits for you here.",
  },
  tried: {
    title: "Nothing tried yet",
    text: "Mark a sandwich as tried, and it gets its stamp here.",
  },
  favorites: {
    title: "No favorites yet",
    text: "Give a heart to the ones that you would order again.",
  },
  "want-to-try": {
    title: "Nothing left to try",
    text: "Save what sounds good before you forget where it was.",
  },
  restaurants: {
    title: "No restaurants saved yet",
    text: "Save a restaurant on its page, and you find it here.",
    link: { label: "Find Restaurants", href: "/explore?view=restaurants" },
  },
};

export function CollectionEmpty({ tab, q }: Pick<CollectionSearch, "tab" | "q">) {
  return q ? <NoMatches q={q} /> : <ShelfEmpty {...states[tab ?? "all"]} />;
}
