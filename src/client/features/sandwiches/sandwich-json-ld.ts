import type { JsonLd } from "#client/lib/page-head.ts";
import type { Review } from "#contract/reviews.ts";
import type { Sandwich } from "#contract/sandwiches.ts";

const context = "https://schema.org";
const ratingScale = { bestRating: 5, worstRating: 1 };

/** Unknown values are left out. */
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

export const menuItemJsonLd = (sandwich: Sandwich, origin: string): JsonLd => ({
  "@type": "MenuItem",
  ...menuItemFields(sandwich, origin),
});

export const sandwichUrl = (id: number, origin: string) => `${origin}/sandwich/${id}`;

/** The photo or the drawing, in a format that messengers and search engines accept. */
export const sandwichImage = (id: number, origin: string) => `${sandwichUrl(id, origin)}/card.png`;

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
