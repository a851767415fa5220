import type { DemoReview } from "../catalogue.types.ts";

export const honeyButterBiscuit: DemoReview[] = [
  {
    by: "marisol",
    rating: 5,
    daysAgo: 2,
    comment:
      "The salt on top is the whole trick. Sweet, salt, crunch, then the biscuit falls apart like it planned to.",
  },
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 37,
    comment:
      "I have made biscuits for sixty years and I asked for the recipe. They said no, politely. Joan",
  },
  {
    by: "bikeandbite",
    rating: 5,
    daysAgo: 80,
    comment: "The reason I get up for the Saturday ride.",
  },
  {
    by: "lunchbreak_lu",
    rating: 5,
    daysAgo: 115,
    comment: "Under nine dollars and it held me until dinner.",
  },
  { by: "juniper", rating: 4, daysAgo: 161, comment: "so much butter. good." },
  {
    by: "deltadawn",
    rating: 5,
    daysAgo: 228,
    comment: "Tall, tender, browned on the bottom. Somebody back there has a grandmother.",
  },
  {
    by: "pdx_pete",
    rating: 3,
    daysAgo: 285,
    comment: "Good biscuit. Forty minutes on the pavement for it.",
  },
  { by: "kwame_o", rating: 4, daysAgo: 349, comment: "" },
  {
    by: "crumbcoat",
    rating: 4,
    daysAgo: 395,
    comment: "Crust stays audible even under the butter. Lovely thing.",
  },
];

export const sunriseStack: DemoReview[] = [
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 14,
    comment: "Chicken AND its egg. Philosophically messy, otherwise flawless.",
  },
  {
    by: "odd_socks",
    rating: 4,
    daysAgo: 66,
    comment: "Needs two hands, a plan and no white shirt.",
  },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 123,
    comment:
      "Pepper jelly lifts it out of the usual breakfast sandwich. Egg slightly over on my visit.",
  },
  { by: "lunchbreak_lu", rating: 4, daysAgo: 201, comment: "" },
  {
    by: "hotsauce_hana",
    rating: 3,
    daysAgo: 277,
    comment: "Pepper jelly is jam with a nice coat on. Brought my own hot sauce, then it sang.",
  },
];

export const cheddarChiveCrunch: DemoReview[] = [
  {
    by: "dr_breading",
    rating: 5,
    daysAgo: 46,
    comment:
      "Cheddar lace around the edge of the biscuit is a second, unadvertised crust. Outstanding.",
  },
  { by: "marisol", rating: 4, daysAgo: 108, comment: "" },
  {
    by: "picklesfirst",
    rating: 3,
    daysAgo: 195,
    comment: "Mustard does its best but this wants a pickle. I carry my own now.",
  },
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 324,
    comment:
      "Grain mustard is the quiet hero. First thing I ordered after moving to Woodstock, still the first.",
  },
];

export const countryHamHen: DemoReview[] = [
  {
    by: "deltadawn",
    rating: 5,
    daysAgo: 53,
    comment: "Sorghum! West of the Mississippi! I nearly kissed the man.",
  },
  {
    by: "pdx_pete",
    rating: 2,
    daysAgo: 173,
    comment: "No price on the board, which always means a price on the receipt. Salty, too.",
  },
];
