import type { HoursOfOperation } from "#contract/hours/hours.types.ts";
import type { ImportQuestion, ValueSource } from "#contract/importer.ts";
import type { PriceRange, RestaurantType } from "#contract/vocabulary.ts";
import type { MenuItem } from "../menu/menu.types.ts";

export type SourceName = ValueSource["from"];

/** A value, and where it comes from. */
export interface Fact<T> {
  value: T;
  source: ValueSource;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** A location of the restaurant; without an address, phone and hours that stand alone. */
export interface Place {
  name: string | null;
  address: Fact<string> | null;
  phoneNumber: Fact<string> | null;
  hours: Fact<HoursOfOperation> | null;
  /** What nobody but a person can decide about it. */
  questions: ImportQuestion[];
  /** Its hours outdate those of other sources: a notice says so. */
  isRenewed: boolean;
  point: Fact<Point> | null;
}

export interface SiteFacts {
  name: Fact<string> | null;
  description: Fact<string> | null;
  imageUrl: Fact<string> | null;
  priceRange: Fact<PriceRange> | null;
  restaurantType: Fact<RestaurantType> | null;
  places: Place[];
  dishes: { item: MenuItem; from: SourceName }[];
}

const defaultConfidence: Record<SourceName, number> = {
  "json-ld": 0.95,
  microdata: 0.9,
  rdfa: 0.9,
  script: 0.8,
  "open-graph": 0.7,
  text: 0.6,
  menu: 0.6,
  model: 0.4,
};

/** Of an address that may only be a company's. */
export const seatConfidence = 0.4;

/** Of what looks like somebody else's: it is kept only where nothing else is found. */
export const othersConfidence = 0.3;

const longestQuote = 300;

export const fact = <T>(
  value: T,
  from: SourceName,
  text: string,
  confidence = defaultConfidence[from],
): Fact<T> => ({
  value,
  source: {
    from,
    line: null,
    text: text.replace(/\s+/g, " ").trim().slice(0, longestQuote),
    confidence,
  },
});

export const doubted = <T>(found: Fact<T> | null): Fact<T> | null =>
  found && {
    ...found,
    source: { ...found.source, confidence: Math.min(found.source.confidence, othersConfidence) },
  };

/** A place that may be somebody else's. */
export const doubtedPlace = (place: Place): Place => ({
  ...place,
  address: doubted(place.address),
  phoneNumber: doubted(place.phoneNumber),
  hours: doubted(place.hours),
  isRenewed: false,
});

/** The one with the highest confidence; the first of equals. */
export function mostConfident<T>(candidates: readonly (Fact<T> | null)[]): Fact<T> | null {
  let best: Fact<T> | null = null;
  for (const candidate of candidates) {
    if (candidate && candidate.source.confidence > (best?.source.confidence ?? 0)) best = candidate;
  }
  return best;
}
