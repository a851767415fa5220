import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./morning-rooster.reviews.ts";

export const morningRooster: DemoRestaurant = {
  name: "Morning Rooster",
  description:
    "Biscuits folded by hand from four in the morning until the butter runs out. Chicken goes into them warm; the queue on Saturdays is part of the neighbourhood.",
  website: "https://morningrooster.example",
  restaurantType: "Bakery",
  priceRange: "$",
  locations: [
    {
      ...portland,
      address: "4519 SE Woodstock Blvd, Portland, OR 97206",
      postcode: "97206",
      latitude: 45.4789,
      longitude: -122.6158,
      phoneNumber: "(503) 555-0108",
      hoursOfOperation: everyDay("7:00 AM - 2:00 PM", {
        monday: "closed",
        saturday: "6:30 AM - 3:00 PM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Honey Butter Biscuit",
      description:
        "A tall layered biscuit, a fried cutlet and whipped honey butter that melts into every fold before you find a seat.",
      section: "Biscuits",
      price: 8.5,
      ingredients: ["buttermilk biscuit", "fried chicken cutlet", "honey butter", "flaky salt"],
      containsGluten: true,
      containsDairy: true,
      containsEggs: false,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Breakfast", "Honey", "Biscuit"],
      reviews: reviews.honeyButterBiscuit,
    },
    {
      name: "Sunrise Stack",
      description:
        "Fried cutlet, a soft folded egg, American cheese and pepper jelly on a biscuit that barely contains it.",
      section: "Biscuits",
      price: 10,
      ingredients: [
        "buttermilk biscuit",
        "fried chicken cutlet",
        "folded egg",
        "American cheese",
        "red pepper jelly",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Fried", "Breakfast", "Biscuit"],
      reviews: reviews.sunriseStack,
    },
    {
      name: "Cheddar Chive Crunch",
      description:
        "Cheddar and chives baked into the dough, a thigh fried hard, and a spoon of grain mustard to cut it.",
      section: "Biscuits",
      price: 9.5,
      ingredients: [
        "cheddar chive biscuit",
        "fried chicken thigh",
        "cheddar",
        "grain mustard",
        "chives",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Breakfast", "Biscuit"],
      reviews: reviews.cheddarChiveCrunch,
    },
    {
      name: "Country Ham Hen",
      description:
        "Saturdays and Sundays only: fried cutlet and a thin fold of salty country ham with sorghum syrup. The price follows the ham.",
      section: "Weekend only",
      price: 0,
      ingredients: ["buttermilk biscuit", "fried chicken cutlet", "country ham", "sorghum syrup"],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Breakfast", "Biscuit"],
      reviews: reviews.countryHamHen,
    },
  ],
};
