import { z } from "zod";
import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { eachTrait } from "#contract/traits.ts";
import { factOrigins, priceRanges, restaurantTypes } from "#contract/vocabulary.ts";
import badgeAwards from "./catalogue/badge-awards.json" with { type: "json" };
import badges from "./catalogue/badges.json" with { type: "json" };
import collection from "./catalogue/collection.json" with { type: "json" };
import members from "./catalogue/members.json" with { type: "json" };
import recommendations from "./catalogue/recommendations.json" with { type: "json" };
import buttermilkUnion from "./catalogue/restaurants/buttermilk-union.json" with { type: "json" };
import cinderAndHen from "./catalogue/restaurants/cinder-and-hen.json" with { type: "json" };
import fernwoodPantry from "./catalogue/restaurants/fernwood-pantry.json" with { type: "json" };
import gochuArcade from "./catalogue/restaurants/gochu-arcade.json" with { type: "json" };
import morningRooster from "./catalogue/restaurants/morning-rooster.json" with { type: "json" };
import pankoPony from "./catalogue/restaurants/panko-pony.json" with { type: "json" };
import paperLanternDeli from "./catalogue/restaurants/paper-lantern-deli.json" with {
  type: "json",
};
import spokeAndBayou from "./catalogue/restaurants/spoke-and-bayou.json" with { type: "json" };
import theGildedWishbone from "./catalogue/restaurants/the-gilded-wishbone.json" with {
  type: "json",
};
import theOwlAndDrumstick from "./catalogue/restaurants/the-owl-and-drumstick.json" with {
  type: "json",
};
import tortaPaloma from "./catalogue/restaurants/torta-paloma.json" with { type: "json" };
import zaatarAndSons from "./catalogue/restaurants/zaatar-and-sons.json" with { type: "json" };
import tags from "./catalogue/tags.json" with { type: "json" };

const location = z.strictObject({
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  phoneNumber: z.string().nullable(),
  hoursOfOperation: z.union([
    z.record(z.enum(WEEKDAYS), z.string()),
    z.strictObject({ text: z.string() }),
  ]),
});

const review = z.strictObject({
  /** A member's username. */
  by: z.string(),
  rating: z.int().min(1).max(5),
  daysAgo: z.int(),
  comment: z.string(),
});

const sandwich = z.strictObject({
  /** Unique in the catalogue: collection entries refer to it. */
  name: z.string(),
  description: z.string(),
  section: z.string(),
  /** 0 when the restaurant lists no price. */
  price: z.number(),
  ingredients: z.array(z.string()),
  ...eachTrait(() => z.boolean().nullable().default(null)),
  isSpicy: z.boolean(),
  spiceLevel: z.int().min(0).max(5),
  /** Names of tags. */
  tags: z.array(z.string()),
  reviews: z.array(review),
});

const source = z.strictObject({ from: z.enum(factOrigins), daysAgo: z.int() });

const restaurant = z.strictObject({
  name: z.string(),
  description: z.string(),
  website: z.string(),
  restaurantType: z.enum(restaurantTypes),
  priceRange: z.enum(priceRanges),
  /** The source of every price on the menu. */
  priceSource: source,
  /** The source of all locations' hours. */
  hoursSource: source,
  locations: z.array(location),
  sandwiches: z.array(sandwich),
});

const member = z.strictObject({
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  joinedDaysAgo: z.int(),
});

const entry = z.strictObject({
  /** A member's username. */
  member: z.string(),
  /** A sandwich's name. */
  sandwich: z.string(),
  hasTried: z.boolean(),
  isFavorite: z.boolean(),
  notes: z.string().nullable(),
  daysAgo: z.int(),
});

const badge = z.strictObject({
  name: z.string(),
  description: z.string(),
  category: z.enum(["level", "achievement", "special", "event"]),
  /** The XP at which the badge is awarded automatically; null when an admin awards it. */
  requiredXp: z.int().nullable(),
});

/** Badges with requiredXp have no award here: they follow from the member's XP. */
const badgeAward = z.strictObject({
  /** A member's username. */
  member: z.string(),
  /** A badge's name. */
  badge: z.string(),
  daysAgo: z.int(),
});

const recommendation = z.strictObject({
  websiteUrl: z.string(),
  notes: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  status: z.enum(["pending", "approved", "rejected"]),
  submittedDaysAgo: z.int(),
  /** Null exactly when the status is pending. */
  reviewedDaysAgo: z.int().nullable(),
});

const catalogue = z.strictObject({
  tags: z.array(
    z.strictObject({
      name: z.string(),
      type: z.enum(["style", "heat", "diet", "sauce", "bread"]),
    }),
  ),
  badges: z.array(badge),
  members: z.array(member),
  restaurants: z.array(restaurant),
  collection: z.array(entry),
  badgeAwards: z.array(badgeAward),
  recommendations: z.array(recommendation),
});

export type DemoCatalogue = z.infer<typeof catalogue>;
export type DemoRestaurant = DemoCatalogue["restaurants"][number];
export type DemoSandwich = DemoRestaurant["sandwiches"][number];

/** The content of `catalogue/`, checked. Dates are days before the catalogue is loaded. */
export const readDemoCatalogue = (): DemoCatalogue =>
  catalogue.parse({
    tags,
    badges,
    members,
    restaurants: [
      cinderAndHen,
      buttermilkUnion,
      morningRooster,
      pankoPony,
      paperLanternDeli,
      spokeAndBayou,
      tortaPaloma,
      zaatarAndSons,
      gochuArcade,
      theOwlAndDrumstick,
      fernwoodPantry,
      theGildedWishbone,
    ],
    collection,
    badgeAwards,
    recommendations,
  });
