import { isCountOf, isExample, isOtherNumber } from "./vocabulary/numbers.ts";

/** Numbers need separators: a bare run of digits could be anything. None goes on in the next line. */
const formats = [
  /\+\d{1,3}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d[\d ./-]{5,14}\d/g,
  // The 1 behind a letter ends a postcode: "K2P 1A1 613-555-0101".
  /(?<![\d.,#-])(?:(?<!\p{L})1[ .-])?(?:\(\d{3}\) ?|\d{3}[ ./-]{1,2})\d{3}[ .-]\d{4}(?![\d-])/gu,
  /(?<![\d.,#-])\(?0\d{1,4}\)?(?: ?[/.-] ?| )\d[\d .-]{4,11}\d(?![\d-])/g,
  /(?<![\d.,#-])(?:\(\d{2}\) ?\d{4}[ -]\d{4}|1[38]00 \d{3} \d{3})(?![\d-])/g,
  // "515 · 555 · 0102"
  /(?<!\d)\(?\d{3}\)? ?[·•∙] ?\d{3} ?[·•∙] ?\d{4}(?!\d)/g,
  // Eight digits of Denmark and Norway.
  /(?<![\d.,#+)/-] ?)(?:[2-9]\d \d{2} \d{2} \d{2}|[2-9]\d{2} \d{2} \d{3})(?![\d-]| \d)/g,
  // Nine digits of Spain, Portugal, Poland and the Czech Republic, ten of Mexico.
  /(?<![\d.,#+)/-] ?)(?:[2-9]\d{2} \d{3} \d{3}|[689]\d{2} \d{2} \d{2} \d{2}|[1-9]\d \d{3} \d{2} \d{2}|[1-9]\d[ -]\d{4}[ -]\d{4})(?![\d-]| \d)/g,
];
/** Without separators, or in two halves as in Singapore and Hong Kong: only in a line of its own. */
const alone = /(?<=^|\n)[^\S\n]{0,4}((?:0\d{9,10}|[3689]\d{3}[ -]\d{4}))(?=[^\S\n]{0,4}(?:\n|$))/g;
const labelled =
  /(?:(?<!\p{L})(?:tel|telef|tfno|tlfno|tfn|telephone|téléphone|tél|telefon|telefón|telefoon|teléfono|telefono|telefone|telemóvel|tlm|puhelin|puh|tlf|phone|ph|fon|call(?: us)?(?: at| on)?|text|t|m|mobile|mobil|móvil|mob|mov|cel|cell|cellulare|celular|komórka|kom|handy|gsm|whatsapp|ring|ruf|rufnummer|infoline|zavolejte|zadzwoń|chiama(?:ci)?|llámanos|appelez|reservations?|réservations?|reservas?|prenotazioni|rezervace|rezerwacje|reservierung|τηλ|τηλέφωνο|тел|телефон|โทร|טל|טלפון|هاتف|تلفن|फ़ोन|फोन)(?!\p{L})|電話|电话|電話番号|전화|전화번호|연락처|문의|訂位|☎|📞|📱)[^\p{L}\d+(]{0,6}(\+?[\d(][\d ()./-]{5,20}\d)/giu;

/** "Tel/Fax": one number for both. */
const isShared =
  /(?<!\p{L})(?:tel|tél|telef|telefon|telefono|teléfono|telefone|telephone|phone|ph|fon|t|tlf|puh)\.?:? ?(?:[/&+,|-]|and|und|et|y|e|i|a|og|och) ?(?:tele)?fax(?!\p{L})[^\p{L}\d]{0,8}$/iu;
/** What else a restaurant has a number for. */
const otherPurposes =
  "catering|caterings|pro shop|golf shop|tee times?|front desk|reception|gift shop|events?|weddings?|parties|banquets?|private (?:dining|events?|parties)|functions|group bookings|franchis\\p{L}*|press|media|corporate|head office|office|gift|careers?|jobs?|hiring|wholesale|book the truck|" +
  "veranstaltung(?:en)?|feiern|hochzeit(?:en)?|presse|bewerbung(?:en)?|verwaltung|büro|partyservice|großhandel|karriere|" +
  "événements?|évènements?|traiteur|mariages?|recrutement|privatisation|franchise|" +
  "eventos|banquetes|bodas|mayoreo|prensa|empleo|franquicias|facturación|casamentos|imprensa|escritório|" +
  "eventi|matrimoni|ufficio|stampa|banchetti|ingrosso|feesten|partijen|evenementen|kantoor|vacatures|groothandel|" +
  "imprezy|wesela|biuro|prasa|praca|hurt|akce|svatby|kancelář|kariéra|velkoobchod|fester|bröllop|bryllup|kontor|" +
  "eventy|rendezvények|esküvő|etkinlik|мероприятия|банкеты|пресса|вакансии|заходи|банкети";
const unspacedPurposes =
  "採用|宴会|取材|本社|卸売|채용|단체|대관|본사|제휴|도매|창업|가맹|招聘|加盟|包场|包場|媒体";
const isSecondary = new RegExp(
  `(?:(?<!\\p{L})(?:${otherPurposes})(?!\\p{L})|${unspacedPurposes})(?:(?!\\d{4})[^\\n]){0,40}$`,
  "iu",
);
/** "Call Beth at": somebody's own number. */
const isPersonal =
  /(?:[Cc]all|[Tt]ext|[Cc]ontact|[Aa]sk for|[Tt]alk to) (?!(?:Us|Now|Today|Ahead|The|Our|For|Me|In|To|Or|Store|Restaurant)\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:at|on)[ :]{0,2}$/u;

export interface PhoneFound {
  number: string;
  index: number;
  /** Where else it stands. */
  again: readonly number[];
  /** For catering, press and the like. */
  isSecondary: boolean;
  /** In a story, which may tell of somebody else. */
  isInProse: boolean;
}

const mostLettersAround = 40;
const mostAgain = 10;

/** Phone numbers of a text, the restaurant's own first. */
export function findPhones(written: string): PhoneFound[] {
  const found = new Map<string, PhoneFound>();
  const text = withoutAccounts(
    written
      .normalize("NFKC")
      .replace(/[‐-―−]/g, "-")
      .replace(/\t/g, " "),
  );
  for (const pattern of [...formats, alone, labelled]) {
    for (const match of text.matchAll(pattern)) {
      const shown = match[1] ?? match[0];
      const number = cleanPhone(shown);
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      if (!number || /^\s*f(?:ax)?\b/i.test(match[0])) continue;
      if (isNoPhone(shown.trim(), before) || (pattern !== labelled && isDate.test(shown))) continue;
      const key = number.replace(/\D/g, "").slice(-9);
      const phone = {
        number,
        index: match.index,
        again: [],
        isSecondary:
          isSecondary.test(before) || isPersonal.test(before) || isBelowOther(text, match.index),
        isInProse: isInProse(text, match.index),
      };
      const known = found.get(key);
      if (!known || (known.isSecondary && !phone.isSecondary)) found.set(key, phone);
      else if (known.again.length < mostAgain)
        found.set(key, { ...known, again: [...known.again, match.index] });
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.isSecondary) - Number(b.isSecondary) ||
      Number(a.isInProse) - Number(b.isInProse) ||
      a.index - b.index,
  );
}

const isNoPhone = (number: string, before: string): boolean =>
  isDay.test(number) ||
  isCountOf.test(before) ||
  isExample.test(before) ||
  (isOtherNumber.test(before) && !isShared.test(before));

/** "09.10.2025", "16-01-2026" */
const isDay = /^[0-3]?\d([./-])[0-3]?\d\1(?:19|20)\d\d(?!\d)/;
/** "2025-0301-1130"; but "Tel. 2010-1203" is none. */
const isDate = /^\s*(?:19|20)\d\d[./-](?:0\d|1[0-2])[./-]?[0-3]\d(?!\d)/;

/** IBANs, and other numbers of accounts in many groups of four. */
const account =
  /(?<![\p{L}\d])(?:[A-Z]{2}\d\d(?: ?[A-Z\d]{4}){3,8}(?: [A-Z\d]{1,4})?|\d{2,4}(?: \d{4}){4,7})(?![\p{L}\d])/gu;
/** As long as before, because numbers are known by where they stand. */
const withoutAccounts = (text: string): string =>
  text.replace(account, (found) => "#".repeat(found.length));

const mostLettersBelow = 300;
const mostLinesBelow = 3;

/** Whether the title above it names something else: "# Private dining". */
function isBelowOther(text: string, index: number): boolean {
  const lines = text
    .slice(Math.max(0, index - mostLettersBelow), index)
    .split("\n")
    .filter((line, at, all) => line.trim() !== "" || at === all.length - 1);
  const title = lines.findLastIndex((line) => line.startsWith("#"));
  return (
    title >= 0 && lines.length - title <= mostLinesBelow + 1 && isSecondary.test(lines[title] ?? "")
  );
}

/** Whether many words stand before it in its line. */
function isInProse(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 300), index);
  const said = before.split(/[\n•·|]/).at(-1) ?? "";
  return said.replace(/[^\p{L}]/gu, "").length > mostLettersAround;
}

/** As written, without labels and extensions; null when it is no phone number. */
export function cleanPhone(text: string): string | null {
  const bare = decodeUri(text)
    .replace(/^\s*(?:tel|phone|call|callto|sms)\s*[.:]+\s*(?:\/\/)?/i, "")
    .replace(/(?:;|,|\bext\b|\bx)[\s\S]*/i, "")
    .replace(/[^\d+()./\s-]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s./-]+/, "")
    .replace(/(?<![\s./(-])[\s./(-]+$/, "");
  const digits = bare.replace(/\D/g, "");
  const isReal = digits.length >= 7 && digits.length <= 15 && !isUnfilled.test(digits);
  return isReal ? bare : null;
}

/** What templates and forms show: "(000) 000-0000", "123-456-7890", "555-123-4567". */
const isUnfilled = /^(?:(\d)\1+|0{6}\d+|1?(?:555)?1234567|1?1234567890|0?123456789)$/;

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
