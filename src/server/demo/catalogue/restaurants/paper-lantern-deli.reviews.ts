import type { DemoReview } from "../catalogue.types.ts";

export const lemongrassChickenBanhMi: DemoReview[] = [
  {
    by: "lunchbreak_lu",
    rating: 5,
    daysAgo: 5,
    comment: "Eight dollars. EIGHT. I have paid more for a coffee and felt less.",
  },
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 34,
    comment:
      "The crust shatters, the pickles are cold, the chicken is still smoking. Every temperature at once.",
  },
  {
    by: "picklesfirst",
    rating: 5,
    daysAgo: 68,
    comment: "Carrot and daikon cut by hand, sour enough to matter. My people.",
  },
  { by: "crumbcoat", rating: 4, daysAgo: 99, comment: "" },
  {
    by: "bikeandbite",
    rating: 5,
    daysAgo: 135,
    comment: "Fits a jersey pocket. Engineered, frankly.",
  },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 189,
    comment: "Come at eleven when the second bake lands. The bread is the headline.",
  },
  {
    by: "pdx_pete",
    rating: 4,
    daysAgo: 244,
    comment: "Same price for three years. Do not tell anyone.",
  },
  {
    by: "hotsauce_hana",
    rating: 4,
    daysAgo: 307,
    comment: "Ask for bird chilies. They keep them under the counter for people with that look.",
  },
  {
    by: "odd_socks",
    rating: 3,
    daysAgo: 383,
    comment: "Crumbs everywhere, including today, and I ate it Tuesday.",
  },
];

export const fiveSpiceRoastBanhMi: DemoReview[] = [
  {
    by: "ravi_rates",
    rating: 5,
    daysAgo: 20,
    comment: "The pâté is made in house, and it turns a good sandwich into a serious one.",
  },
  {
    by: "grandma_joan",
    rating: 4,
    daysAgo: 112,
    comment: "I love a bit of liver and nobody else in the family will. Joan",
  },
  { by: "dr_breading", rating: 3, daysAgo: 179, comment: "No breading. I respect it. I miss it." },
  {
    by: "deltadawn",
    rating: 4,
    daysAgo: 256,
    comment: "Somewhere between a po'boy and Christmas.",
  },
];

export const saigonBreakfastRoll: DemoReview[] = [
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 60,
    comment: "Breakfast in one hand, bus pass in the other. Yolk on the pass.",
  },
  { by: "juniper", rating: 4, daysAgo: 147, comment: "" },
  {
    by: "bikeandbite",
    rating: 5,
    daysAgo: 260,
    comment: "The runny yolk does the job of a sauce. Great before the gorge.",
  },
];
