import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./torta-paloma.reviews.ts";

export const tortaPaloma: DemoRestaurant = {
  name: "Torta Paloma",
  description:
    "A red truck on Foster that opens when the other kitchens close. Bolillos toasted in the press, salsas made at five, a line at midnight.",
  website: "https://tortapaloma.example",
  restaurantType: "Food Truck",
  priceRange: "$",
  locations: [
    {
      ...portland,
      address: "5205 SE Foster Rd, Portland, OR 97206",
      postcode: "97206",
      latitude: 45.4957,
      longitude: -122.609,
      phoneNumber: "(503) 555-0113",
      hoursOfOperation: everyDay("5:00 PM - 2:00 AM", {
        monday: "closed",
        tuesday: "closed",
        sunday: "5:00 PM - 11:00 PM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Torta Milanesa de Pollo",
      description:
        "A thin breaded cutlet that overhangs the bolillo on both sides, with black beans, avocado, queso Oaxaca and pickled jalapeños.",
      section: "Tortas",
      price: 11,
      ingredients: [
        "bolillo",
        "breaded chicken milanesa",
        "refried black beans",
        "avocado",
        "queso Oaxaca",
        "pickled jalapeños",
        "tomato",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Fried", "Hoagie"],
      reviews: reviews.tortaMilanesaDePollo,
    },
    {
      name: "Tinga Torta",
      description:
        "Shredded chicken simmered with chipotle, tomato and onion, pressed in a bolillo with crema and lettuce.",
      section: "Tortas",
      price: 10,
      ingredients: [
        "bolillo",
        "shredded chicken tinga",
        "chipotle sauce",
        "crema",
        "shredded lettuce",
        "white onion",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 3,
      tags: ["Pulled", "Hot", "Hoagie"],
      reviews: reviews.tingaTorta,
    },
    {
      name: "Ahogada de Pollo",
      description:
        "A drowned torta: roast chicken and pickled onions in crusty bread, sunk in chile de árbol salsa at the window. Gloves are provided.",
      section: "Tortas",
      price: 11.5,
      ingredients: [
        "crusty bolillo",
        "roast pulled chicken",
        "chile de árbol salsa",
        "pickled red onions",
        "refried beans",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: null,
      isSpicy: true,
      spiceLevel: 5,
      tags: ["Pulled", "Extra Hot", "Hoagie"],
      reviews: reviews.ahogadaDePollo,
    },
  ],
};
