import type { DemoReview } from "../catalogue.types.ts";

export const unionClassic: DemoReview[] = [
  {
    by: "kwame_o",
    rating: 5,
    daysAgo: 3,
    comment: "Four ingredients and nowhere to hide. The roll is steamed until it sighs.",
  },
  {
    by: "marisol",
    rating: 5,
    daysAgo: 40,
    comment: "If somebody asks me what a chicken sandwich is, I bring them here.",
  },
  {
    by: "pdx_pete",
    rating: 5,
    daysAgo: 71,
    comment: "Been ordering this since they opened. They have not improved it. Good.",
  },
  {
    by: "dr_breading",
    rating: 5,
    daysAgo: 104,
    comment:
      "Buttermilk tang reads clearly through the dredge. Crumb coarse, almost rocky. A reference sample.",
  },
  {
    by: "picklesfirst",
    rating: 4,
    daysAgo: 133,
    comment: "Bread-and-butter, not dill. I came to argue and left converted. Mostly.",
  },
  {
    by: "lunchbreak_lu",
    rating: 5,
    daysAgo: 177,
    comment: "In and out in 25 minutes at the Morrison counter, twelve dollars, no regrets.",
  },
  { by: "tuckerb", rating: 4, daysAgo: 214, comment: "" },
  { by: "juniper", rating: 5, daysAgo: 262, comment: "perfect. no notes." },
  {
    by: "ravi_rates",
    rating: 4,
    daysAgo: 318,
    comment: "4.4. Mayonnaise a touch heavy on a warm day.",
  },
  {
    by: "odd_socks",
    rating: 5,
    daysAgo: 366,
    comment: "The stools spin. The sandwich is excellent. The stools SPIN.",
  },
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 402,
    comment: "Tastes like the church picnics of my girlhood, and nobody makes me bring a pie. Joan",
  },
];

export const bluePlateClub: DemoReview[] = [
  {
    by: "grandma_joan",
    rating: 5,
    daysAgo: 28,
    comment: "A proper club with the frilly picks. I took two quarters home for supper. Joan",
  },
  {
    by: "lunchbreak_lu",
    rating: 4,
    daysAgo: 92,
    comment: "Four triangles, three meetings. Best desk lunch in downtown.",
  },
  {
    by: "ravi_rates",
    rating: 3,
    daysAgo: 156,
    comment: "Bacon excellent, breast a little dry, middle slice of bread doing nothing.",
  },
  { by: "bikeandbite", rating: 3, daysAgo: 249, comment: "" },
  {
    by: "marisol",
    rating: 4,
    daysAgo: 330,
    comment: "Tomato in August: five stars. Tomato in February: three. Averaged.",
  },
];

export const gravyTrain: DemoReview[] = [
  {
    by: "tuckerb",
    rating: 5,
    daysAgo: 19,
    comment: "Cancelled my afternoon. Would cancel it again.",
  },
  {
    by: "deltadawn",
    rating: 4,
    daysAgo: 83,
    comment: "Gravy has pan drippings in it, not just flour and hope. Close to home.",
  },
  {
    by: "dr_breading",
    rating: 2,
    daysAgo: 127,
    comment:
      "Gravy poured over the crust instead of beside it. You would not pour water on a campfire and call it cosy.",
  },
  {
    by: "pdx_pete",
    rating: 4,
    daysAgo: 238,
    comment: "Ask for the gravy on the side and it is a five.",
  },
  { by: "odd_socks", rating: 4, daysAgo: 352, comment: "" },
];
