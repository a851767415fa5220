import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";

export type DemoCatalogue = {
  tags: DemoTag[];
  badges: DemoBadge[];
  members: DemoMember[];
  restaurants: DemoRestaurant[];
  collection: DemoCollectionEntry[];
  badgeAwards: DemoBadgeAward[];
  recommendations: DemoRecommendation[];
};

export type DemoRestaurant = {
  name: string;
  description: string;
  website: string;
  restaurantType: RestaurantType;
  priceRange: PriceRange;
  locations: DemoLocation[];
  sandwiches: DemoSandwich[];
};

export type DemoLocation = {
  address: string;
  city: string;
  postcode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  phoneNumber: string | null;
  hoursOfOperation: WeeklyHours | { text: string };
};

type Weekday = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

export type WeeklyHours = Record<Weekday, string>;

/** `name` is unique in the whole catalogue: collection entries refer to a sandwich by it. */
export type DemoSandwich = {
  name: string;
  description: string;
  section: string;
  /** 0 when the restaurant lists no price. */
  price: number;
  ingredients: string[];
  /** null when nobody stated it. */
  containsGluten: boolean | null;
  containsDairy: boolean | null;
  containsEggs: boolean | null;
  isSpicy: boolean;
  spiceLevel: 0 | 1 | 2 | 3 | 4 | 5;
  /** Names of tags. */
  tags: string[];
  reviews: DemoReview[];
};

export type DemoTag = {
  name: string;
  type: "style" | "heat" | "diet" | "sauce" | "bread";
};

export type DemoReview = {
  /** A member's username. */
  by: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** How long before the catalogue was loaded the review was written. */
  daysAgo: number;
  comment: string;
};

export type DemoMember = {
  username: string;
  displayName: string;
  email: string;
  bio: string | null;
  location: string | null;
  joinedDaysAgo: number;
};

export type DemoCollectionEntry = {
  /** A member's username. */
  member: string;
  /** A sandwich's name. */
  sandwich: string;
  hasTried: boolean;
  isFavorite: boolean;
  notes: string | null;
  daysAgo: number;
};

export type DemoBadge = {
  name: string;
  description: string;
  category: "level" | "achievement" | "special" | "event";
  /** The XP at which the badge is awarded by itself; null when a person awards it. */
  requiredXp: number | null;
};

/** Badges with requiredXp are not listed here: they follow from the member's XP. */
export type DemoBadgeAward = {
  /** A member's username. */
  member: string;
  badge: string;
  daysAgo: number;
};

export type DemoRecommendation = {
  websiteUrl: string;
  notes: string;
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  status: "pending" | "approved" | "rejected";
  submittedDaysAgo: number;
  /** null exactly when the status is pending. */
  reviewedDaysAgo: number | null;
};
