import type { DemoRestaurant } from "../catalogue.types.ts";
import { portland } from "../portland.ts";
import * as reviews from "./fernwood-pantry.reviews.ts";

export const fernwoodPantry: DemoRestaurant = {
  name: "Fernwood Pantry",
  description:
    "A small grocery with six tables, a garden and a good knife. Sandwiches use pasture-raised birds roasted every morning and whatever is in season.",
  website: "https://fernwoodpantry.example",
  restaurantType: "Cafe",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "4603 NE Fremont St, Portland, OR 97213",
      postcode: "97213",
      latitude: 45.5483,
      longitude: -122.6152,
      phoneNumber: "(503) 555-0119",
      hoursOfOperation: { text: "Mon-Fri 11am-9pm, Sat 12pm-10pm, Sun closed" },
    },
  ],
  sandwiches: [
    {
      name: "Garden Pesto Grilled",
      description:
        "Grilled breast, basil and walnut pesto, fresh mozzarella and roasted red peppers on ciabatta pressed flat and hot.",
      section: "Warm",
      price: 13.5,
      ingredients: [
        "ciabatta",
        "grilled chicken breast",
        "basil walnut pesto",
        "fresh mozzarella",
        "roasted red peppers",
        "arugula",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: false,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Grilled", "Pesto"],
      reviews: reviews.gardenPestoGrilled,
    },
    {
      name: "Curried Chicken Salad",
      description:
        "Roast chicken in madras mayonnaise with golden raisins, celery and toasted almonds, piled on seeded multigrain.",
      section: "Cold",
      price: 11.5,
      ingredients: [
        "seeded multigrain bread",
        "chicken salad",
        "madras curry mayonnaise",
        "golden raisins",
        "celery",
        "almonds",
        "lettuce",
      ],
      containsGluten: true,
      containsDairy: false,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Chicken Salad", "Dairy-Free"],
      reviews: reviews.curriedChickenSalad,
    },
    {
      name: "Tarragon Croissant",
      description:
        "Poached chicken with crème fraîche, tarragon and green grapes in a croissant that flakes at a look.",
      section: "Cold",
      price: 12,
      ingredients: [
        "croissant",
        "poached chicken salad",
        "crème fraîche",
        "tarragon",
        "green grapes",
        "butter lettuce",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Chicken Salad", "Mild"],
      reviews: reviews.tarragonCroissant,
    },
    {
      name: "Green Goddess Avocado",
      description:
        "Grilled breast, ripe avocado, cucumber and sprouts with a tahini and herb dressing on a seeded gluten-free loaf baked in its own oven.",
      section: "Cold",
      price: 13,
      ingredients: [
        "gluten-free seed bread",
        "grilled chicken breast",
        "avocado",
        "cucumber",
        "sprouts",
        "green goddess tahini sauce",
      ],
      containsGluten: false,
      containsDairy: false,
      containsEggs: false,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Grilled", "Dairy-Free", "Gluten-Free", "Mild"],
      reviews: reviews.greenGoddessAvocado,
    },
  ],
};
