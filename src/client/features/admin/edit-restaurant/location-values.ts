import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import type { Location } from "#contract/restaurants.ts";

export const locationLabels = {
  address: "Address",
  phoneNumber: "Phone Number (Optional)",
  hoursOfOperation: "Hours of Operation",
  latitude: "Latitude (Optional)",
  longitude: "Longitude (Optional)",
};

type LocationFacts = Pick<
  Location,
  "address" | "phoneNumber" | "hoursOfOperation" | "latitude" | "longitude"
>;

/** A location as a form shows it. */
export const locationValues = (location: LocationFacts | undefined) => ({
  address: location?.address ?? "",
  phoneNumber: location?.phoneNumber ?? "",
  hoursOfOperation: (location?.hoursOfOperation ?? {}) as HoursOfOperation,
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});

export type LocationValues = ReturnType<typeof locationValues>;
