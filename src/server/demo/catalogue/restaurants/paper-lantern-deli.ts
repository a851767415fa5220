import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./paper-lantern-deli.reviews.ts";

export const paperLanternDeli: DemoRestaurant = {
  name: "Paper Lantern Deli",
  description:
    "A counter, a bread oven and a wall of pickles. Baguettes come out at seven, eleven and four, and the sandwich is only as old as the bread.",
  website: "https://paperlanterndeli.example",
  restaurantType: "Deli",
  priceRange: "$",
  locations: [
    {
      ...portland,
      address: "5426 NE Sandy Blvd, Portland, OR 97213",
      postcode: "97213",
      latitude: 45.5418,
      longitude: -122.6083,
      phoneNumber: "(503) 555-0110",
      hoursOfOperation: everyDay("7:30 AM - 6:30 PM", { sunday: "8:00 AM - 4:00 PM" }),
    },
    {
      ...portland,
      address: "8201 SE Powell Blvd, Portland, OR 97266",
      postcode: "97266",
      latitude: 45.4973,
      longitude: -122.5785,
      phoneNumber: "(503) 555-0111",
      hoursOfOperation: everyDay("7:30 AM - 7:00 PM", { tuesday: "closed" }),
    },
  ],
  sandwiches: [
    {
      name: "Lemongrass Chicken Banh Mi",
      description:
        "Thigh marinated in lemongrass and fish sauce, charred at the edges, with pickled carrot and daikon, cucumber, cilantro and jalapeño in a crackling baguette.",
      section: "Banh mi",
      price: 8,
      ingredients: [
        "baguette",
        "grilled lemongrass chicken",
        "pickled carrot and daikon",
        "cucumber",
        "cilantro",
        "jalapeño",
        "mayonnaise",
      ],
      containsGluten: true,
      containsDairy: false,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Grilled", "Dairy-Free", "Hoagie"],
      reviews: reviews.lemongrassChickenBanhMi,
    },
    {
      name: "Five-Spice Roast Banh Mi",
      description:
        "Pulled roast leg meat lacquered with five-spice and soy, chicken liver pâté, pickles and a few slices of raw onion.",
      section: "Banh mi",
      price: 8.5,
      ingredients: [
        "baguette",
        "pulled five-spice roast chicken",
        "chicken liver pâté",
        "pickled carrot and daikon",
        "onion",
        "cilantro",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Pulled", "Hoagie"],
      reviews: reviews.fiveSpiceRoastBanhMi,
    },
    {
      name: "Saigon Breakfast Roll",
      description:
        "A runny fried egg, grilled chicken sausage and soy seasoning in half a baguette, with chili and cucumber to wake you.",
      section: "Before eleven",
      price: 7.5,
      ingredients: [
        "half baguette",
        "grilled chicken sausage",
        "fried egg",
        "cucumber",
        "chili",
        "soy seasoning",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Grilled", "Breakfast", "Hoagie"],
      reviews: reviews.saigonBreakfastRoll,
    },
  ],
};
