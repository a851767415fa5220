import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./spoke-and-bayou.reviews.ts";

export const spokeAndBayou: DemoRestaurant = {
  name: "Spoke & Bayou",
  description:
    "A former bike shop with a Louisiana kitchen where the truing stands were. Po'boys are dressed unless you say otherwise, and Fridays run late.",
  website: "https://spokeandbayou.example",
  restaurantType: "Restaurant",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "3947 N Williams Ave, Portland, OR 97227",
      postcode: "97227",
      latitude: 45.5516,
      longitude: -122.6669,
      phoneNumber: "(503) 555-0112",
      hoursOfOperation: everyDay("11:00 AM - 9:00 PM", {
        monday: "closed",
        friday: "11:00 AM - 1:00 AM",
        saturday: "11:00 AM - 1:00 AM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Fried Chicken Po'boy",
      description:
        "Cornmeal-dusted strips down the length of an airy loaf, dressed with shredded lettuce, tomato, pickles and rémoulade.",
      section: "Po'boys",
      price: 14,
      ingredients: [
        "po'boy loaf",
        "cornmeal fried chicken",
        "shredded lettuce",
        "tomato",
        "dill pickles",
        "rémoulade",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Fried", "Hoagie"],
      reviews: reviews.friedChickenPoboy,
    },
    {
      name: "Blackened Bayou",
      description:
        "Breast rubbed with cayenne, thyme and white pepper, blackened in iron, with pickled okra slaw and hot sauce mayonnaise.",
      section: "Po'boys",
      price: 14.5,
      ingredients: [
        "po'boy loaf",
        "blackened chicken breast",
        "pickled okra slaw",
        "hot sauce mayonnaise",
        "tomato",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 4,
      tags: ["Grilled", "Hot", "Hoagie"],
      reviews: reviews.blackenedBayou,
    },
    {
      name: "Second Line",
      description:
        "Friday and Saturday after nine: pulled chicken in dark roux gravy, debris style, on toasted French bread with swiss and pickled onions.",
      section: "After dark",
      price: 13,
      ingredients: [
        "toasted French bread",
        "pulled chicken",
        "dark roux gravy",
        "swiss",
        "pickled red onions",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Pulled", "Hoagie"],
      reviews: reviews.secondLine,
    },
  ],
};
