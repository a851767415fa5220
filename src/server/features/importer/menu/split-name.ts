import { createFinder } from "./phrase-finder.ts";
import { chickenPhrases } from "./vocabulary/chicken.ts";
import { formPhrases } from "./vocabulary/forms.ts";
import { wordsOf } from "./words.ts";

const findForms = createFinder(formPhrases);
const findChicken = createFinder(chickenPhrases);
const longestName = 70;
const marks = [
  /\t+/,
  / [|] | {3,}| {2}(?=\p{Ll})/u,
  / [-–—~:]+ |[–—] |: | \.{2,} /,
  / \((?=[^)]{12,200})/,
  // "The Sandwich. Fried chicken, slaw."
  /(?<=^\p{Lu}[^.,]{4,40}\p{Ll})\. (?=\p{Lu}\p{Ll})/u,
  // "Turkey ClubHouse roasted turkey": two elements of a page, copied without the gap between them.
  /(?<=[\p{L}&] \p{L}{2,20}\p{Ll})(?=\p{Lu}\p{Ll}+[ ,-])/u,
];

interface SplitName {
  name: string;
  description: string;
}

/** A name and what follows it on the same line. */
export function splitName(label: string): SplitName {
  return splitAtMark(label) ?? splitAtWith(label) ?? splitAtComma(label);
}

/** A dash, colon, gap or bracket between the two. */
export function splitAtMark(label: string): SplitName | null {
  for (const mark of marks) {
    const found = mark.exec(label);
    if (!found || found.index < 2 || found.index > longestName) continue;
    const description = tidy(label.slice(found.index + found[0].length));
    // "Club – Meal" is another thing to buy, not another word for the club.
    if (/^(?:meal|combo|menu|deal)$/i.test(description)) return null;
    return { name: label.slice(0, found.index), description };
  }
  return null;
}

/** "Burger with lettuce, tomato and mayo" lists its parts, "Eggs with Toast" does not. */
function splitAtWith(label: string): SplitName | null {
  const found = / (?:with|w\/|mit|avec|con) /i.exec(label);
  if (!found || found.index > longestName) return null;
  const [name, description] = [label.slice(0, found.index), label.slice(found.index).trim()];
  const isList = description.includes(", ") && !name.includes(",");
  const isWholeName = wordsOf(name).length > 2 || findChicken(wordsOf(name)).length > 0;
  return isList && isWholeName ? { name, description } : null;
}

/**
 * "Pork Belly Bun, hoisin, cucumber" is a name with its list, "Chicken, Bacon & Avocado" is a name:
 * a list begins in lower case or goes on, and what it describes has two words or says what it is.
 */
function splitAtComma(label: string): SplitName {
  const comma = label.indexOf(", ");
  if (comma < 0 || comma > longestName) return { name: label, description: "" };
  const [name, rest] = [label.slice(0, comma), label.slice(comma + 2)];
  const isNamed = wordsOf(name).length > 1 || findForms(wordsOf(name)).length > 0;
  const isList = /^\p{Ll}/u.test(rest) || rest.includes(", ");
  return isNamed && isList ? { name, description: rest } : { name: label, description: "" };
}

const tidy = (text: string) =>
  text
    .replace(/\)$/, "")
    .replace(/^[\s|–—~:-]+/, "")
    .trim();
