import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./gochu-arcade.reviews.ts";

export const gochuArcade: DemoRestaurant = {
  name: "Gochu Arcade",
  description:
    "Korean fried chicken and a wall of pinball machines. The 82nd Avenue shop has not locked its doors since it opened.",
  website: "https://gochuarcade.example",
  restaurantType: "Fast Food",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "8210 SE Division St, Portland, OR 97266",
      postcode: "97266",
      latitude: 45.5045,
      longitude: -122.5786,
      phoneNumber: "(503) 555-0116",
      hoursOfOperation: everyDay("24 hours"),
    },
    {
      ...portland,
      address: "532 NE Broadway, Portland, OR 97232",
      postcode: "97232",
      latitude: 45.535,
      longitude: -122.6601,
      phoneNumber: "(503) 555-0117",
      hoursOfOperation: everyDay("11:00 AM - 12:00 AM", {
        friday: "11:00 AM - 3:00 AM",
        saturday: "11:00 AM - 3:00 AM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Gochujang Crunch",
      description:
        "Double-fried thigh in gochujang and rice syrup glaze, with sesame slaw and quick cucumber pickles on a brioche bun.",
      section: "Buns",
      price: 12.5,
      ingredients: [
        "sesame brioche bun",
        "double-fried chicken thigh",
        "gochujang glaze",
        "sesame slaw",
        "cucumber pickles",
        "scallions",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 3,
      tags: ["Fried", "Hot", "Gochujang", "Brioche"],
      reviews: reviews.gochujangCrunch,
    },
    {
      name: "Soy Garlic Stack",
      description:
        "Thin crisp cutlets in soy garlic glaze, stacked two high with shredded cabbage and pickled radish on a potato roll.",
      section: "Buns",
      price: 12.5,
      ingredients: [
        "potato roll",
        "double fried chicken cutlets",
        "soy garlic glaze",
        "shredded cabbage",
        "pickled radish",
        "mayonnaise",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Mild"],
      reviews: reviews.soyGarlicStack,
    },
    {
      name: "Kimchi Melt",
      description:
        "Fried cutlet, griddled kimchi and double American cheese pressed on white bread until the edges lace.",
      section: "Griddle",
      price: 11.5,
      ingredients: [
        "white bread",
        "fried chicken cutlet",
        "griddled kimchi",
        "American cheese",
        "gochugaru butter",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Fried", "Hot"],
      reviews: reviews.kimchiMelt,
    },
    {
      name: "Rice Bun Bulgak",
      description:
        "Fire-grilled thigh in a tamari gochujang marinade between two seared rice patties, with perilla and pickled radish. No wheat in any of it.",
      section: "Griddle",
      price: 13,
      ingredients: [
        "seared rice bun",
        "fire-grilled chicken thigh",
        "gluten-free gochujang sauce",
        "perilla leaf",
        "pickled radish",
      ],
      containsGluten: false,
      containsDairy: null,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 4,
      tags: ["Grilled", "Hot", "Gluten-Free", "Gochujang"],
      reviews: reviews.riceBunBulgak,
    },
  ],
};
