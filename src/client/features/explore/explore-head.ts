import { pageHead } from "#client/lib/page-head.ts";
import type { ExploreView } from "#contract/explore-choices.ts";
import type { ExploreSearch } from "./explore-search.ts";

const words = {
  sandwiches: {
    title: "Explore Chicken Sandwiches",
    found: "Chicken sandwiches",
    description:
      "Chicken sandwiches ranked by the people who ate them. Filter by price, heat, allergens and distance, and see what is open now.",
  },
  restaurants: {
    title: "Explore Restaurants",
    found: "Restaurants",
    description:
      "Restaurants that serve chicken sandwiches, with their hours, prices and distance from you.",
  },
};

interface Page {
  view: ExploreView;
  origin: string;
}

/** The canonical address has no filters, so search engines see one page per view. */
export function exploreHead({ view, origin }: Page, { q }: ExploreSearch) {
  const { title, found, description } = words[view];
  const address = new URLSearchParams({
    ...(q && { q }),
    ...((q || view === "restaurants") && { view }),
  });
  return pageHead({
    url: `${origin}/explore${address.size > 0 ? `?${address}` : ""}`,
    title: q ? `${found} for “${q}”` : title,
    description: q ? `${found} that match “${q}”. ${description}` : description,
  });
}
