import type { DemoReview } from "../catalogue.types.ts";

export const theSlowBurn: DemoReview[] = [
  {
    by: "marisol",
    rating: 5,
    daysAgo: 6,
    comment:
      "Ordered it for the crust, kept going for the brown sugar under the heat. By the last third my nose was running and I was negotiating with myself about a second one.",
  },
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 31,
    comment: "I have thought about this sandwich during two separate meetings.",
  },
  {
    by: "hotsauce_hana",
    rating: 4,
    daysAgo: 58,
    comment:
      "Level three of five and it shows: warm, friendly, gone in a minute. The oil soaks the bottom bun in the best way. Get the next one up if you mean it.",
  },
  {
    by: "pdx_pete",
    rating: 4,
    daysAgo: 97,
    comment: "Parking on Alberta is a disgrace. The chicken is not.",
  },
  {
    by: "picklesfirst",
    rating: 5,
    daysAgo: 120,
    comment:
      "FOUR pickle chips, thick, cold, properly sour. They know the pickle is the brakes on this thing.",
  },
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 152,
    comment: "The heat builds like a good song. Nothing for three bites, then everything at once.",
  },
  {
    by: "dr_breading",
    rating: 5,
    daysAgo: 203,
    comment:
      "Crust adhesion: excellent. Zero delamination after eleven minutes in the box. I timed it.",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 230,
    comment:
      "Eight minutes from order to tray at noon on a Tuesday. Bring napkins, the oil finds your sleeves.",
  },
  { by: "juniper", rating: 5, daysAgo: 266, comment: "" },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 311,
    comment: "4.3 if I could. Slaw could use more acid, the rest I would not touch.",
  },
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 377,
    comment: "Cried at the table. A stranger handed me a napkin. We are friends now.",
  },
];

export const cinderBlock: DemoReview[] = [
  {
    by: "hotsauce_hana",
    rating: 5,
    daysAgo: 12,
    comment:
      "Finally. Real ghost pepper, floral for one second and then the lights go out. I sat on the kerb afterwards and was perfectly happy.",
  },
  {
    by: "tuckerb",
    rating: 2,
    daysAgo: 44,
    comment: "This is my own fault. Two bites, a pint of milk, and a long think about who I am.",
  },
  {
    by: "bikeandbite",
    rating: 3,
    daysAgo: 88,
    comment:
      "Do not eat this and then ride home. Wiped my eye with my glove at a red light on Division.",
  },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 145,
    comment:
      "There is flavour under the pain, which is rarer than it sounds: smoke, garlic, a bit of sugar. 4 because I could not finish.",
  },
  {
    by: "grandma_joan",
    rating: 1,
    daysAgo: 190,
    comment:
      "My grandson dared me. I do not recommend being dared. The young man at the counter was very kind about it. Joan",
  },
  {
    by: "dr_breading",
    rating: 4,
    daysAgo: 255,
    comment:
      "Double dredge gives a crust like tree bark. Could only taste the first third, for medical reasons.",
  },
  { by: "odd_socks", rating: 5, daysAgo: 301, comment: "saw through time" },
  { by: "pdx_pete", rating: 1, daysAgo: 340, comment: "" },
];

export const plainJane: DemoReview[] = [
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 17,
    comment:
      "After the other one, this is what I wanted all along. Crisp, juicy and you can taste the bird. Joan",
  },
  {
    by: "kwame_o",
    rating: 4,
    daysAgo: 75,
    comment: "The truest test of a hot chicken place is the one without the heat. They pass.",
  },
  {
    by: "hotsauce_hana",
    rating: 2,
    daysAgo: 140,
    comment: "Fine. It is fine. It is a very good sandwich for someone else.",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 210,
    comment: "My kid ate a whole one and asked for the pickles of mine.",
  },
  { by: "juniper", rating: 4, daysAgo: 299, comment: "" },
];

export const hotHoneyHen: DemoReview[] = [
  {
    by: "marisol",
    rating: 5,
    daysAgo: 22,
    comment: "The cheddar melts into the honey and makes something I would eat with a spoon.",
  },
  {
    by: "odd_socks",
    rating: 4,
    daysAgo: 63,
    comment: "I had honey on my phone, my keys and, later, the cat.",
  },
  {
    by: "bikeandbite",
    rating: 5,
    daysAgo: 110,
    comment: "Worth the climb up Alberta every single time.",
  },
  {
    by: "crumbcoat",
    rating: 4,
    daysAgo: 168,
    comment:
      "Glaze goes on after frying and they are quick about it, so the ridges stay crisp while the valleys get chewy.",
  },
  {
    by: "picklesfirst",
    rating: 3,
    daysAgo: 222,
    comment: "Too sweet for me without an extra ramekin of pickles. With it: a four.",
  },
  { by: "ravi_rates", rating: 5, daysAgo: 290, comment: "" },
  { by: "tuckerb", rating: 5, daysAgo: 360, comment: "Sweet, hot, cheesy, gone." },
];
