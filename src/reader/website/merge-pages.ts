// Joins what the pages of a site, or the sources of one page, say about the same places.
import type { Fact, Place, SiteFacts } from "#reader/reader.types.ts";
import { mostConfident } from "./facts.ts";

/** Merges the pages of a site. The first page wins; the others fill its gaps and add places and dishes. */
export function mergePages([first, ...others]: readonly SiteFacts[]): SiteFacts {
  const pages = first ? [first, ...others] : [];
  const pick = <T>(read: (page: SiteFacts) => Fact<T> | null): Fact<T> | null =>
    (first && read(first)) ?? mostConfident(others.map(read));
  return {
    name: pick(({ name }) => name),
    description: pick(({ description }) => description),
    imageUrl: pick(({ imageUrl }) => imageUrl),
    priceRange: pick(({ priceRange }) => priceRange),
    restaurantType: pick(({ restaurantType }) => restaurantType),
    places: joinPlaces(pages.flatMap(({ places }) => places)),
    dishes: pages.flatMap(({ dishes }) => dishes),
  };
}

/** Merges places by address. Structured data comes first; places from the text fill its gaps. */
export function joinPlaces(...sources: readonly (readonly Place[])[]): Place[] {
  const located = new Map<string, Place>();
  const unlocated: Place[] = [];
  for (const [index, places] of sources.entries()) {
    const isTextBesideMarkup = index > 0 && located.size > 0;
    for (const place of places) {
      if (!place.address) {
        unlocated.push(place);
        continue;
      }
      const key = sameKey(located, place.address.value);
      const known = located.get(key);
      if (known) located.set(key, fillGaps(known, place));
      // Where structured data has places, an address in the text needs a phone or hours to count.
      else if (!isTextBesideMarkup || place.phoneNumber || place.hours) located.set(key, place);
    }
  }
  const places = [...located.values()];
  const [only] = places;
  if (only && places.length === 1) return [unlocated.reduce(fillGaps, only)];
  if (places.length > 0) return places;
  const [first, ...rest] = unlocated.filter(
    ({ phoneNumber, hours, questions }) => phoneNumber || hours || questions.length > 0,
  );
  return first ? [rest.reduce(fillGaps, first)] : [];
}

const fillGaps = (place: Place, other: Place): Place => ({
  name: place.name ?? other.name,
  address: fuller(place.address, other.address),
  phoneNumber: surer(place.phoneNumber, other.phoneNumber),
  point: surer(place.point, other.point),
  ...mergeHours(place, other),
});

type Hours = Pick<Place, "hours" | "questions">;

function mergeHours(place: Place, other: Place): Hours {
  const isOtherSurer = surer(place.hours, other.hours) !== place.hours;
  const isSwapped =
    isPoor(place.hours, other.hours) || (isOtherSurer && !isPoor(other.hours, place.hours));
  const [first, second] = isSwapped ? [other, place] : [place, other];
  const { hours, questions } = first.hours || first.questions.length > 0 ? first : second;
  if (!first.hours || !second.hours) return { hours, questions };
  return { hours: withOtherDays(first.hours, second.hours), questions };
}

const mostDays = 5;
/** Fewer may be those of an event. */
const fewestDays = 3;

/** Hours that give way to those that a page shows: a day or two, or a form with the same text for every day. */
function isPoor(hours: Place["hours"], shown: Place["hours"]): boolean {
  if (!hours || !shown || shown.source.from !== "text") return false;
  const texts = Object.values(hours.value);
  const isUnfilled =
    hours.source.from !== "text" && texts.length === 7 && new Set(texts).size === 1;
  return Object.keys(shown.value).length >= mostDays && (isUnfilled || texts.length < fewestDays);
}

type HoursFact = NonNullable<Place["hours"]>;

/** Days that only the second source names, where both agree about the rest. */
function withOtherDays(first: HoursFact, second: HoursFact): HoursFact {
  const agrees = Object.entries(second.value).every(
    ([day, text]) => (first.value[day] ?? text) === text,
  );
  return agrees ? { ...first, value: { ...second.value, ...first.value } } : first;
}

const surer = <T>(first: Fact<T> | null, second: Fact<T> | null): Fact<T> | null =>
  (second?.source.confidence ?? 0) > (first?.source.confidence ?? 0) ? second : first;

/** The surer one, or the same with an end that it lacks. */
function fuller(first: Place["address"], second: Place["address"]): Place["address"] {
  const isEnd = first && second && /\d/.test(second.value.slice(first.value.length));
  return isEnd && second.value.startsWith(first.value) ? second : surer(first, second);
}

const mostCompared = 300;

/** The key of the same address, which may lack its end: "8 Loop, Cheyenne, WY" and "8 Loop, Cheyenne, WY 82001". */
function sameKey(located: ReadonlyMap<string, Place>, address: string): string {
  const own = placeKey(address);
  if (located.has(own) || located.size > mostCompared) return own;
  const same = [...located].find(([, known]) => isSameStreet(address, known.address?.value ?? ""));
  return same?.[0] ?? own;
}

/** "214 Drayton Street, Savannah, Georgia" and "214 Drayton St, Savannah, GA 31401": only one has its postcode. */
function isSameStreet(one: string, other: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = words.filter((word) => others.includes(word));
  const isBare = [one, other].some((text) => !/\d$/.test(text));
  return isBare && words[0] === others[0] && words[1] === others[1] && shared.length > 2;
}

/** House number and postcode (the first and last number) identify an address, however it is written. */
function placeKey(address: string): string {
  const numbers = address.replace(/-\d{4}\b/, "").match(/\d+/g) ?? [];
  return numbers.length > 1 ? `${numbers[0]} ${numbers.at(-1)}` : lettersOf(address);
}

export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
