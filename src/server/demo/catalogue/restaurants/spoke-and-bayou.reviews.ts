import type { DemoReview } from "../catalogue.types.ts";

export const friedChickenPoboy: DemoReview[] = [
  {
    by: "deltadawn",
    rating: 5,
    daysAgo: 8,
    comment:
      "Dressed right, bread right, price wrong by New Orleans standards but the flight is dearer.",
  },
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 52,
    comment: "Ordered the half. Laughed. Ordered the other half.",
  },
  {
    by: "bikeandbite",
    rating: 4,
    daysAgo: 94,
    comment: "They let you hang the bike from the old hooks. Chicken also very good.",
  },
  { by: "marisol", rating: 4, daysAgo: 138, comment: "" },
  {
    by: "pdx_pete",
    rating: 3,
    daysAgo: 186,
    comment: "I still miss the bike shop. Decent rémoulade.",
  },
  {
    by: "picklesfirst",
    rating: 4,
    daysAgo: 251,
    comment: "Pickles sliced thin along the whole loaf so no bite goes without. Considerate.",
  },
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 344,
    comment: "Cornmeal gives it a sandy crunch all its own. One of the best textures in town.",
  },
];

export const blackenedBayou: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 4,
    daysAgo: 23,
    comment: "White pepper heat, the kind that sits at the back of the throat. More please.",
  },
  {
    by: "deltadawn",
    rating: 3,
    daysAgo: 87,
    comment:
      "That is a very hot kitchen and a very honest char. Too much thyme for my mama, fine for me.",
  },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 164,
    comment: "Okra slaw is the surprise: crisp, sour, not a trace of slime.",
  },
  {
    by: "lunchbreak_lu",
    rating: 2,
    daysAgo: 233,
    comment: "Smoke detector energy. My jacket still smells of it.",
  },
  { by: "kwame_o", rating: 4, daysAgo: 320, comment: "" },
];

export const secondLine: DemoReview[] = [
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 29,
    comment: "There was a trombone. I do not remember ordering but I remember the gravy.",
  },
  {
    by: "deltadawn",
    rating: 5,
    daysAgo: 81,
    comment: "That roux took somebody an hour of not looking away. Mercy.",
  },
  { by: "tuckerb", rating: 4, daysAgo: 197, comment: "Needs a fork, a bib and a nap." },
  { by: "ravi_rates", rating: 4, daysAgo: 294, comment: "" },
];
