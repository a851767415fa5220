import type { Location } from "#contract/restaurants.ts";
import type { LocationValues } from "./forms.ts";

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
export const locationValues = (location: LocationFacts | undefined): LocationValues => ({
  address: location?.address ?? "",
  phoneNumber: location?.phoneNumber ?? "",
  hoursOfOperation: location?.hoursOfOperation ?? {},
  latitude: String(location?.latitude ?? ""),
  longitude: String(location?.longitude ?? ""),
});
