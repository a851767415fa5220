import { detectLanguage, fold, lexiconOf } from "../hours/lexicon.ts";
import { isOther } from "./address-blocks.ts";
import { addressLabel, isStreetBelow } from "./address-titles.ts";
import { streetWords } from "./street-words.ts";

export interface AddressStack {
  parts: string[];
  /** Indexes of the first and the last of its lines. */
  firstLine: number;
  lastLine: number;
}

interface Row {
  text: string;
  at: number;
}

const mostRows = 4;
/** Blank lines stand between the elements of a page. */
const widestGap = 6;
const longestRow = 90;
const longestName = 45;

const digits = "(?:\\d{4,6}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}-\\d{3})";
const canadian = "[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d";
const label =
  "(?:C\\.? ?P\\.?|CEP|Cep|PLZ|CAP|Cap|PSČ|ZIP|Zip|PIN(?: [Cc]ode)?|[Cc]ód(?:igo)?\\.? [Pp]ostal|[Pp]ost(?:al )?[Cc]ode)[.:]? ?";
const loneCode = new RegExp(`^(?:${label})?(?:[A-Z]{1,2}-)?(?:${digits}|${canadian})$`, "u");
const labelledCode = new RegExp(`^${label}${digits}(?:,| [-–])? (\\p{Lu}.{2,60})$`, "u");
const endsWithCode = new RegExp(`, ${label}${digits}$`, "u");
const codeInside = new RegExp(`^([^,]{3,60}), .{0,60}${label}${digits}, ?(\\p{Lu}.{2,60})$`, "u");
const looksLikeYear = /^(?:19[5-9]|20[0-3])\d$/;

const name =
  "(?:[Bb][°º]\\.? ?|[Cc]ol\\. ?)?\\p{Lu}[\\p{L}'’.]*(?:[ -](?:\\p{Lu}[\\p{L}'’.]*|de|del|la|las|los|le|les|el|am|an|der|den|do|da|dos|di|sur|sous|im|in|nad|pod|y|e|of|the|upon)){0,4}";
const isName = new RegExp(
  `^${name}(?: \\d{1,2}e?)?(?:(?:, ?| [-–—] )${name}){0,2}(?: \\(${name}\\))?$`,
  "u",
);
const noName =
  /(?<!\p{L})(?:directions?|maps?|mapa|order|menus?|menü|call|phone|tel|telefon\p{L}*|teléfono|contact|kontakt|contatti|hours|opening|open|closed|horarios?|horaires?|öffnungszeiten|orari|parking|parken|parkplatz|book|reserv\p{L}*|view|see|get|visit|e-?mail|instagram|facebook|whatsapp|delivery|livraison|pedidos|lieferung|anfahrt|route\p{L}*|itinéraire|llegar|accès|free|gratis|dine|take|drive|welcome|daily|street food|copyright)(?!\p{L})/iu;

/** A house's number before its street or behind it, and perhaps the next corner. */
const numberedStreet =
  /^(?:(?:[Uu]nit|[Ss]hop|[Ss]uite|[Ss]tall|[Kk]iosk|[Aa]rch|[Ll]ot|[Ll]ocal) ?#?\w{1,5}, (?=\p{Lu})[\p{L} .'’-]{3,40}|\d{1,5}\p{L}?(?:[-/]\d{1,5})?,? (?=[^\d,]{0,40}\p{Lu}|\p{Ll}+\.? (?:de|du|des|la|le)(?!\p{L}))[\p{L} .'’-]{3,45}|\p{Lu}[\p{L} .'’-]{2,45},? (?:n[º°o.]{1,2} ?|# ?)?\d{1,5}(?: ?\p{L}(?!\p{L}))?(?:[-/]\d{1,4}\p{L}?)?)(?:,? (?:[Ee]sq|[Ee]squina|casi|entre|angolo|[Ee]cke|y|e)(?!\p{L})\.? [\p{L} .'’-]{2,40})?$/u;
const hasNumber = /\d/;

/** An address whose city, postcode and street have lines of their own, one of which ends at `index` or begins there. */
export function addressStack(
  said: string,
  lines: readonly string[],
  index: number,
): AddressStack | null {
  if (said.length > longestRow || lines[index]?.startsWith("#")) return null;
  return (
    (loneCode.test(said)
      ? (codeBelowCity(said, lines, index) ?? codeAboveCity(said, lines, index))
      : null) ??
    belowStreet(said, lines, index) ??
    cityBelow(said, lines, index) ??
    inside(said, index) ??
    belowTitle(said, lines, index)
  );
}

/** "Lagerhausgasse 2a", "Schwanenstadt", "4690" */
function codeBelowCity(code: string, lines: readonly string[], index: number): AddressStack | null {
  if (looksLikeYear.test(code)) return null;
  const above = rowsFrom(lines, index, -1);
  const street = above.findIndex(({ text }) => isStreet(text, code));
  const names = above.slice(0, street).map(({ text }) => text);
  const row = above[street];
  if (!row || !names.every(isPlace)) return null;
  // "Via Roma 3" and "Col. Centro" are no cities, "12 Water Street, Summerside" has its own.
  const last = (names[0] ?? row.text).split(", ").at(-1) ?? "";
  if ((street === 0 && !row.text.includes(", ")) || /\d/.test(last) || !isPlace(last)) return null;
  if (district.test(last)) return null;
  const [city = row.text, ...rest] = names;
  const parts = street === 0 ? [] : [row.text, ...rest.reverse()];
  return { parts: [...parts, city, code], firstLine: row.at, lastLine: index };
}

const district = /^(?:col|colonia|barrio|bairro|fracc|b[°º])(?!\p{L})/iu;

/** "Via Roma 3", "20121", "Milano"; a district may stand below the street. */
function codeAboveCity(code: string, lines: readonly string[], index: number): AddressStack | null {
  const above = rowsFrom(lines, index, -1);
  const from = district.test(above[0]?.text ?? "") ? 1 : 0;
  const street = above[from];
  const [city] = rowsFrom(lines, index, 1);
  if (!street || !city || !isStreet(street.text, code) || !isPlace(city.text)) return null;
  const parts = above.slice(0, from + 1).map(({ text }) => text);
  return {
    parts: [...parts.reverse(), `${code} ${city.text}`],
    firstLine: street.at,
    lastLine: city.at,
  };
}

/** "C.P. 76000, Querétaro, Qro." below whatever has a number. */
function belowStreet(said: string, lines: readonly string[], index: number): AddressStack | null {
  const city = labelledCode.exec(said)?.[1];
  if (!city || !isPlace(city)) return null;
  const above = rowsFrom(lines, index, -1).slice(0, 2);
  const street = above.findIndex(({ text }) => hasNumber.test(text) || streetWords.test(text));
  const row = above[street];
  if (!row || above.slice(0, street + 1).some(({ text }) => isOther.test(text))) return null;
  const parts = above.slice(0, street + 1).map(({ text }) => text);
  return { parts: [...parts.reverse(), said], firstLine: row.at, lastLine: index };
}

/** "Hidalgo 23, Col. Centro, C.P. 44100" above "Guadalajara, Jalisco". */
function cityBelow(said: string, lines: readonly string[], index: number): AddressStack | null {
  const isCode = endsWithCode.test(said) && hasNumber.test(said.split(",")[0] ?? "");
  const [city] = isCode ? rowsFrom(lines, index, 1) : [];
  return city && isPlace(city.text)
    ? { parts: [said, city.text], firstLine: index, lastLine: city.at }
    : null;
}

/** "Hidalgo 23, Centro, CP 44100, Guadalajara, Jalisco" */
function inside(said: string, index: number): AddressStack | null {
  const [, street = "", city = ""] = codeInside.exec(said) ?? [];
  return hasNumber.test(street) && isPlace(city) && !isOther.test(said)
    ? { parts: [said], firstLine: index, lastLine: index }
    : null;
}

/** "Lima 1043 esq. Viamonte" above "Córdoba Capital", where a title says what it is. */
function belowTitle(said: string, lines: readonly string[], index: number): AddressStack | null {
  if (!isPlace(said)) return null;
  const [street, title] = rowsFrom(lines, index, -1);
  if (!street || isOther.test(street.text)) return null;
  const text = street.text.replace(addressLabel, "");
  const isTitled = text !== street.text || isStreetBelow(title?.text ?? "", text);
  const near = [title?.text, street.text, said].join("\n");
  return isTitled && numberedStreet.test(text) && !saysHours(said, near)
    ? { parts: [text, said], firstLine: street.at, lastLine: index }
    : null;
}

/** "Montag - Freitag" is no town. */
function saysHours(said: string, near: string): boolean {
  const { entries } = lexiconOf(detectLanguage(near, ""));
  return said.split(/[^\p{L}]+/u).some((word) => {
    const kind = entries.get(fold(word))?.kind;
    return kind === "days" || kind === "closed" || kind === "open" || kind === "month";
  });
}

const isPlace = (text: string): boolean =>
  text.length <= longestName && isName.test(text) && !noName.test(text);

/** "Hidalgo 23" is one where the code has a name; "Combo 2" above "Papas" and "1200" is none. */
const isStreet = (text: string, code: string): boolean =>
  hasNumber.test(text) &&
  !isOther.test(text) &&
  (streetWords.test(text) || (/^\p{L}\.?\p{L}/u.test(code) && numberedStreet.test(text))) &&
  text.split(" ").length < 12;

/** The nearest lines above or below, of rows their last cells. */
function rowsFrom(lines: readonly string[], index: number, step: 1 | -1): Row[] {
  const rows: Row[] = [];
  let gap = 0;
  for (let at = index + step; rows.length < mostRows && gap < widestGap; at += step) {
    const line = lines[at];
    if (line === undefined || line.length > longestRow) break;
    const text = (line.split("\t").findLast((cell) => cell.trim() !== "") ?? "")
      .replace(/^#+ /, "")
      .trim()
      .replace(/,$/, "");
    if (text === "") gap += 1;
    else {
      gap = 0;
      rows.push({ text, at });
    }
    // Nothing goes on beyond a heading.
    if (line.startsWith("#")) break;
  }
  return rows;
}
