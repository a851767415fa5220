// How spicy a dish is, by its own words and its chillies.
import { type MenuItem, maxSpiceLevel } from "../reader.types.ts";
import { ownClausesOf, sharedClausesOf } from "./clauses.ts";
import { heatPhrases } from "./vocabulary/heat.ts";
import { createFinder, splitWords } from "./words.ts";

interface Heat {
  level: number;
  because: string;
}

const findHeat = createFinder(heatPhrases);

/** One chilli is spicy, more are hotter. */
const firstChilli = 3;

/** "Choose your heat: mild, hot, reaper" and the rest of its sentence. */
const levelsOnOffer =
  /\b(?:choose|pick|choice of|select|your) (?:\w+ ){0,2}(?:heat|spice|level|hotness)\b[^.;]{0,200}|\b(?:mild|medium)(?:,| or | & | and |\/)[^.;]{0,200}/gi;
const warmDish = /\b(?:gravy|open[- ]faced?|mash)\b/i;

/** The hottest thing that the dish's own words name; levels that one may choose from promise none. */
export function readHeat({ name, description, section, markers }: MenuItem): Heat {
  const isWarm = warmDish.test(`${name} ${description}`);
  const clauses = [
    name,
    ...ownClausesOf(description.replace(levelsOnOffer, "")),
    ...sharedClausesOf((section?.note ?? "").replace(levelsOnOffer, "")),
  ];
  const worded = clauses
    .flatMap((clause) => findHeat(splitWords(clause)))
    .filter(({ phrase }) => !isWarm || !/^hot(?: chicken)?$/.test(phrase))
    .map(({ value, phrase }): Heat => ({ level: value ?? 0, because: phrase }));
  const chillies = `${markers} ${description}`.match(/[🌶🔥]/gu)?.length ?? 0;
  const marked = Math.min(maxSpiceLevel, firstChilli - 1 + chillies);
  return [{ level: marked, because: "🌶".repeat(chillies) }, ...worded]
    .filter(({ because }) => because !== "")
    .reduce((a, b) => (b.level > a.level ? b : a), { level: 0, because: "" });
}
