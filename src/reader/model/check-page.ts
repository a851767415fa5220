// Checks what a language model read on a website, and joins it with what we read ourselves.
import { readHoursText } from "../hours/read-hours.ts";
import { keyOf } from "../menu/words.ts";
import type { Fact, Place, PriceRange, RestaurantType, SiteFacts } from "../reader.types.ts";
import { fact, mostConfident } from "../website/facts.ts";
import { joinPlaces } from "../website/merge-pages.ts";
import { cleanPhone } from "../website/text/phones.ts";
import { createSays } from "./words-of.ts";

/** A restaurant as a language model answers it. Empty texts and null mean that the website does not say. */
export interface ModelPage {
  name: string;
  description: string;
  restaurantType: RestaurantType | null;
  priceRange: PriceRange | null;
  locations: { address: string; phoneNumber: string; hours: string }[];
}

/** Words that stand on the website: surer than our own reading of its text, less sure than its markup. */
const standing = 0.85;
/** No words prove it. */
const judged = 0.6;
const doubtful = 0.5;

/** What the model says counts where its words stand in the text. What it leaves out is what we read ourselves. */
export function withModel(read: {
  facts: SiteFacts;
  /** What the model was sent. */
  text: string;
  model: ModelPage;
  now: Date;
}): SiteFacts {
  const { facts, text, model } = read;
  const says = createSays(text);
  const lines = text.split("\n").map((line) => ({ line, key: keyOf(line) }));
  const digits = lines.map(({ line }) => line.replace(/\D/g, ""));

  /** The source is the line that says it, or the words themselves when they span several lines. */
  function stated(words: string): Fact<string> | null {
    const parts = words.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
    const value = parts.filter(Boolean).join(", ");
    if (!says(value)) return null;
    const line = lines.find(({ key }) => key.includes(keyOf(value)))?.line ?? value;
    return fact(value, "model", line, standing);
  }

  function phoneNumber(words: string): Fact<string> | null {
    const number = cleanPhone(words);
    const wanted = (number ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
    const at = digits.findIndex((line) => line.includes(wanted));
    return number && at >= 0 ? fact(number, "model", lines[at]?.line ?? "", standing) : null;
  }

  /** Our own reader understands the words, so no time can come out that does not stand there. */
  function hours(words: string): Pick<Place, "hours" | "questions"> {
    const isStated = words.split("\n").every((line) => line.trim() === "" || says(line));
    const week = isStated && words.trim() ? readHoursText(words, "") : null;
    return {
      hours: week?.hours ? fact(week.hours, "model", words, standing) : null,
      questions: week?.questions ?? [],
    };
  }

  const places = model.locations.map(
    (location): Place => ({
      name: null,
      address: stated(location.address),
      phoneNumber: phoneNumber(location.phoneNumber),
      ...hours(location.hours),
      point: null,
    }),
  );
  // "$$", but not the "$" of "$ 9".
  const { priceRange: signs, restaurantType: type } = model;
  const shown = text.match(/\$+ ?\d?/g)?.some((found) => found.trim() === signs);
  return {
    ...facts,
    name: mostConfident([facts.name, stated(model.name)]),
    description: mostConfident([facts.description, stated(model.description)]),
    restaurantType: mostConfident([facts.restaurantType, type && fact(type, "model", "", judged)]),
    priceRange: mostConfident([
      facts.priceRange,
      signs && shown ? fact(signs, "model", signs, standing) : null,
    ]),
    places: joinPlaces([...facts.places, ...places]).map(doubtUnnamed(places)),
  };
}

/** Where the model names locations, an address that only we found may belong to another business. */
const doubtUnnamed =
  (named: readonly Place[]) =>
  (place: Place): Place => {
    const { address } = place;
    if (address?.source.from !== "text" || named.every((each) => !each.address)) return place;
    const confidence = Math.min(address.source.confidence, doubtful);
    return { ...place, address: { ...address, source: { ...address.source, confidence } } };
  };
