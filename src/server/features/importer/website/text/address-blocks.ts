import { british, irish } from "./regions.ts";
import { streetWords } from "./street-words.ts";

export interface AddressBlock {
  parts: string[];
  /** Index of the first of its lines. */
  firstLine: number;
}

/** More lines, or letters in one of them, are no address. */
const mostAbove = 4;
const longestPart = 70;
const longestLine = 160;

const code = "(?:\\d{4,6}|\\d{3} \\d{2,3}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}-\\d{3})";
const codeName =
  "(?:(?:[Cc]\\.? ?[Pp]\\.?|CEP|Cep|PLZ|CAP|Cap|PSČ|ZIP|Zip|(?:PIN|Pin|pin)(?: ?[Cc]ode)?|P\\.? ?C)[.:]? ?)?";
const name = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’.() -]{1,40}";
const plainName = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’. -]{1,40}";
/** "C.P. 20169 Aguascalientes, Ags.", "1003 Lausanne", "3014GK Rotterdam" */
const codeFirst = new RegExp(
  `^${codeName}(?:[A-Z]{1,2}-)?${code}(?: ?[A-Z]{2})?(?:,| [-–])? ${name}(?:, ?${name})?$`,
  "u",
);
/** "Bengaluru - 560038", "Singapore 209999", "Makati City, Metro Manila 1226" */
const codeLast = new RegExp(
  `^${plainName}(?:, ?${plainName}){0,2}[ ,–-]{1,3}${codeName}${code}$`,
  "u",
);
/** On a line of their own, or behind their city. */
const longCode = new RegExp(
  `^(?:${name}(?:, ?${name}){0,2},? )?(?:${british}|${irish}|\\d{5}-\\d{3})$`,
  "u",
);
const isYear = /(?<!\d)(?:19|20)\d\d(?![\d -]\d)(?!\d)/;
/** Prices, times, numbers to call and addresses of the web. */
export const isOther =
  /[$€£₪฿₩@!?"“”«»]|\b\d+ ?(?:g|gr|kg|ml|cl|dl|cal|kcal)\b|\d[:.]\d\d(?!\d)|https?:|www\.|\d{3}[-. ]\d{4}|\d\s?(?:am|pm)\b|^# /i;

/**
 * An address by its shape: a city with its code, and before it or in the lines above it something that is called a
 * street, wherever its number stands, or without one.
 */
export function addressBlock(
  said: string,
  lines: readonly string[],
  index: number,
): AddressBlock | null {
  if (said.length > longestLine || !/\d/.test(said)) return null;
  return onLine(said, index) ?? overLines(said, lines, index);
}

function onLine(said: string, index: number): AddressBlock | null {
  const parts = said.split(/[,،] | [-–—] /).filter((part) => part.trim() !== "");
  for (let at = parts.length - 1; at > 0 && at >= parts.length - 3; at -= 1) {
    const city = parts.slice(at).join(", ");
    const street = parts.slice(0, at);
    const isKnown = isStreet(street, city) || (street.length > 1 && hasLongCode.test(city));
    if (isCity(city) && isKnown && !street.some((part) => isOther.test(part)))
      return { parts, firstLine: index };
  }
  return null;
}

function overLines(city: string, lines: readonly string[], index: number): AddressBlock | null {
  if (!isCity(city) || isOther.test(lines[index] ?? "")) return null;
  const above: string[] = [];
  for (let at = index - 1; at >= 0 && above.length < mostAbove; at -= 1) {
    const line = (lines[at] ?? "").trim();
    if (line === "") continue;
    if (line.length > longestPart || isOther.test(line) || line.includes("\t")) return null;
    above.unshift(line);
    if (isStreet([line], city)) return { parts: [...above, city], firstLine: at };
  }
  return null;
}

/** Nothing but an address ends with six digits behind three names. */
const hasLongCode = /\p{L} ?[-–]? ?\d{6}$/u;

const isCity = (said: string): boolean =>
  [codeFirst, codeLast, longCode].some((form) => form.test(said)) && !hasOtherNumber.test(said);

/** "Tel. 0871", "Copyright 2026", "Since 1998" */
export const hasOtherNumber =
  /(?<!\p{L})(?:tel|telefon|telefono|teléfono|telefone|téléphone|phone|ph|fax|telefax|fon|mob|mobil|mobile|handy|copyright|since|seit|depuis|desde|dal|od|est|established|reg|lic|licence|license|no|nr)(?!\p{L})/iu;

/** What may be a year is a code only below a street with its number. */
const isStreet = (parts: readonly string[], city: string): boolean =>
  parts.some(
    (part) =>
      part.length <= longestPart &&
      /^[#\p{Lu}\p{Lo}\d]/u.test(part.trim()) &&
      streetWords.test(part) &&
      (!isYear.test(city) || /(?<!\d)\d{1,4}(?!\d)/.test(part)),
  );
