import { WEEKDAYS } from "#contract/hours/weekday-names.ts";
import { detectLanguage, fold, lexiconOf } from "../hours/lexicon.ts";
import { readUnits } from "../hours/statements.ts";
import { readTokens } from "../hours/tokens.ts";

/** A field's name without its style and accents: "postal_code" and "postalCode" are one. */
export const keyOf = (name: string): string =>
  /^[a-z\d]*$/.test(name) ? name : fold(name.slice(0, longestName)).replace(/[^\p{L}\p{N}]/gu, "");

const longestName = 60;

/** What the short texts of a page's data say about days, in its language. */
export interface DayWords {
  /** "pon.–czw.", "ma" or 1 as English names of days; null for all else. */
  daysIn: (said: unknown) => string | null;
  isClosed: (text: string) => boolean;
  /** Whether a field is called "gesloten", "otwarte" or "休憩" in the page's language. */
  means: (name: string, kind: "closed" | "open" | "pause") => boolean;
}

const mostRead = 5000;
const sampleLength = 20_000;
const aboutDays = new Set(["days", "to", "and", "filler", "holiday", "mark"]);

export function readDayWords(documents: readonly unknown[], declared: string): DayWords {
  const lexicon = lexiconOf(detectLanguage(sampleOf(documents), declared));
  const known = new Map<string, string | null>();
  const namesOf = (days: readonly number[]) => days.map((day) => WEEKDAYS[day] ?? "").join(", ");
  return { daysIn, isClosed, means };

  function daysIn(said: unknown): string | null {
    const text = String(said).trim();
    // Sunday is 0, or 7 where Monday is 1.
    if (/^[0-7]$/.test(text)) return namesOf([(Number(text) + 6) % 7]);
    if (typeof said !== "string" || text.length > longestName || !/^[^\d{[]+$/.test(text))
      return null;
    const read = known.get(text);
    if (read !== undefined || known.size >= mostRead) return read ?? null;
    const days = readDays(text.replace(/^.*\//, ""));
    known.set(text, days);
    return days;
  }

  function readDays(text: string): string | null {
    const letter = lexicon.letters.get(fold(text));
    if (letter !== undefined) return namesOf([letter]);
    const tokens = readTokens(text, lexicon);
    if (!tokens.every(({ kind }) => aboutDays.has(kind))) return null;
    const days = readUnits(tokens).flatMap((unit) =>
      unit.kind === "days" ? unit.groups.flatMap((group) => group.days) : [],
    );
    return days.length > 0 ? namesOf([...new Set(days)]) : null;
  }

  function isClosed(text: string): boolean {
    if (text.length > longestName || /\d/.test(text)) return false;
    return readTokens(text, lexicon).some(({ kind }) => kind === "closed");
  }

  function means(name: string, kind: "closed" | "open" | "pause"): boolean {
    return (
      name.length < longestName && lexicon.entries.get(fold(wordsOf(name).join(" ")))?.kind === kind
    );
  }
}

/** The names and short texts of the data, from which its language is known. */
function sampleOf(documents: readonly unknown[]): string {
  const waiting: unknown[] = documents.toReversed();
  let sample = "";
  for (let seen = 0; waiting.length > 0 && seen < 5000 && sample.length < sampleLength; seen += 1) {
    const next = waiting.pop();
    if (typeof next === "string" && next.length < longestName) sample += `${next}\n`;
    if (next === null || typeof next !== "object") continue;
    if (!Array.isArray(next))
      sample += `${Object.keys(next).slice(0, 50).flatMap(wordsOf).join(" ")}\n`;
    waiting.push(...Object.values(next).slice(0, 500).toReversed());
  }
  return sample;
}

/** "mon_open", "hoursMonday" */
export const wordsOf = (name: string): string[] =>
  name
    .slice(0, longestName)
    .split(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{M}]+/u)
    .filter(Boolean);
