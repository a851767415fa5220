import { parseHours } from "#contract/hours/parse-hours.ts";
import type { ImportQuestion } from "#contract/importer.ts";
import {
  type Fact,
  mostConfident,
  othersConfidence,
  type Place,
  type SiteFacts,
  seatConfidence,
} from "./facts.ts";
import { addressWords, easternAddress } from "./text/regions.ts";

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
    const isTextBesideMarkup = index > 0 && surest([...located.values()]) > othersConfidence;
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
  const found = [...located.values()];
  // A company's seat counts where there is no house, and so does what may be somebody else's.
  const least = surest(found) > seatConfidence ? seatConfidence : 0;
  const places = found.filter((place) => surest([place]) > least);
  const [only] = places;
  if (only && places.length === 1) return [unlocated.reduce(fillGaps, only)];
  // A list of suppliers beside the restaurant's own number.
  const isOfOthers = surest(found) <= othersConfidence && unlocated.some(isOwn);
  if (places.length > 0 && !isOfOthers) return places;
  const [first, ...rest] = unlocated.filter(
    ({ phoneNumber, hours, questions }) => phoneNumber || hours || questions.length > 0,
  );
  return first ? [rest.reduce(fillGaps, first)] : [];
}

const isOwn = ({ phoneNumber, hours }: Place): boolean =>
  Math.max(phoneNumber?.source.confidence ?? 0, hours?.source.confidence ?? 0) > othersConfidence;

const surest = (places: readonly Place[]): number =>
  Math.max(0, ...places.map(({ address }) => address?.source.confidence ?? 0));

const fillGaps = (place: Place, other: Place): Place => ({
  name: place.name ?? other.name,
  address: fuller(place.address, other.address),
  phoneNumber: surer(place.phoneNumber, other.phoneNumber),
  point: surer(place.point, other.point),
  ...mergeHours(place, other),
});

type Hours = Pick<Place, "hours" | "questions" | "isRenewed">;

function mergeHours(place: Place, other: Place): Hours {
  const [doubted, own] = isDoubted(place) ? [place, other] : [other, place];
  if (isDoubted(doubted) && !isDoubted(own)) return pickHours(says(own) ? own : doubted);
  const [notice] = [place, other].filter(({ isRenewed, hours }) => isRenewed && hours);
  const stated = notice === place ? other : place;
  if (notice?.hours && stated.hours && !isSameWeek(notice.hours, stated.hours)) {
    const isAsked = notice.questions.length > 0;
    return {
      ...pickHours(notice),
      questions: isAsked ? notice.questions : [askAboutNotice(notice.hours, stated.hours)],
    };
  }
  const shown = shownBesideDefault(place, other);
  if (shown) return shown;
  const [first, second] = [place, other].toSorted(
    (a, b) => Number(isPoor(a, b)) - Number(isPoor(b, a)) || sureness(b) - sureness(a),
  ) as [Place, Place];
  if (!says(first)) return pickHours(second);
  if (!first.hours || !second.hours) return pickHours(first);
  return { ...pickHours(first), hours: withOtherDays(first.hours, second.hours) };
}

const fewestDiffering = 3;

/** A form is sent with the same hours for every day until somebody fills it in: then the page itself says others. */
function shownBesideDefault(place: Place, other: Place): Hours | null {
  const [text, data] = place.hours?.source.from === "text" ? [place, other] : [other, place];
  if (text.hours?.source.from !== "text" || !data.hours || data.hours.source.from === "text")
    return null;
  const stated = Object.values(data.hours.value);
  const isDefault = stated.length === 7 && new Set(stated).size === 1 && /\d/.test(stated[0] ?? "");
  const differing = Object.entries(text.hours.value).filter(
    ([day, times]) => data.hours?.value[day] !== times,
  );
  if (!isDefault || daysOf(text) < mostOfAWeek || differing.length < fewestDiffering) return null;
  return {
    ...pickHours(text),
    questions: text.questions.length > 0 ? text.questions : [askAboutData(text.hours, data.hours)],
  };
}

const says = ({ hours, questions }: Place) => hours !== null || questions.length > 0;
const isDoubted = ({ hours }: Place) =>
  hours !== null && hours.source.confidence <= othersConfidence;
const sureness = ({ hours }: Place) => hours?.source.confidence ?? 0;
const daysOf = ({ hours }: Place) => Object.keys(hours?.value ?? {}).length;

/** A day or two beside a week are those of something else. */
const isPoor = (place: Place, other: Place) =>
  place.hours !== null && daysOf(place) <= fewDays && daysOf(other) >= mostOfAWeek;
const fewDays = 2;
const mostOfAWeek = 5;

const pickHours = ({ hours, questions, isRenewed }: Place): Hours => ({
  hours,
  questions,
  isRenewed,
});

type HoursFact = NonNullable<Place["hours"]>;

const isSameWeek = (a: HoursFact, b: HoursFact) =>
  JSON.stringify(parseHours(a.value)) === JSON.stringify(parseHours(b.value));

/** Days that only the second source names, where both agree about the rest. */
function withOtherDays(first: HoursFact, second: HoursFact): HoursFact {
  const agrees = Object.entries(second.value).every(
    ([day, text]) => (first.value[day] ?? text) === text,
  );
  return agrees ? { ...first, value: { ...second.value, ...first.value } } : first;
}

const askAboutData = (shown: HoursFact, stated: HoursFact): ImportQuestion => ({
  about: "hours",
  text: "The website shows other hours than its data: which are right?",
  words: `${shown.source.text} / ${stated.source.text}`,
  choices: [
    { label: "Those shown", hoursOfOperation: shown.value },
    { label: "Those of the data", hoursOfOperation: stated.value },
  ],
});

const askAboutNotice = (notice: HoursFact, stated: HoursFact): ImportQuestion => ({
  about: "hours",
  text: "A notice on the website names other hours than its data: which are right?",
  words: `${notice.source.text} / ${stated.source.text}`,
  choices: [
    { label: "Those of the notice", hoursOfOperation: notice.value },
    { label: "Those of the data", hoursOfOperation: stated.value },
  ],
});

/** The surer one, or the same with an end that it lacks. */
function fuller(first: Place["address"], second: Place["address"]): Place["address"] {
  if (!first || !second) return surer(first, second);
  const isEnd = /\d/.test(second.value.slice(first.value.length));
  const [short, long] = [addressWords(first.value), addressWords(second.value)];
  const lacksCode =
    /\d/.test(long.at(-1) ?? "") && !/\d/.test(short.at(-1) ?? "") && isPartOf(short, long);
  const isFuller = (isEnd && second.value.startsWith(first.value)) || lacksCode;
  const confidence = Math.max(first.source.confidence, second.source.confidence);
  return isFuller ? { ...second, source: { ...second.source, confidence } } : surer(first, second);
}

const surer = <T>(first: Fact<T> | null, second: Fact<T> | null): Fact<T> | null =>
  (second?.source.confidence ?? 0) > (first?.source.confidence ?? 0) ? second : first;

const mostCompared = 300;

/** The key of the same address, which may lack its end: "8 Loop, Cheyenne, WY" and "8 Loop, Cheyenne, WY 82001". */
function sameKey(located: ReadonlyMap<string, Place>, address: string): string {
  const own = placeKey(address);
  if (located.has(own) || located.size > mostCompared) return own;
  const bare = (text: string) =>
    /\p{Script=Han}/u.test(text)
      ? easternAddress(text)
      : text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const wanted = bare(address);
  const words = addressWords(address);
  for (const [key, { address: known }] of located) {
    const other = bare(known?.value ?? "");
    const [short, long] = wanted.length < other.length ? [wanted, other] : [other, wanted];
    if (short.length > 10 && long.startsWith(short)) return key;
    if (isPartOf(words, addressWords(known?.value ?? ""))) return key;
  }
  return own;
}

const fewestWords = 4;

/** "214 Drayton Street, Savannah, Georgia" and "214 Drayton St, Savannah, GA 31401": one has all words of the other. */
function isPartOf(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, new Set(other)] : [other, new Set(one)];
  return short.length >= fewestWords && short.every((word) => long.has(word));
}

/** House number and postcode (the first and last number) identify an address, however it is written. */
function placeKey(address: string): string {
  // There the numbers are those of a block, and many blocks have the same.
  if (/\p{Script=Han}/u.test(address)) return easternAddress(address);
  if (/\p{Script=Hangul}/u.test(address)) return addressWords(address).join(" ");
  const numbers =
    address
      .toLowerCase()
      .replace(/-\d{4}\b/, "")
      .match(/\d+/g) ?? [];
  return numbers.length > 1
    ? `${numbers[0]} ${numbers.at(-1)}`
    : address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
