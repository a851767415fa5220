import { expect, test } from "vitest";
import type { Review } from "#contract/reviews.ts";
import { hotOne } from "#tests/dom/examples.ts";
import { menuItemJsonLd, sandwichJsonLd } from "./sandwich-json-ld.ts";

const origin = "https://cluck.example";

const sandwich = {
  ...hotOne,
  restaurantName: "Cinder & Hen",
  name: "The Slow Burn",
  description: "Hot.",
  price: 13.5,
  averageRating: 4.5,
  reviewCount: 2,
};

const review: Review = {
  id: 1,
  sandwichId: 3,
  userId: null,
  username: null,
  avatarUrl: null,
  rating: 4,
  review: "",
  dateCreated: "2024-01-05T18:00:00.000Z",
  photos: [],
  helpfulCount: 0,
};

const written = (thing: unknown) => JSON.parse(JSON.stringify(thing));

test("a sandwich is a product and a dish, with its price, rating and reviews", () => {
  expect(written(sandwichJsonLd(sandwich, [review], origin))).toEqual({
    "@context": "https://schema.org",
    "@type": ["Product", "MenuItem"],
    name: "The Slow Burn",
    description: "Hot.",
    url: "https://cluck.example/sandwich/3",
    image: "https://cluck.example/sandwich/3/card.png",
    brand: { "@type": "Brand", name: "Cinder & Hen" },
    offers: {
      "@type": "Offer",
      price: "13.50",
      priceCurrency: "USD",
      url: "https://cluck.example/sandwich/3",
    },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 4.5,
      reviewCount: 2,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "User" },
        datePublished: "2024-01-05",
        reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  });
});

test("what nobody knows is left out", () => {
  const unknown = { ...sandwich, price: 0, reviewCount: 0, averageRating: 0 };
  const json = written(sandwichJsonLd(unknown, [], origin));
  for (const name of ["offers", "aggregateRating", "review"]) expect(json).not.toHaveProperty(name);
  expect(written(menuItemJsonLd(unknown, origin))).not.toHaveProperty("offers");
});
