/** The key above everything that changes when somebody reviews this sandwich. */
export const reviewsKey = (sandwichId: number) => ["reviews", sandwichId] as const;

/** Of the newest few. Apart from their query, which brings more code: a page's head needs the key alone. */
export const newestReviewsKey = (sandwichId: number) =>
  [...reviewsKey(sandwichId), "newest"] as const;
