/** Numbers need separators: a bare run of digits could be anything. None goes on in the next line. */
const formats = [
  /\+\d{1,3}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d[\d ./-]{5,14}\d/g,
  /(?<![\d.,#-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ ./-]{1,2})\d{3}[ .-]\d{4}(?![\d-])/g,
  /(?<![\d.,#-])\(?0\d{1,4}\)?(?: ?[/.-] ?| )\d[\d .-]{4,11}\d(?![\d-])/g,
  /(?<![\d.,#-])(?:\(\d{2}\) ?\d{4}[ -]\d{4}|1[38]00 \d{3} \d{3})(?![\d-])/g,
  // Nine digits of Spain, Portugal, Poland and the Czech Republic, ten of Mexico.
  /(?<![\d.,#+)/-] ?)(?:[2-9]\d{2} \d{3} \d{3}|[689]\d{2} \d{2} \d{2} \d{2}|[1-9]\d \d{3} \d{2} \d{2}|[1-9]\d[ -]\d{4}[ -]\d{4})(?![\d-]| \d)/g,
];
const labelled =
  /(?:(?<!\p{L})(?:tel|telef|tfno|tlfno|tfn|telephone|téléphone|tél|telefon|telefón|telefoon|teléfono|telefono|telefone|telemóvel|tlm|puhelin|puh|tlf|phone|ph|fon|call(?: us)?(?: at| on)?|text|t|m|mobile|mobil|móvil|mob|mov|cel|cell|cellulare|celular|komórka|kom|handy|gsm|whatsapp|ring|ruf|rufnummer|infoline|zavolejte|zadzwoń|chiama(?:ci)?|llámanos|appelez|reservations?|réservations?|reservas?|prenotazioni|rezervace|rezerwacje|reservierung|τηλ|τηλέφωνο|тел|телефон|โทร|טל|טלפון|هاتف|تلفن|फ़ोन|फोन)(?!\p{L})|電話|电话|電話番号|전화|전화번호|연락처|문의|訂位|☎|📞|📱)[^\p{L}\d+(]{0,6}(\+?[\d(][\d ()./-]{5,20}\d)/giu;

/** Fax numbers, and numbers that the tax office or a register gave. */
const isOther =
  /(?<!\p{L})(?:fax|f|nip|regon|krs|ičo?|dič|iva|vat|cif|nif|kvk|siret|siren|ust|ein|tax|abn|acn|btw|org\.? ?nr|사업자등록번호|税番)(?!\p{L})[^\p{L}\d]{0,8}(?:\S{0,3})$/iu;
const isSecondary =
  /\b(?:catering|events?|weddings?|parties|private dining|franchis\w*|press|media|corporate|office|gift|careers?|jobs?|hiring|wholesale)\b[^\n]{0,40}$/i;

export interface PhoneFound {
  number: string;
  index: number;
  /** For catering, press and the like. */
  isSecondary: boolean;
  /** In a story, which may tell of somebody else. */
  isInProse: boolean;
}

const mostLettersAround = 40;

/** Phone numbers of a text, the restaurant's own first. */
export function findPhones(written: string): PhoneFound[] {
  const found = new Map<string, PhoneFound>();
  const text = written
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/\t/g, " ");
  for (const pattern of [...formats, labelled]) {
    for (const match of text.matchAll(pattern)) {
      const number = cleanPhone(match[1] ?? match[0]);
      const before = text.slice(Math.max(0, match.index - 60), match.index);
      if (!number || isOther.test(before) || /^\s*f(?:ax)?\b/i.test(match[0])) continue;
      const key = number.replace(/\D/g, "").slice(-9);
      const phone = {
        number,
        index: match.index,
        isSecondary: isSecondary.test(before),
        isInProse: isInProse(text, match.index),
      };
      if (!found.has(key)) found.set(key, phone);
    }
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.isSecondary) - Number(b.isSecondary) ||
      Number(a.isInProse) - Number(b.isInProse) ||
      a.index - b.index,
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
  const isReal = digits.length >= 7 && digits.length <= 15 && !/^(\d)\1+$/.test(digits);
  return isReal ? bare : null;
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
