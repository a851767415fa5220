import { restaurantUrl } from "#client/features/restaurants/restaurant-head.ts";
import { breadcrumbsJsonLd } from "#client/lib/breadcrumbs-json-ld.ts";
import { countOf } from "#client/lib/count-of.ts";
import { type JsonLd, pageHead } from "#client/lib/page-head.ts";
import type { Review } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

const missing = {
  title: "Sandwich Not Found",
  description: "The sandwich you're looking for doesn't exist or has been removed.",
  noindex: true,
};

export function sandwichHead(
  sandwich: Sandwich | undefined,
  reviews: Review[] | undefined,
  origin: string,
) {
  if (!sandwich) return pageHead(missing);
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
  if (!sandwich) return pageHead(missing);
  const { name, restaurantName, reviewCount, averageRating } = sandwich;
  const url = `${sandwichUrl(sandwich.id, origin)}/reviews`;
  return pageHead({
    title: `Reviews of ${name} at ${restaurantName}`,
    description: `What people say about ${name} at ${restaurantName}: ${averageRating.toFixed(1)} of 5 stars from ${countOf(reviewCount, "rating")}.`,
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

const context = "https://schema.org";
const ratingScale = { bestRating: 5, worstRating: 1 };

/** Fields without a known value are left out. */
export function sandwichJsonLd(sandwich: Sandwich, reviews: Review[], origin: string): JsonLd {
  return {
    "@context": context,
    "@type": ["Product", "MenuItem"],
    ...menuItemFields(sandwich, origin),
    brand: { "@type": "Brand", name: sandwich.restaurantName },
    aggregateRating:
      sandwich.reviewCount > 0
        ? {
            "@type": "AggregateRating",
            ratingValue: sandwich.averageRating,
            reviewCount: sandwich.reviewCount,
            ...ratingScale,
          }
        : undefined,
    review: reviews.length > 0 ? reviews.map(reviewJsonLd) : undefined,
  };
}

/** An item of a restaurant's menu. */
export const menuItemJsonLd = (sandwich: Sandwich, origin: string): JsonLd => ({
  "@type": "MenuItem",
  ...menuItemFields(sandwich, origin),
});

const sandwichUrl = (id: number, origin: string) => `${origin}/sandwich/${id}`;

/** The photo or the drawing, in a format that messengers and search engines accept. */
const sandwichImage = (id: number, origin: string) => `${sandwichUrl(id, origin)}/card.png`;

function menuItemFields(sandwich: Sandwich, origin: string): JsonLd {
  const url = sandwichUrl(sandwich.id, origin);
  return {
    name: sandwich.name,
    description: sandwich.description || undefined,
    url,
    image: sandwichImage(sandwich.id, origin),
    offers:
      sandwich.price > 0
        ? { "@type": "Offer", price: sandwich.price.toFixed(2), priceCurrency: "USD", url }
        : undefined,
  };
}

const reviewJsonLd = (review: Review): JsonLd => ({
  "@type": "Review",
  author: { "@type": "Person", name: review.username || "User" },
  datePublished: review.dateCreated.slice(0, 10),
  reviewBody: review.review || undefined,
  reviewRating: { "@type": "Rating", ratingValue: review.rating, ...ratingScale },
});
