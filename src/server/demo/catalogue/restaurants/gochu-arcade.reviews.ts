import type { DemoReview } from "../catalogue.types.ts";

export const gochujangCrunch: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 7,
    comment: "Sweet, then funky, then hot, in that order, every bite. Beat my pinball score too.",
  },
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 36,
    comment:
      "Four in the morning, still crunchy. I do not know how they do it and I do not want to know.",
  },
  {
    by: "dr_breading",
    rating: 5,
    daysAgo: 72,
    comment: "Double fry confirmed by sound. Glaze sits on the crust instead of in it.",
  },
  { by: "kwame_o", rating: 4, daysAgo: 117, comment: "" },
  {
    by: "marisol",
    rating: 4,
    daysAgo: 165,
    comment: "Slaw with toasted sesame is smart. A little sweet by the end.",
  },
  { by: "juniper", rating: 5, daysAgo: 204, comment: "lost at pinball. won at lunch" },
  { by: "lunchbreak_lu", rating: 4, daysAgo: 258, comment: "" },
  {
    by: "ravi_rates",
    rating: 5,
    daysAgo: 309,
    comment:
      "The glaze is thin, sharp and sticky, and the bun is toasted enough to take it. My benchmark.",
  },
  {
    by: "pdx_pete",
    rating: 2,
    daysAgo: 380,
    comment: "Cannot hear myself chew. Chicken good, pinball loud.",
  },
];

export const soyGarlicStack: DemoReview[] = [
  { by: "odd_socks", rating: 4, daysAgo: 47, comment: "Two cutlets because one would be lonely." },
  {
    by: "crumbcoat",
    rating: 4,
    daysAgo: 113,
    comment: "Thinner crust, lighter glaze, more garlic. I prefer it to the red one, fight me.",
  },
  {
    by: "grandma_joan",
    rating: 3,
    daysAgo: 192,
    comment: "Very tasty, though I could not work the pinball. Joan",
  },
  { by: "kwame_o", rating: 4, daysAgo: 273, comment: "" },
  {
    by: "bikeandbite",
    rating: 5,
    daysAgo: 347,
    comment: "Post-ride, two of these, no conversation.",
  },
];

export const kimchiMelt: DemoReview[] = [
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 24,
    comment: "A grilled cheese that went abroad and came back interesting.",
  },
  {
    by: "marisol",
    rating: 4,
    daysAgo: 101,
    comment:
      "Kimchi is griddled first so it goes sweet at the edges. Cheese lace is the chef's own dare.",
  },
  { by: "juniper", rating: 4, daysAgo: 170, comment: "" },
  {
    by: "pdx_pete",
    rating: 3,
    daysAgo: 246,
    comment: "Should not work. Works at 2 AM. Have not tested it in daylight.",
  },
  { by: "ravi_rates", rating: 3, daysAgo: 331, comment: "Rich to the point of silence." },
];

export const riceBunBulgak: DemoReview[] = [
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 55,
    comment: "My partner cannot eat wheat. She cried a little, and only partly from the chili.",
  },
  {
    by: "hotsauce_hana",
    rating: 4,
    daysAgo: 149,
    comment: "Fire chicken means it. Rice bun calms things down between bites.",
  },
  {
    by: "dr_breading",
    rating: 3,
    daysAgo: 212,
    comment:
      "The rice sears into a shell like the bottom of a good pot. That is breading if you squint.",
  },
  { by: "bikeandbite", rating: 4, daysAgo: 305, comment: "" },
];
