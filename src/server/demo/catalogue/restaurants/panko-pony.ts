import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./panko-pony.reviews.ts";

export const pankoPony: DemoRestaurant = {
  name: "Panko Pony",
  description:
    "A horse-box turned kitchen in the Hawthorne cart pod. Katsu is pounded, breaded and fried one at a time, and the milk bread is baked two streets away.",
  website: "https://pankopony.example",
  restaurantType: "Food Truck",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "1220 SE Hawthorne Blvd, Portland, OR 97214",
      postcode: "97214",
      latitude: 45.512,
      longitude: -122.653,
      phoneNumber: "(503) 555-0109",
      hoursOfOperation: everyDay("11:30 AM - 2:30 PM, 5:00 PM - 9:00 PM", {
        monday: "closed",
        sunday: "12:00 PM - 6:00 PM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Katsu Sando",
      description:
        "Breast meat in coarse panko between crustless slices of milk bread, with tonkatsu sauce and a cushion of finely shaved cabbage.",
      section: "Sandos",
      price: 12.5,
      ingredients: [
        "shokupan milk bread",
        "chicken katsu",
        "tonkatsu sauce",
        "shaved cabbage",
        "Japanese mayonnaise",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Katsu", "Mild", "Milk Bread"],
      reviews: reviews.katsuSando,
    },
    {
      name: "Curry Katsu Sando",
      description:
        "The same cutlet under thick Japanese curry reduced until it stays put, with pickled red ginger and melted provolone.",
      section: "Sandos",
      price: 13.5,
      ingredients: [
        "shokupan milk bread",
        "chicken katsu",
        "Japanese curry sauce",
        "provolone",
        "pickled red ginger",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Fried", "Katsu", "Milk Bread"],
      reviews: reviews.curryKatsuSando,
    },
    {
      name: "Tamago Pony",
      description:
        "Katsu and a thick layer of egg salad made with Japanese mayonnaise and white pepper, both still faintly warm.",
      section: "Sandos",
      price: 12,
      ingredients: [
        "shokupan milk bread",
        "chicken katsu",
        "egg salad",
        "white pepper",
        "cucumber",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Katsu", "Breakfast", "Milk Bread"],
      reviews: reviews.tamagoPony,
    },
    {
      name: "Yuzu Karaage Bun",
      description:
        "Knobbly soy-marinated thigh pieces piled into a soft bun with yuzu kosho mayonnaise, scallions and pickled daikon.",
      section: "Buns",
      price: 11.5,
      ingredients: [
        "soft milk bun",
        "chicken karaage",
        "yuzu kosho mayonnaise",
        "scallions",
        "pickled daikon",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 3,
      tags: ["Fried", "Hot"],
      reviews: reviews.yuzuKaraageBun,
    },
  ],
};
