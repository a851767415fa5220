// Tells which lines are titles of a section, and what is sold below them.
import { trimEndSigns, trimSigns } from "../trim-signs.ts";
import { type SectionKind, sectionPhrases } from "./vocabulary/sections.ts";
import { createFinder, splitWords, type Word } from "./words.ts";

export interface Heading {
  title: string;
  note: string;
  /** Its own words or its marks say that it is one, wherever it stands. */
  isCertain: boolean;
}

const findSections = createFinder(sectionPhrases);
const marks = "#=~*_–—-";
const longestTitle = 60;
const longestHeading = 250;
const singularDish =
  /\b(?:sandwich|burger|wrap|melt|club|sub|hoagie|panini|biscuit|torta|slider)\P{L}*$/iu;

/** "SANDWICHES", "## Wraps", "— Sides —", "GYROS - in a pita with tzatziki", "PO'BOYS (half / full)". */
export function readHeading(text: string): Heading | null {
  if (text.length > longestHeading) return null;
  const marked = /^(?:#{1,6} |([=~*_–—-])).*(?:\1)$/.exec(text);
  const inside = marked ? trimSigns(text, marks) : "";
  if (marked && inside.length <= longestTitle && !/[=~*_–—]/.test(inside))
    return { ...titleAndNote(inside), isCertain: true };
  const { title, note } = titleAndNote(text);
  if (title.length > longestTitle) return null;
  const words = splitWords(title);
  if (words.length === 0 || words.length > 7) return null;
  if (endsWithSection(title, words)) return { title, note, isCertain: true };
  if (!isAllSections(words) || (words.length > 1 && singularDish.test(title))) return null;
  return { title, note, isCertain: sectionKinds(title).some((kind) => kind !== "filler") };
}

export const sectionKinds = (title: string): SectionKind[] =>
  findSections(splitWords(title)).map(({ value }) => value);

/** "OVERSTUFFED SANDWICHES": whatever kind of them. */
function endsWithSection(title: string, words: readonly Word[]): boolean {
  const last = findSections(words).at(-1);
  if (last?.to !== words.length || words.length > 4 || !/^\p{Lu}/u.test(title)) return false;
  return /s$/i.test(title) && !title.includes(",") && last.value !== "filler";
}

function isAllSections(words: readonly Word[]): boolean {
  const covered = findSections(words).reduce((sum, { from, to }) => sum + to - from, 0);
  return covered === words.length;
}

/** A remark follows in brackets, after a dash or colon, after a gap, or where the capitals end. */
function titleAndNote(text: string): { title: string; note: string } {
  const capitals = text.search(/(?<=^[\p{Lu}\p{N}'&/, :–—-]{3,60}[ :–—-])(?=\p{Ll}{2})/u);
  const cut = capitals > 0 ? capitals : text.search(/ ?\(| [-–—:|~] |: |:$| {2,}|\t/);
  if (cut <= 0) return { title: text, note: "" };
  const title = trimEndSigns(text.slice(0, cut), ":|–—~-");
  const note = text.slice(cut).replace(/^[\s:|–—~-]+/, "");
  return { title, note };
}
