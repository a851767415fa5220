import type { DemoReview } from "../catalogue.types.ts";

export const gardenPestoGrilled: DemoReview[] = [
  {
    by: "marisol",
    rating: 5,
    daysAgo: 16,
    comment:
      "Pesto is pounded, not blended: you can find the walnuts. Mozzarella pulls for half a metre.",
  },
  {
    by: "kwame_o",
    rating: 4,
    daysAgo: 61,
    comment: "Eaten in the garden, under the fig. That may be doing some of the work.",
  },
  { by: "lunchbreak_lu", rating: 4, daysAgo: 109, comment: "" },
  {
    by: "dr_breading",
    rating: 3,
    daysAgo: 172,
    comment: "Grilled, naked, and still worth crossing town for. I am growing as a person.",
  },
  {
    by: "bikeandbite",
    rating: 4,
    daysAgo: 231,
    comment: "Light enough to climb on afterward. High praise.",
  },
  {
    by: "ravi_rates",
    rating: 3,
    daysAgo: 293,
    comment: "Pleasant. Peppers from a jar on my visit.",
  },
];

export const curriedChickenSalad: DemoReview[] = [
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 27,
    comment: "This is the coronation chicken of my cousin's wedding, only better seasoned. Joan",
  },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 89,
    comment: "Madras powder bloomed properly before it met the mayonnaise. You can tell.",
  },
  { by: "juniper", rating: 2, daysAgo: 163, comment: "raisins. no" },
  { by: "crumbcoat", rating: 4, daysAgo: 227, comment: "" },
  {
    by: "odd_socks",
    rating: 4,
    daysAgo: 292,
    comment: "Bought it for the garden, stayed for the almonds.",
  },
];

export const tarragonCroissant: DemoReview[] = [
  {
    by: "marisol",
    rating: 4,
    daysAgo: 54,
    comment: "Grapes pop, tarragon hums, croissant shatters. Wear something you can brush off.",
  },
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 124,
    comment: "My book club has moved its meetings here. Joan",
  },
  { by: "tuckerb", rating: 3, daysAgo: 207, comment: "Delicious and also gone in four bites." },
  {
    by: "pdx_pete",
    rating: 2,
    daysAgo: 278,
    comment: "Twelve dollars for a sandwich I could lose in my hand.",
  },
];

export const greenGoddessAvocado: DemoReview[] = [
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 39,
    comment:
      "Baked in its own oven, so my partner can eat it without the interrogation. And it is delicious.",
  },
  { by: "juniper", rating: 5, daysAgo: 100, comment: "so green" },
  { by: "bikeandbite", rating: 3, daysAgo: 194, comment: "" },
  {
    by: "hotsauce_hana",
    rating: 2,
    daysAgo: 269,
    comment: "Calm food for calm people. Added chilies from my bag.",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 328,
    comment: "Avocado was ripe that very hour. They must have a spreadsheet.",
  },
];
