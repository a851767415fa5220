// How spicy a dish is, by its own words, its chillies and the legend.
import type { MenuItem } from "../reader.types.ts";
import { maxSpiceLevel } from "../reader.types.ts";
import { ownClausesOf, sharedClausesOf } from "./clauses.ts";
import { chillies, type Legend } from "./legend.ts";
import { heatPhrases } from "./vocabulary/heat.ts";
import { createFinder, splitWords } from "./words.ts";

export interface Heat {
  level: number;
  because: string;
}

const findHeat = createFinder(heatPhrases);

/** One chilli is spicy, unless the page says otherwise. */
const firstChilli = 3;

/** "Choose your heat: mild, hot, reaper" and the rest of its sentence. */
const levelsOnOffer =
  /\b(?:choose|pick|choice of|select|your) (?:\w+ ){0,2}(?:heat|spice|level|hotness)\b[^.;]{0,200}|\b(?:mild|medium)(?:,| or | & | and |\/)[^.;]{0,200}/gi;
const warmDish = /\b(?:gravy|open[- ]faced?|mash)\b/i;

/** The hottest thing that the dish's own words name; levels that one may choose from promise none. */
export function readHeat(item: MenuItem, legend: Legend): Heat {
  const signs = chillies(`${item.markers} ${item.description}`);
  const marked = signs > 0 ? markedHeat(signs, legend) : 0;
  const clauses = [
    ...ownClausesOf(item.description.replace(levelsOnOffer, "")),
    ...sharedClausesOf((item.section?.note ?? "").replace(levelsOnOffer, "")),
  ];
  const worded = [item.name, ...clauses].flatMap((clause) => heatOf(clause, item));
  const hottest = worded.reduce<Heat>((a, b) => (b.level > a.level ? b : a), {
    level: 0,
    because: "",
  });
  return marked > 0 && (marked >= hottest.level || legend.heat.size > 0)
    ? { level: marked, because: "🌶".repeat(Math.min(signs, maxSpiceLevel)) }
    : hottest;
}

const markedHeat = (signs: number, legend: Legend) =>
  legend.heat.get("🌶".repeat(signs)) ?? Math.min(maxSpiceLevel, firstChilli - 1 + signs);

function heatOf(clause: string, { name, description }: MenuItem): Heat[] {
  const isWarm = warmDish.test(`${name} ${description}`);
  return findHeat(splitWords(clause)).flatMap(({ value, phrase }) =>
    value === null || (isWarm && /^hot(?: chicken)?$/.test(phrase))
      ? []
      : [{ level: value, because: phrase }],
  );
}
