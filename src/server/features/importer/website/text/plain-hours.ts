const dayNames = "(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?";
const letters: Record<string, string> = { M: "Mon", T: "Tue", W: "Wed", R: "Thu", F: "Fri" };
const spelled = (letter: string) => letters[letter] ?? letter;
const holidays =
  "(?:(?:public|bank|national) )?holidays?|feiertag(?:e|en|s)?|jours? fériés|festivos|festivi|feriados|feestdagen";

const steps: [RegExp, string | ((found: string, ...parts: string[]) => string)][] = [
  [/[〜～]/g, " - "],
  [/[／、・]/g, ", "],
  // Elements side by side leave no space in the text: "Monday7:00 am - 2:00 pm5:00 pm - 9:00 pm".
  [new RegExp(`(?<=\\b${dayNames})(?=\\d|closed)`, "gi"), " "],
  [/(?<=\d ?[ap]\.?m\.?)(?=\d)/gi, ", "],
  // "We" would be a Wednesday.
  [/\bwe(?:['’]re| are)\b/gi, " "],
  // "7 h 30" and "18 h", as in Québec.
  [/(?<=\d) h(?: ?(?=\d\d\b)|\b)/gi, "h"],
  [/\b12 ?(?=noon|midday|midnight)/gi, ""],
  // "late (11.30pm)" says how late, "(brunch til 2)" says nothing of the door.
  [/\b(?:late|close) ?\((\d[^()]{0,9})\)/gi, "$1"],
  [
    /(?<=\d ?(?:[ap]\.?m?\.?)? ?)\((?:brunch|lunch|dinner|kitchen|bar|last orders?|food)\b[^()]{0,40}\)/gi,
    "",
  ],
  [new RegExp(` ?(?:&|\\+|,|/|\\band\\b) ?(?:${holidays})(?!\\p{L})`, "giu"), " "],
  [/,? (?:except|excluding|but not)(?: for| on)?(?= [a-z]{3,9}\b)/gi, ", closed"],
  // "T-Th", "M-W", "W–Sa": a letter is a day only beside another one.
  [
    /\b([MTWF])(\s?[-–&/]\s?)(T[Hh](?:[Uu][Rr]?[Ss]?)?|F[Rr][Ii]?|S[Aa][Tt]?|S[Uu][Nn]?|[MTWRF])(?=[\s:,.]|$)/g,
    (_, from = "", between = "", to = "") => `${spelled(from)}${between}${spelled(to)}`,
  ],
  // Times that only name the day off are those of all others.
  [
    new RegExp(
      `^((?:open|hours?)? ?:? ?)(\\d(?:[\\d :.–-]|[ap]\\.?m\\b|to\\b)*)([,;(] ?(?:closed |(?:${dayNames}|mo|tu|we|th|fr|sa|su) +closed))`,
      "i",
    ),
    "$1daily $2$3",
  ],
];

/** Whatever is longer is prose, and would only keep the patterns busy. */
export const longestHoursLine = 400;

/** A line about hours with all that people leave to the eye spelled out, so that one parser reads every page. */
export function plainHours(line: string): string {
  const single = line.replace(/\s+/g, " ");
  if (single.length > longestHoursLine) return line;
  return steps.reduce(
    (text, [pattern, replacement]) =>
      typeof replacement === "string"
        ? text.replace(pattern, replacement)
        : text.replace(pattern, replacement),
    single,
  );
}
