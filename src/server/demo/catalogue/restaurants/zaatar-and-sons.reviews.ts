import type { DemoReview } from "../catalogue.types.ts";

export const shawarmaPita: DemoReview[] = [
  {
    by: "crumbcoat",
    rating: 5,
    daysAgo: 4,
    comment:
      "Halal, hot, and they crisp the shavings a second time. I come weekly and they have stopped asking my order.",
  },
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 42,
    comment: "The pita puffs as you watch and deflates around the chicken. Theatre.",
  },
  {
    by: "picklesfirst",
    rating: 5,
    daysAgo: 90,
    comment:
      "Pink turnip pickles! Crunchy, salty, a little bit funky. Finally someone else gets it.",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 126,
    comment: "The Sixth Avenue window is fast enough that I still had time to sit in the park.",
  },
  { by: "marisol", rating: 4, daysAgo: 174, comment: "" },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 235,
    comment: "4.2. Toum would keep vampires out of the next building.",
  },
  {
    by: "grandma_joan",
    rating: 4,
    daysAgo: 296,
    comment: "The garlic stayed with me until Thursday. Worth it. Joan",
  },
  { by: "pdx_pete", rating: 4, daysAgo: 371, comment: "Honest food, honest price." },
];

export const sumacOnionWrap: DemoReview[] = [
  {
    by: "crumbcoat",
    rating: 5,
    daysAgo: 51,
    comment:
      "This is a dish from my mother's kitchen and I was ready to be difficult. I had nothing to say.",
  },
  { by: "juniper", rating: 4, daysAgo: 118, comment: "purple onions forever" },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 209,
    comment:
      "Onions cooked until they are nearly jam, then the lemony snap of sumac. Quietly the best thing on the menu.",
  },
  { by: "dr_breading", rating: 3, daysAgo: 282, comment: "" },
];

export const toumCrunch: DemoReview[] = [
  {
    by: "dr_breading",
    rating: 4,
    daysAgo: 26,
    comment: "Seven-spice in the flour, not just on top of it. The crust has an opinion.",
  },
  { by: "tuckerb", rating: 5, daysAgo: 77, comment: "Garlic, crunch, garlic, chili, garlic." },
  { by: "hotsauce_hana", rating: 3, daysAgo: 153, comment: "Aleppo is more of a hug than a kick." },
  {
    by: "bikeandbite",
    rating: 2,
    daysAgo: 224,
    comment: "Mine was folded too loosely and the chicken left the building on Belmont.",
  },
  { by: "crumbcoat", rating: 5, daysAgo: 317, comment: "" },
];
