const generic =
  /^(?:home(?: ?page)?|welcome|official (?:web)?site|contact(?: us)?|menus?|our menu|food|locations?|about(?: us)?|order(?: online)?|order now|index|start(?:seite)?|accueil|inicio|visit(?: us)?|hours|directions|online ordering|find us|restaurant)$/i;
const separators = / [|–—·•»:-]{1,2} | ?[|•»] ?| ?:: ?|: /;

/** The restaurant's name out of a page's title, with its first heading as a witness. */
export function nameOfPage(title: string, headings: readonly string[]): string | null {
  const parts = title
    .split(separators)
    .map(tidy)
    .filter((part) => part && !isGeneric(part));
  const spoken = headings.map(tidy).filter((heading) => heading && heading.length <= 60);
  const confirmed = spoken.find((heading) => {
    const key = fold(heading);
    return key.length > 2 && parts.some((part) => fold(part) === key || fold(part).startsWith(key));
  });
  return confirmed ?? parts[0] ?? spoken.find((heading) => !isGeneric(heading)) ?? null;
}

/** "Menu & Hours" names no restaurant either. */
const isGeneric = (text: string) =>
  text.split(/ (?:&|and|\+) /i).every((part) => generic.test(part));

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^welcome to (?:the )?/i, "")
    .replace(/(?<![!\s])[!\s]+$/, "");
