import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./zaatar-and-sons.reviews.ts";

export const zaatarAndSons: DemoRestaurant = {
  name: "Za'atar & Sons",
  description:
    "Three brothers, two spits and bread from a domed oven you can see from the street. All the chicken is halal; the toum is made every hour.",
  website: "https://zaatarandsons.example",
  restaurantType: "Fast Casual",
  priceRange: "$",
  locations: [
    {
      ...portland,
      address: "3315 SE Belmont St, Portland, OR 97214",
      postcode: "97214",
      latitude: 45.5165,
      longitude: -122.6305,
      phoneNumber: "(503) 555-0114",
      hoursOfOperation: everyDay("11:00 AM - 10:00 PM", {
        friday: "11:00 AM - 12:30 PM, 2:00 PM - 11:00 PM",
      }),
    },
    {
      ...portland,
      address: "1915 SW 6th Ave, Portland, OR 97201",
      postcode: "97201",
      latitude: 45.5111,
      longitude: -122.6838,
      phoneNumber: "(503) 555-0115",
      hoursOfOperation: everyDay("10:30 AM - 8:00 PM", { saturday: "closed", sunday: "closed" }),
    },
  ],
  sandwiches: [
    {
      name: "Shawarma Pita",
      description:
        "Thigh shaved from the spit and crisped again on the plate, with toum, turnip pickles and tomato in a puffed pita.",
      section: "From the spit",
      price: 9.5,
      ingredients: ["pita", "chicken shawarma", "toum", "turnip pickles", "tomato", "parsley"],
      containsGluten: true,
      containsDairy: false,
      containsEggs: false,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Grilled", "Halal", "Dairy-Free", "Flatbread"],
      reviews: reviews.shawarmaPita,
    },
    {
      name: "Sumac Onion Wrap",
      description:
        "After musakhan: roast chicken and onions cooked down with sumac and olive oil, rolled in thin taboon bread and pressed.",
      section: "From the oven",
      price: 10.5,
      ingredients: [
        "taboon flatbread",
        "roast pulled chicken",
        "sumac onions",
        "pine nuts",
        "olive oil",
      ],
      containsGluten: true,
      containsDairy: false,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Pulled", "Halal", "Dairy-Free", "Flatbread"],
      reviews: reviews.sumacOnionWrap,
    },
    {
      name: "Toum Crunch",
      description:
        "Fried breast in a seven-spice crust, toum, Aleppo chili, lettuce and cucumber pickles in a folded flatbread.",
      section: "From the fryer",
      price: 11,
      ingredients: [
        "flatbread",
        "crispy fried chicken breast",
        "toum",
        "Aleppo chili",
        "lettuce",
        "cucumber pickles",
      ],
      containsGluten: true,
      containsDairy: false,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Fried", "Halal", "Flatbread"],
      reviews: reviews.toumCrunch,
    },
  ],
};
