/** One star in a 24 by 24 box; its joins are rounded by the stroke. */
export const STAR_PATH =
  "M12 3.1l2.7 5.75 6.2.85-4.5 4.4 1.1 6.25L12 17.4l-5.5 2.95 1.1-6.25-4.5-4.4 6.2-.85z";
