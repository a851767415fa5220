import type { DemoReview } from "../catalogue.types.ts";

export const tortaMilanesaDePollo: DemoReview[] = [
  {
    by: "marisol",
    rating: 5,
    daysAgo: 11,
    comment:
      "My tía would complain about the size of the avocado and then finish it. Highest honour.",
  },
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 57,
    comment: "The cutlet sticks out of both ends like a skateboard.",
  },
  {
    by: "crumbcoat",
    rating: 4,
    daysAgo: 106,
    comment: "Thin, even, no pockets of steam between crumb and meat. Lovely frying for a truck.",
  },
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 142,
    comment:
      "One in the morning, red light, hot bread. Everything else about that night was a mistake.",
  },
  { by: "pdx_pete", rating: 4, daysAgo: 206, comment: "" },
  {
    by: "bikeandbite",
    rating: 4,
    daysAgo: 271,
    comment: "Beans toward the bottom half keep the bread from slipping. Structural beans.",
  },
  {
    by: "picklesfirst",
    rating: 4,
    daysAgo: 338,
    comment: "Pickled jalapeños count. I checked with myself.",
  },
];

export const tingaTorta: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 18,
    comment:
      "Chipotle that tastes of smoke instead of sugar. Add the arbol salsa from the squeeze bottle, you coward.",
  },
  {
    by: "kwame_o",
    rating: 4,
    daysAgo: 73,
    comment: "Deep, slow flavour from a truck window at eleven at night.",
  },
  { by: "juniper", rating: 3, daysAgo: 128, comment: "messy. tasty. messy" },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 215,
    comment: "Pressed until the edges crisp. The crema does the rest.",
  },
  { by: "lunchbreak_lu", rating: 3, daysAgo: 287, comment: "" },
];

export const ahogadaDePollo: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 38,
    comment:
      "They hand you gloves. That is how you know. Best burn in the city, and I have the receipts.",
  },
  {
    by: "odd_socks",
    rating: 4,
    daysAgo: 119,
    comment: "Ate a sandwich with a spoon, wearing gloves, in the rain. Peak Foster.",
  },
  {
    by: "ravi_rates",
    rating: 3,
    daysAgo: 184,
    comment: "Impressive salsa, but the bread gave up at the five minute mark.",
  },
  {
    by: "grandma_joan",
    rating: 2,
    daysAgo: 265,
    comment: "Too much for me, dear, though I enjoyed the gloves. Joan",
  },
  {
    by: "tuckerb",
    rating: 1,
    daysAgo: 353,
    comment: "I should have learned from the last time. I have not learned.",
  },
];
