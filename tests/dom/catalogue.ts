import type { User } from "#contract/accounts.ts";
import { listEntries, listSavedRestaurants } from "#contract/collection.endpoints.ts";
import {
  listRestaurants,
  listSandwiches,
  listTags,
  suggestSpelling,
} from "#contract/explore.endpoints.ts";
import { totalCountHeader } from "#contract/explore-choices.ts";
import { findRestaurant, listMenu } from "#contract/restaurants.endpoints.ts";
import {
  getRatingSummary,
  listRestaurantReviews,
  listReviewResponses,
  listSandwichPhotos,
  listSandwichReviews,
} from "#contract/reviews.endpoints.ts";
import type { MenuReview } from "#contract/reviews.ts";
import {
  findSandwich,
  listPopularSandwiches,
  listSimilarSandwiches,
} from "#contract/sandwiches.endpoints.ts";
import { hotOne, roost } from "./examples.ts";
import { fakeApi } from "./fake-api.ts";

export const review: MenuReview = {
  id: 11,
  sandwichId: hotOne.id,
  sandwichName: hotOne.name,
  userId: "marisol",
  username: "marisol",
  avatarUrl: null,
  rating: 4,
  review: "Crisp.",
  photos: [],
  dateCreated: "2026-01-05T00:00:00.000Z",
  helpfulCount: 0,
};

export const one = { [totalCountHeader]: "1" };

/** One restaurant with one sandwich, which has one review: all that the pages about them ask for. */
export const catalogue = (viewer: User | null = null) =>
  fakeApi(viewer)
    .answer(listSandwiches, [hotOne], one)
    .answer(listRestaurants, [roost], one)
    .answer(suggestSpelling, { suggestion: null, ingredients: [] })
    .answer(listTags, [{ id: 1, name: "Hot", type: "style" }])
    .answer(findRestaurant, roost)
    .answer(listMenu, [hotOne])
    .answer(listRestaurantReviews, [review])
    .answer(findSandwich, hotOne)
    .answer(listPopularSandwiches, [hotOne])
    .answer(listSandwichReviews, [review])
    .answer(listSandwichPhotos, [])
    .answer(listSimilarSandwiches, [])
    .answer(getRatingSummary, { average: 4, count: 1, histogram: [] })
    .answer(listEntries, [])
    .answer(listSavedRestaurants, [])
    .answer(listReviewResponses, []);
