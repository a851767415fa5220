import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./the-gilded-wishbone.reviews.ts";

export const theGildedWishbone: DemoRestaurant = {
  name: "The Gilded Wishbone",
  description:
    "Twenty-eight seats around an open hearth in the Pearl. Two sandwiches are served at the bar only, on linen, to people who came in for one drink.",
  website: "https://gildedwishbone.example",
  restaurantType: "Fine Dining",
  priceRange: "$$$$",
  locations: [
    {
      ...portland,
      address: "1139 NW Johnson St, Portland, OR 97209",
      postcode: "97209",
      latitude: 45.5287,
      longitude: -122.6832,
      phoneNumber: "(503) 555-0120",
      hoursOfOperation: everyDay("5:00 PM - 10:00 PM", {
        monday: "closed",
        sunday: "closed",
        friday: "5:00 PM - 11:00 PM",
        saturday: "5:00 PM - 11:00 PM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Truffled Roast Hen",
      description:
        "Hearth-roasted hen with its crackled skin, black truffle butter, melted leeks and gruyère on brioche glazed like a violin.",
      section: "At the bar",
      price: 34,
      ingredients: [
        "brioche bun",
        "roast chicken breast",
        "crispy chicken skin",
        "black truffle butter",
        "gruyère",
        "melted leeks",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Brioche"],
      reviews: reviews.truffledRoastHen,
    },
    {
      name: "Confit Leg & Bitter Greens",
      description:
        "Leg confited in its own fat and crisped in the pan, with radicchio, pickled shallots and an anchovy aioli on grilled sourdough.",
      section: "At the bar",
      price: 29,
      ingredients: [
        "grilled sourdough",
        "pulled confit chicken leg",
        "radicchio",
        "pickled shallots",
        "anchovy aioli",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Pulled", "Sourdough"],
      reviews: reviews.confitLegBitterGreens,
    },
    {
      name: "Family Meal",
      description:
        "What the cooks eat at four: trimmings fried in schmaltz, hot sauce, pickles, soft bread. Not on the menu; ask nicely and late.",
      section: "Ask for it",
      price: 0,
      ingredients: ["soft white bread", "fried chicken", "hot sauce", "pickles"],
      containsGluten: null,
      containsDairy: null,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 2,
      tags: ["Fried"],
      reviews: [],
    },
  ],
};
