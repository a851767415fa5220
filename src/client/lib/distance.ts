import { useSyncExternalStore } from "react";

export type DistanceUnit = "miles" | "km";

const kilometresInMile = 1.609344;

const countriesInMiles = new Set(["US", "GB", "LR", "MM"]);

export function unitOfLocale(locale: string): DistanceUnit {
  const { region } = new Intl.Locale(locale).maximize();
  return region && countriesInMiles.has(region) ? "miles" : "km";
}

/** "0.7 miles", "12 km". */
export function formatDistance(miles: number, unit: DistanceUnit): string {
  const distance = unit === "miles" ? miles : miles * kilometresInMile;
  const rounded = distance < 9.95 ? Math.max(distance, 0.1).toFixed(1) : Math.round(distance);
  return rounded === "1.0" && unit === "miles" ? "1 mile" : `${rounded} ${unit}`;
}

/** Round numbers in the reader's unit, given in miles as in the address. */
export const radiusChoices = (unit: DistanceUnit): number[] =>
  [1, 2, 5, 10, 25].map((radius) =>
    unit === "miles" ? radius : Number((radius / kilometresInMile).toFixed(2)),
  );

/** "5 miles", "2 km". */
export function formatRadius(miles: number, unit: DistanceUnit): string {
  const radius = unit === "miles" ? miles : miles * kilometresInMile;
  const rounded = Number(radius.toFixed(1));
  return rounded === 1 && unit === "miles" ? "1 mile" : `${rounded} ${unit}`;
}

/** The server does not know the locale and renders miles; the browser switches after hydration. */
export function useDistanceUnit(): DistanceUnit {
  return useSyncExternalStore(subscribeToLanguage, browserUnit, serverUnit);
}

function subscribeToLanguage(onChange: () => void) {
  window.addEventListener("languagechange", onChange);
  return () => window.removeEventListener("languagechange", onChange);
}

const browserUnit = () => unitOfLocale(navigator.language);
const serverUnit = () => "miles" as const;
