import { fold, weekdayNames } from "./lexicon.ts";
import { hoursWords } from "./words.ts";

const sampleLength = 50_000;

/** The language in which a text names its weekdays: the declared one if it does, else the one that does most. */
export function detectLanguage(text: string, declared = ""): string {
  const sample = fold(text.slice(0, sampleLength));
  const page = supported(declared);
  const own = page ? countDays(sample, page) : 0;
  if (page && page !== "en" && own > 0) return page;
  const english = countDays(sample, "en");
  if (english > 0 || !hasTimes(sample)) return page && english === 0 ? page : "en";
  // Rarely needed, and each language costs some milliseconds the first time.
  let [best, most] = [page ?? "en", own];
  for (const language of Object.keys(hoursWords)) {
    const count = countDays(sample, language);
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

const hasTimes = (sample: string) => /\d ?[:.h時时点點시~〜–-]/.test(sample);

function supported(declared: string): string | null {
  const [language = ""] = declared.trim().toLowerCase().split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  const known = language === "nb" || language === "nn" ? "no" : language === "iw" ? "he" : language;
  return Intl.DateTimeFormat.supportedLocalesOf(known).length > 0 ? known : null;
}

const names = new Map<string, string[]>();

/** How often the text names a weekday in full, up to a limit for each. */
function countDays(sample: string, language: string): number {
  const known =
    names.get(language) ?? weekdayNames(language, "long").map((name) => name.split("-")[0] ?? name);
  names.set(language, known);
  return known.filter((name) => sample.includes(name)).length;
}
