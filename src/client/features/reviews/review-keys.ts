/** The key of everything that changes when this sandwich is reviewed. */
export const reviewsKey = (sandwichId: number) => ["reviews", sandwichId] as const;

/** For the newest reviews. A page's head needs only the key, and every page loads the code of heads. */
export const newestReviewsKey = (sandwichId: number) =>
  [...reviewsKey(sandwichId), "newest"] as const;
