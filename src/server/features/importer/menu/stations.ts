import { nameForm } from "./dish-forms.ts";
import { namesChicken, readHeading, sectionKinds } from "./headings.ts";
import type { MenuLine, MenuSection } from "./menu.types.ts";
import { anyOf, splitWords, wordSet } from "./phrases.ts";
import { genericKinds, remarkOpenings, stationWords } from "./vocabulary/layout.ts";

/** A line of a weekly plan or a post, whose dish stands behind a label. */
export interface Station {
  /** What the label says the dish is, "" where it only says that it is a special. */
  title: string;
  dish: string;
}

const labelled = /^([^:]{3,40}): *(\S.*)$/u;
const occasions = wordSet(stationWords);
const generic = wordSet(genericKinds);
const isRemark = new RegExp(`^(?:${anyOf(remarkOpenings)})(?!\\p{L})`, "iu");

/** "Sandwich: Tuna on rye", "Special #1: Chicken wrap, slaw", "Soup: tomato or chicken tortilla"; null for a name and its parts. */
export function readStation(label: string): Station | null {
  const [, said = "", dish = ""] = labelled.exec(label) ?? [];
  if (!/\p{L}{2}/u.test(dish) || isRemark.test(dish)) return null;
  const title = said.replace(/ ?#? ?\d{1,2}$/, "").trim();
  const kind = splitWords(title).filter(({ text }) => !occasions.has(text));
  if (kind.length === 0) return opensWithName(dish) ? { title: "", dish } : null;
  if (kind.length === 1 && nameForm(title) === null && namesDishBehind(dish))
    return { title: "", dish };
  const isPlural = /s$/i.test(title) && !/ss$/i.test(title);
  const ofSection = isOfSection(said, dish) ? { title: "", dish } : null;
  if (isPlural || kind.length > 2) return ofSection;
  const kinds = sectionKinds(kind.map(({ text }) => text).join(" "));
  if (kinds.at(-1) === "other" && kinds.length === 1) return { title, dish };
  const isGeneric = kind.length === 1 && generic.has(kind[0]?.text ?? "");
  return isGeneric && (opensWithName(dish) || namedAndListed.test(dish))
    ? { title, dish }
    : ofSection;
}

/** "The Hen & Fig — roasted chicken, fig jam" behind "This week's sandwich" */
const namedAndListed = /^\p{Lu}[^,:;–—]{2,60} [–—] [^,]{2,60},/u;

/** "Wochenhit: cubano vom huhn — schinken, senf": a name and its parts stand behind the label. */
function namesDishBehind(dish: string): boolean {
  const [, name = ""] = /^([^,:;–—]{3,60}) [–—-]{1,2} [^,]{2,60},/u.exec(dish) ?? [];
  return nameForm(name) !== null || namesChicken(name);
}

/** The label as the heading of its dish. */
export const sectionOf = ({ title }: Station, { number }: MenuLine): MenuSection => ({
  title,
  note: "",
  line: number,
  prices: [],
});

/** "From the Grill: Pesto Chicken Sandwich" */
function isOfSection(said: string, dish: string): boolean {
  const form = nameForm(dish);
  const isSection = readHeading(said.trim()) !== null && !sectionKinds(said).includes("sandwich");
  return isSection && (form === "sandwich" || form === "bread");
}

/** '"The Vermonter" - chicken, apple', "Chicken Caesar wrap, croutons", but not "chicken, bacon and mayo". */
function opensWithName(dish: string): boolean {
  if (/^["“'*]/.test(dish)) return true;
  const [first = ""] = dish.split(/,| [–—-] |[.;:(!]| w\/ | with /);
  return splitWords(first).length > 1 && nameForm(first) !== null;
}
