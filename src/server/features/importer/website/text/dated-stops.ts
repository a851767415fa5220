import { detectLanguage, type Lexicon, lexiconOf } from "../hours/lexicon.ts";
import { type HoursToken, readTokens } from "../hours/tokens.ts";
import type { AddressFound } from "./addresses.ts";

const linesAbove = 3;
const longestDate = 60;
const longestStory = 200;
const mostLines = 1000;
/** One date may be that of anything. */
const fewestDates = 2;

/** Addresses where a truck stands on a date: "Sat Jan 24 – Winter Market, 2 Nicollet Mall". */
export function datedStops(
  lines: readonly string[],
  addresses: readonly AddressFound[],
  language: string,
): ReadonlySet<AddressFound> {
  const lexicon = lexiconOf(detectLanguage(lines.join("\n"), language));
  const begins = (line: string) => beginsWithDate(readTokens(line.slice(0, longestDate), lexicon));
  const stops = addresses.filter(({ firstLine, isInProse }, index) => {
    const from = (addresses[index - 1]?.lastLine ?? -1) + 1;
    const above = lines.slice(from, firstLine).filter((line) => line.trim() !== "");
    return (
      (isInProse &&
        hasDate(readTokens((lines[firstLine] ?? "").slice(0, longestStory), lexicon))) ||
      begins(lines[firstLine] ?? "") ||
      above.slice(-linesAbove).some((line) => isDate(line, lexicon))
    );
  });
  if (stops.length === 0) return new Set();
  const dates = lines.slice(0, mostLines).filter(begins).length;
  return new Set(stops.filter(({ isInProse }) => isInProse || dates >= fewestDates));
}

/** "Next pop-up: Saturday, January 24, 12–6 at …" */
const hasDate = (tokens: readonly HoursToken[]): boolean =>
  tokens.some(
    (token, index) =>
      token.kind === "month" && tokens.slice(0, index).some(({ kind }) => kind === "days"),
  );

const isNumber = (token: HoursToken | undefined) =>
  token?.kind === "amount" || (token?.kind === "time" && token.isBare);

function beginsWithDate(tokens: readonly HoursToken[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== "mark" && kind !== "filler").slice(0, 4);
  const at = said.findIndex(({ kind }) => kind === "month");
  const month = said[at];
  if (month?.kind !== "month") return false;
  const before = said.slice(0, at);
  return (
    before.every((token) => token.kind === "days" || isNumber(token)) &&
    (month.day !== undefined || isNumber(said[at + 1]) || before.some(isNumber))
  );
}

/** A line with nothing but a date on it. */
function isDate(line: string, lexicon: Lexicon): boolean {
  if (line.length > longestDate) return false;
  const tokens = readTokens(line.replace(/^#+ /, ""), lexicon);
  return beginsWithDate(tokens) && tokens.every(({ kind }) => kind !== "word" && kind !== "to");
}
