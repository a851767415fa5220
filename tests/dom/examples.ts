import type { User } from "#contract/accounts.ts";
import type { CollectionEntry } from "#contract/collection.ts";
import type { Image } from "#contract/images.ts";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import type { Sandwich } from "#contract/sandwiches.ts";
import { eachTrait } from "#contract/traits.ts";

export const henny: User = {
  id: "henny",
  username: "henny",
  email: "henny@example.com",
  isEmailConfirmed: true,
  role: "user",
  displayName: null,
  bio: null,
  location: null,
  avatarUrl: null,
  xp: 0,
  leaderboardOptOut: false,
  createdAt: "2024-01-05T00:00:00.000Z",
  canEditCatalogue: false,
  needsSecondFactor: false,
};

export const curator: User = { ...henny, id: "cora", username: "cora", canEditCatalogue: true };

export const admin: User = {
  ...henny,
  id: "boss",
  username: "boss",
  role: "admin",
  canEditCatalogue: true,
};

const hotTraits = { ...eachTrait(() => null), containsGluten: true };

export const hotOne: Sandwich = {
  id: 3,
  restaurantId: 5,
  restaurantName: "The Roost",
  name: "Hot One",
  description: "Crisp and long.",
  price: 11.5,
  priceSource: { from: "team", date: "2026-01-05" },
  imageUrl: null,
  image: null,
  ingredients: ["brioche"],
  ...hotTraits,
  isSpicy: true,
  spiceLevel: 4,
  dietaryInfo: { ...hotTraits, spicy: true },
  averageRating: 4.25,
  reviewCount: 1,
  tags: ["Fried", "Hot", "Brioche", "Late"].map((name, id) => ({
    id,
    name,
    type: "style",
    sandwichId: 3,
  })),
  section: null,
  version: 1,
};

export const photo: Image = {
  url: "/images/k/800.webp",
  width: 800,
  height: 600,
  widths: [800],
  preview: "",
};

export const roost: Restaurant = {
  id: 5,
  name: "The Roost",
  description: "Wings and things.",
  website: null,
  imageUrl: null,
  image: null,
  restaurantType: "Food Truck",
  priceRange: "$$",
  address: null,
  phoneNumber: null,
  hoursOfOperation: null,
  hoursSource: null,
  latitude: null,
  longitude: null,
  sandwichCount: 1,
  locations: [],
  version: 1,
};

/** What henny keeps of the sandwich. */
export const kept: CollectionEntry = {
  id: 7,
  userId: henny.id,
  sandwichId: hotOne.id,
  isFavorite: false,
  hasTried: false,
  notes: null,
  dateTried: null,
  createdAt: "2026-01-05T12:00:00.000Z",
  visits: [],
};

/** A place of the roost of which nothing but the street is known. */
export const somewhere: Location = {
  id: 1,
  restaurantId: roost.id,
  address: "12 Elm St",
  city: null,
  postcode: null,
  phoneNumber: null,
  hoursOfOperation: null,
  hoursSource: null,
  timeZone: null,
  latitude: null,
  longitude: null,
  version: 1,
};
