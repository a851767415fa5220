import type { Fact, Place } from "./facts.ts";

/** Marked-up places first; the text fills their gaps, or speaks for itself where nothing is marked up. */
export function joinPlaces(...sources: readonly (readonly Place[])[]): Place[] {
  const located = new Map<string, Place>();
  const homeless: Place[] = [];
  for (const [index, places] of sources.entries()) {
    const isTextBesideMarkup = index > 0 && located.size > 0;
    for (const place of places) {
      if (!place.address) {
        homeless.push(place);
        continue;
      }
      const key = placeKey(place.address.value);
      const known = located.get(key);
      if (known) located.set(key, filled(known, place));
      // Beside marked-up places, an address in the text is a branch only when it has more to it.
      else if (!isTextBesideMarkup || place.phoneNumber || place.hours) located.set(key, place);
    }
  }
  const places = [...located.values()];
  const [only] = places;
  if (only && places.length === 1) return [homeless.reduce(filled, only)];
  if (places.length > 0) return places;
  const [first, ...rest] = homeless.filter(({ phoneNumber, hours }) => phoneNumber || hours);
  return first ? [rest.reduce(filled, first)] : [];
}

const filled = (place: Place, other: Place): Place => ({
  name: place.name ?? other.name,
  address: surer(place.address, other.address),
  phoneNumber: surer(place.phoneNumber, other.phoneNumber),
  hours: surer(place.hours, other.hours),
  point: surer(place.point, other.point),
});

/** Markup that names no address still knows the hours better than the text around one. */
const surer = <T>(first: Fact<T> | null, second: Fact<T> | null): Fact<T> | null =>
  (second?.source.confidence ?? 0) > (first?.source.confidence ?? 0) ? second : first;

/** The first and the last number of an address, house and postcode, survive every way of writing it. */
function placeKey(address: string): string {
  const numbers =
    address
      .toLowerCase()
      .replace(/-\d{4}\b/, "")
      .match(/\d+/g) ?? [];
  return numbers.length > 1
    ? `${numbers[0]} ${numbers.at(-1)}`
    : address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
