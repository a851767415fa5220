import type { DemoReview } from "../catalogue.types.ts";

export const truffledRoastHen: DemoReview[] = [
  {
    by: "ravi_rates",
    rating: 5,
    daysAgo: 13,
    comment:
      "Thirty-four dollars and I did the sums twice. The crackled skin inside the sandwich is a small act of genius.",
  },
  {
    by: "pdx_pete",
    rating: 1,
    daysAgo: 70,
    comment: "Thirty-four dollars. For a SANDWICH. They gave me a linen napkin to cry in.",
  },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 160,
    comment: "We shared one at the bar on our anniversary and argued over the last corner.",
  },
  {
    by: "kwame_o",
    rating: 4,
    daysAgo: 247,
    comment: "Truffle used like salt, not like perfume. Leeks steal it.",
  },
  { by: "dr_breading", rating: 4, daysAgo: 315, comment: "Skin as breading. The logic is sound." },
];

export const confitLegBitterGreens: DemoReview[] = [
  {
    by: "crumbcoat",
    rating: 4,
    daysAgo: 93,
    comment:
      "Crisped in the pan until it nearly counts as fried. Aioli with proper anchovy courage.",
  },
  {
    by: "odd_socks",
    rating: 3,
    daysAgo: 198,
    comment: "Ate it in odd socks on a velvet stool. Nobody said a thing. Very good, very small.",
  },
  { by: "grandma_joan", rating: 4, daysAgo: 310, comment: "" },
];
