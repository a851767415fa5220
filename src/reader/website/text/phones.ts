// Finds phone numbers in a text.
/** Numbers need separators: a bare run of digits could be anything. */
const formats = [
  /\+\d{1,3}[\s.-]?(?:\(0?\d{1,4}\)[\s.-]?)?\d[\d\s./-]{5,14}\d/g,
  /(?<![\d.,#-])(?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s./-]{1,2})\d{3}[\s.-]\d{4}(?![\d-])/g,
  /(?<![\d.,#-])\(?0\d{1,4}\)?(?:\s?[/-]\s?|\s)\d[\d\s.-]{4,11}\d(?![\d-])/g,
];
const labelled =
  /(?:(?<!\p{L})(?:tel|telephone|téléphone|tél|telefon|telefón|teléfono|telefono|telefone|puhelin|puh|tlf|phone|ph|fon|call|text|t|m|mobile|ring|reservations?|réservations?|τηλ|τηλέφωνο|тел|телефон|โทร|טל|טלפון|هاتف|تلفن|फ़ोन|फोन)(?!\p{L})|電話|电话|電話番号|전화|☎|📞)[^\p{L}\d+(]{0,6}(\+?[\d(][\d\s()./-]{5,20}\d)/giu;

const isOther = /\b(?:fax|f)[\s.:]*\S{0,3}$/i;
const isSecondary =
  /\b(?:catering|events?|private dining|franchis\w*|press|corporate|office|gift)\b[^\n]{0,20}$/i;

interface PhoneFound {
  number: string;
  index: number;
  isSecondary: boolean;
}

/** Phone numbers of a text; those for catering, press and the like come last. */
export function findPhones(written: string): PhoneFound[] {
  const found = new Map<string, PhoneFound>();
  const text = written.normalize("NFKC");
  for (const pattern of [...formats, labelled]) {
    for (const match of text.matchAll(pattern)) {
      const number = cleanPhone(match[1] ?? match[0]);
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (!number || isOther.test(before) || /^\s*f(?:ax)?\b/i.test(match[0])) continue;
      const key = number.replace(/\D/g, "").slice(-9);
      const phone = { number, index: match.index, isSecondary: isSecondary.test(before) };
      if (!found.has(key)) found.set(key, phone);
    }
  }
  return [...found.values()].sort(
    (a, b) => Number(a.isSecondary) - Number(b.isSecondary) || a.index - b.index,
  );
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
