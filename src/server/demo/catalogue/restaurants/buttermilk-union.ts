import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./buttermilk-union.reviews.ts";

export const buttermilkUnion: DemoRestaurant = {
  name: "Buttermilk Union",
  description:
    "A lunch counter with swivel stools and one long menu of fried chicken. Everything spends a night in buttermilk from a dairy in Tillamook County.",
  website: "https://buttermilkunion.example",
  restaurantType: "Casual Dining",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "2817 E Burnside St, Portland, OR 97214",
      postcode: "97214",
      latitude: 45.5229,
      longitude: -122.6371,
      phoneNumber: "(503) 555-0106",
      hoursOfOperation: everyDay("11:00 AM - 9:00 PM", { sunday: "10:00 AM - 8:00 PM" }),
    },
    {
      ...portland,
      address: "1022 SW Morrison St, Portland, OR 97205",
      postcode: "97205",
      latitude: 45.5203,
      longitude: -122.6829,
      phoneNumber: "(503) 555-0107",
      hoursOfOperation: everyDay("10:30 AM - 3:00 PM", { saturday: "closed", sunday: "closed" }),
    },
  ],
  sandwiches: [
    {
      name: "Union Classic",
      description:
        "A buttermilk thigh fried dark, three bread-and-butter pickles and cold mayonnaise on a steamed potato roll. Nothing else, on purpose.",
      section: "Counter favorites",
      price: 12,
      ingredients: [
        "potato roll",
        "buttermilk fried chicken",
        "bread-and-butter pickles",
        "mayonnaise",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Mild"],
      reviews: reviews.unionClassic,
    },
    {
      name: "Blue Plate Club",
      description:
        "Three slices of toasted sourdough, grilled breast, thick bacon, beefsteak tomato, romaine and mayonnaise, pinned with frilled picks and cut in four.",
      section: "Triple deckers",
      price: 15.5,
      ingredients: [
        "sourdough",
        "grilled chicken breast",
        "bacon",
        "tomato",
        "romaine",
        "mayonnaise",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Grilled", "Sourdough"],
      reviews: reviews.bluePlateClub,
    },
    {
      name: "Gravy Train",
      description:
        "An open biscuit under a fried cutlet under a ladle of black pepper gravy. It comes with a fork and a warning about the rest of your afternoon.",
      section: "Knife and fork",
      price: 14.5,
      ingredients: ["buttermilk biscuit", "fried chicken cutlet", "black pepper gravy", "chives"],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Fried", "Biscuit"],
      reviews: reviews.gravyTrain,
    },
  ],
};
