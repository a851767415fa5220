import type { DemoRestaurant } from "../catalogue.types.ts";
import { everyDay, portland } from "../portland.ts";
import * as reviews from "./the-owl-and-drumstick.reviews.ts";

export const theOwlAndDrumstick: DemoRestaurant = {
  name: "The Owl & Drumstick",
  description:
    "A corner pub with a long bar, eleven taps and a fryer that has its own fan club. The kitchen stays open until the last call.",
  website: "https://owlanddrumstick.example",
  restaurantType: "Pub",
  priceRange: "$$",
  locations: [
    {
      ...portland,
      address: "2930 NE Killingsworth St, Portland, OR 97211",
      postcode: "97211",
      latitude: 45.5627,
      longitude: -122.6355,
      phoneNumber: "(503) 555-0118",
      hoursOfOperation: everyDay("3:00 PM - 1:00 AM", {
        friday: "3:00 PM - 2:00 AM",
        saturday: "12:00 PM - 2:00 AM",
        sunday: "12:00 PM - 11:00 PM",
      }),
    },
  ],
  sandwiches: [
    {
      name: "Buffalo Blue",
      description:
        "A fried breast dunked in cayenne butter, with crumbled blue cheese, celery slaw and ranch on a toasted kaiser roll.",
      section: "From the fryer",
      price: 14.5,
      ingredients: [
        "kaiser roll",
        "fried chicken breast",
        "buffalo sauce",
        "blue cheese",
        "celery slaw",
        "ranch",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: true,
      spiceLevel: 3,
      tags: ["Fried", "Hot", "Buffalo"],
      reviews: reviews.buffaloBlue,
    },
    {
      name: "Smokehouse Pulled Hen",
      description:
        "Whole birds smoked over alder, pulled and turned in molasses barbecue sauce, topped with crispy onions on a potato roll.",
      section: "Slow",
      price: 13.5,
      ingredients: [
        "potato roll",
        "smoked pulled chicken",
        "barbecue sauce",
        "crispy onions",
        "bread-and-butter pickles",
      ],
      containsGluten: true,
      containsDairy: null,
      containsEggs: null,
      isSpicy: false,
      spiceLevel: 1,
      tags: ["Pulled", "Barbecue"],
      reviews: reviews.smokehousePulledHen,
    },
    {
      name: "Owl's Cordon Bleu",
      description:
        "A breaded breast folded around ham and swiss, sliced thick and laid on sourdough with Dijon mayonnaise.",
      section: "From the fryer",
      price: 15.5,
      ingredients: ["sourdough", "breaded chicken cutlet", "ham", "swiss", "Dijon mayonnaise"],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Sourdough"],
      reviews: reviews.owlsCordonBleu,
    },
    {
      name: "Ranch Hand",
      description:
        "Crispy breast, applewood bacon, sharp cheddar, crisp lettuce and buttermilk ranch on a sesame bun the size of a hat.",
      section: "From the fryer",
      price: 14,
      ingredients: [
        "sesame bun",
        "crispy chicken breast",
        "bacon",
        "cheddar",
        "lettuce",
        "tomato",
        "ranch",
      ],
      containsGluten: true,
      containsDairy: true,
      containsEggs: true,
      isSpicy: false,
      spiceLevel: 0,
      tags: ["Fried", "Brioche"],
      reviews: reviews.ranchHand,
    },
  ],
};
