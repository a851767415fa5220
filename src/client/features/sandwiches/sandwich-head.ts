import { restaurantUrl } from "#client/features/restaurants/restaurant-link.ts";
import { formatCount } from "#client/lib/format-count.ts";
import { breadcrumbsJsonLd, pageHead, unlistedHead } from "#client/lib/page-head.ts";
import type { Review } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { sandwichImage, sandwichJsonLd, sandwichUrl } from "./sandwich-json-ld.ts";

const missing = unlistedHead("Sandwich Not Found");

export function sandwichHead(
  sandwich: Sandwich | undefined,
  reviews: Review[] | undefined,
  origin: string,
) {
  if (!sandwich) return missing;
  const url = sandwichUrl(sandwich.id, origin);
  return pageHead({
    title: `${sandwich.name} at ${sandwich.restaurantName}`,
    description: sandwich.description,
    url,
    image: sandwichImage(sandwich.id, origin),
    jsonLd: import.meta.env.SSR && [
      sandwichJsonLd(sandwich, reviews ?? [], origin),
      breadcrumbsJsonLd(origin, restaurantCrumb(sandwich, origin), { name: sandwich.name, url }),
    ],
  });
}

export function reviewsHead(sandwich: Sandwich | undefined, origin: string) {
  if (!sandwich) return missing;
  const { name, restaurantName, reviewCount, averageRating } = sandwich;
  const url = `${sandwichUrl(sandwich.id, origin)}/reviews`;
  return pageHead({
    title: `Reviews of ${name} at ${restaurantName}`,
    description: `What people say about ${name} at ${restaurantName}: ${averageRating.toFixed(1)} of 5 stars from ${formatCount(reviewCount, "rating")}.`,
    url,
    image: sandwichImage(sandwich.id, origin),
    jsonLd: import.meta.env.SSR && [
      breadcrumbsJsonLd(
        origin,
        restaurantCrumb(sandwich, origin),
        { name, url: sandwichUrl(sandwich.id, origin) },
        { name: "Reviews", url },
      ),
    ],
  });
}

const restaurantCrumb = ({ restaurantName, restaurantId }: Sandwich, origin: string) => ({
  name: restaurantName,
  url: restaurantUrl(restaurantId, origin),
});
