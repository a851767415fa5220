import type { DemoReview } from "../catalogue.types.ts";

export const katsuSando: DemoReview[] = [
  {
    by: "crumbcoat",
    rating: 5,
    daysAgo: 9,
    comment:
      "Each crumb of panko stands up by itself. You can hear the cut through the truck window.",
  },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 49,
    comment:
      "Soft, crisp, soft. Cut in two so that you can admire the cross-section before it is gone.",
  },
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 95,
    comment: "As good as the station kiosk in Osaka that I have been homesick for since 2016.",
  },
  { by: "kwame_o", rating: 4, daysAgo: 130, comment: "" },
  {
    by: "dr_breading",
    rating: 5,
    daysAgo: 181,
    comment:
      "Fry oil is clean, panko is coarse, rest time is respected. I have no further questions.",
  },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 226,
    comment: "4.4. Cabbage to cutlet ratio is ideal. A squeeze of lemon would make it a 5.",
  },
  { by: "juniper", rating: 5, daysAgo: 274, comment: "the bread is a pillow" },
  {
    by: "lunchbreak_lu",
    rating: 3,
    daysAgo: 313,
    comment: "Lovely, but 22 minutes for one sandwich is most of my break.",
  },
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 390,
    comment: "A horse box. That sells katsu. I live in the right city.",
  },
];

export const curryKatsuSando: DemoReview[] = [
  {
    by: "tuckerb",
    rating: 4,
    daysAgo: 25,
    comment: "Curry on a sandwich should be a disaster and somehow it stays inside. Mostly.",
  },
  {
    by: "ravi_rates",
    rating: 5,
    daysAgo: 86,
    comment:
      "The reduction is the craft here: spoon-coating, not runny, with apple in the background.",
  },
  {
    by: "grandma_joan",
    rating: 4,
    daysAgo: 158,
    comment: "New to me. I liked the pink ginger best. Joan",
  },
  { by: "bikeandbite", rating: 3, daysAgo: 240, comment: "Not a bicycle food. I know that now." },
  { by: "kwame_o", rating: 5, daysAgo: 335, comment: "" },
];

export const tamagoPony: DemoReview[] = [
  {
    by: "juniper",
    rating: 5,
    daysAgo: 33,
    comment: "egg salad against hot katsu. who thought of this. thank you",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 102,
    comment: "Softer and richer than the plain one. Half is enough, so I ate the other half.",
  },
  {
    by: "pdx_pete",
    rating: 3,
    daysAgo: 219,
    comment: "Egg salad is a brave thing to buy from a horse box. It was good.",
  },
  { by: "marisol", rating: 5, daysAgo: 303, comment: "" },
];

export const yuzuKaraageBun: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 15,
    comment:
      "Yuzu kosho with actual bite: citrus first, green chili after. Ask for extra and they nod at you.",
  },
  {
    by: "crumbcoat",
    rating: 5,
    daysAgo: 78,
    comment:
      "Potato starch crust, glassy and thin. Different animal from the katsu and just as good.",
  },
  { by: "tuckerb", rating: 4, daysAgo: 146, comment: "" },
  { by: "odd_socks", rating: 4, daysAgo: 268, comment: "Bits fall out. Bits are the best bit." },
];
