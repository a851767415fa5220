import { describe, expect, test } from "vitest";
import type { Location, Restaurant } from "#contract/restaurants.ts";
import { restaurantJsonLd } from "./restaurant-json-ld.ts";

const location: Location = {
  id: 1,
  restaurantId: 2,
  address: "1 Main Street",
  city: "Portland",
  postcode: null,
  phoneNumber: "(503) 555-0101",
  hoursOfOperation: { monday: "11:00 AM - 2:00 AM", tuesday: "24 hours", sunday: "closed" },
  timeZone: null,
  hoursSource: null,
  latitude: 45.5,
  longitude: -122.6,
  version: 1,
};

const restaurant: Restaurant = {
  id: 2,
  name: "Cinder & Hen",
  description: "Hot chicken.",
  website: null,
  imageUrl: null,
  image: null,
  restaurantType: "Fast Casual",
  priceRange: "$$",
  address: "Nowhere any more",
  phoneNumber: null,
  hoursOfOperation: null,
  hoursSource: null,
  latitude: null,
  longitude: null,
  version: 1,
  sandwichCount: 0,
  locations: [location],
};

const written = (thing: Restaurant) =>
  JSON.parse(JSON.stringify(restaurantJsonLd(thing, [], "https://cluck.example")));

describe("restaurantJsonLd", () => {
  test("one location is where the restaurant is, hours past midnight included", () => {
    expect(written(restaurant)).toEqual({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: "Cinder & Hen",
      description: "Hot chicken.",
      url: "https://cluck.example/restaurant/2",
      priceRange: "$$",
      servesCuisine: "Chicken sandwiches",
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Main Street",
        addressLocality: "Portland",
      },
      telephone: "(503) 555-0101",
      geo: { "@type": "GeoCoordinates", latitude: 45.5, longitude: -122.6 },
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: "Monday",
          opens: "11:00",
          closes: "02:00",
        },
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: "Tuesday",
          opens: "00:00",
          closes: "23:59",
        },
      ],
    });
  });

  test("several locations are all told", () => {
    const json = written({ ...restaurant, locations: [location, { ...location, id: 2 }] });
    expect(json.location).toHaveLength(2);
  });

  test("its own address counts where it has no location, and what nobody knows is left out", () => {
    const json = written({ ...restaurant, locations: [] });
    expect(json.address.streetAddress).toBe("Nowhere any more");
    for (const name of ["geo", "telephone", "openingHoursSpecification", "hasMenu", "location"]) {
      expect(json).not.toHaveProperty(name);
    }
  });
});
