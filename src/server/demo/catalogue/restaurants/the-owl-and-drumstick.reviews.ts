import type { DemoReview } from "../catalogue.types.ts";

export const buffaloBlue: DemoReview[] = [
  { by: "tuckerb", rating: 5, daysAgo: 10, comment: "Wings without the admin." },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 45,
    comment: "Celery in the slaw is the detail that makes it. Blue cheese is real and rude.",
  },
  {
    by: "pdx_pete",
    rating: 5,
    daysAgo: 84,
    comment: "My local. I am not objective. It is a five.",
  },
  {
    by: "hotsauce_hana",
    rating: 3,
    daysAgo: 129,
    comment: "Butter in front, cayenne well behind. Pleasant.",
  },
  { by: "juniper", rating: 4, daysAgo: 176, comment: "" },
  {
    by: "odd_socks",
    rating: 4,
    daysAgo: 242,
    comment: "Sauce to the elbow. The barman has seen worse and said so.",
  },
  {
    by: "dr_breading",
    rating: 2,
    daysAgo: 300,
    comment:
      "Dunked, not brushed. Left too long at the pass, and the crust had surrendered by the time it reached me.",
  },
  { by: "marisol", rating: 4, daysAgo: 368, comment: "" },
];

export const smokehousePulledHen: DemoReview[] = [
  {
    by: "bikeandbite",
    rating: 4,
    daysAgo: 30,
    comment: "Alder smoke tastes like the forest road I had just ridden.",
  },
  {
    by: "deltadawn",
    rating: 3,
    daysAgo: 98,
    comment: "Sauce is sweet enough to need a passport. Smoke is lovely. Ask for it naked.",
  },
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 155,
    comment: "Tender enough for my teeth and the crispy onions made it a party. Joan",
  },
  { by: "kwame_o", rating: 3, daysAgo: 218, comment: "" },
  { by: "picklesfirst", rating: 4, daysAgo: 325, comment: "" },
];

export const owlsCordonBleu: DemoReview[] = [
  {
    by: "marisol",
    rating: 4,
    daysAgo: 64,
    comment: "Cheese in the middle and on top. Somebody in that kitchen understands winter.",
  },
  {
    by: "lunchbreak_lu",
    rating: 2,
    daysAgo: 137,
    comment: "Forty minutes on a quiet Sunday, and the swiss had already set.",
  },
  { by: "crumbcoat", rating: 3, daysAgo: 221, comment: "Good crumb, heavy hand with the mustard." },
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 289,
    comment: "It oozed. I gasped. The table next to me ordered two.",
  },
];

export const ranchHand: DemoReview[] = [
  {
    by: "tuckerb",
    rating: 4,
    daysAgo: 21,
    comment: "A hat. They were not joking. I wore it home on the inside.",
  },
  { by: "juniper", rating: 3, daysAgo: 105, comment: "big" },
  {
    by: "pdx_pete",
    rating: 4,
    daysAgo: 188,
    comment: "Bacon is thick, ranch is fresh, pint is cold.",
  },
  { by: "lunchbreak_lu", rating: 3, daysAgo: 259, comment: "" },
  {
    by: "grandma_joan",
    rating: 4,
    daysAgo: 341,
    comment: "I shared it with my sister and we still brought some home for the dog. Joan",
  },
];
