const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
const stateNames =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|D\\.C\\.";
const provinces =
  "AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan";

const british = "(?:GIR 0AA|[A-PR-UWYZ][A-HK-Y]?\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})";
const irish = "(?:[AC-FHKNPRTV-Y]\\d[\\dW] ?[AC-FHKNPRTV-Y\\d]{4})";

/** The end of an address in countries that write the postcode last; what stands before it is street and city. */
export const endings: readonly RegExp[] = [
  new RegExp(`\\b(?:${states}|${stateNames})\\.?,?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!\\.\\d)`),
  new RegExp(
    `(?:\\b(?:${provinces})|\\((?:${provinces})\\))[.,]?\\s{0,3}[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d\\b(?:,? Canada)?`,
    "i",
  ),
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),?\s{1,3}\d{4}\b/,
  new RegExp(`\\b${british}\\b`),
  new RegExp(`\\b${irish}\\b`),
];

/** "50823 Köln", "3512 PH Utrecht", "D-50823 Köln": countries that write the postcode before the city. */
export const postcodeFirst =
  /(?:\b(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})?|\b\d{3} \d{2})\s+\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Lu}[\p{L}'’.-]+|am|an|der|den|de|la|le|les|sur|im|do|da|del|y))*(?:\s\([\p{L} ]{2,20}\))?(?:\s?\d{1,2}(?!\d))?/u;

/** "〒150-0001 東京都渋谷区神宮前3-12-8": from the large to the small, on one line. */
export const japanese =
  /〒?\s?\d{3}[-－]\d{4}\s{0,3}\p{Script=Han}{2,4}[都道府県][^\n〒]{2,40}?\d(?:[\d丁目番地号－-]*)/u;

/** A street with its number, before or after the name. */
export const street =
  /(?:^|[\s:(–-])(\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp][Mm]\b)[\p{L}\d#][\s\S]{2,120})$/u;
export const startsLikeStreet =
  /^(?:\d{1,6}[A-Za-z]?(?:[-–/]\d{1,5}[A-Za-z]?)?,?\s+(?![AaPp]\.?[Mm]\b)[\p{L}\d]|(?:shop|unit|suite|ste|level|lot|units|shops|flat)\.? ?#?\w{1,5},? \S|(?:one|two|three|four|five|six|seven|eight|nine|ten) \p{Lu})/iu;
export const streetWithNumberLast =
  /^\p{L}[\p{L}\s.'’/-]{3,60},?\s+(?:n[º°.]?\s?)?\d{1,5}\s?[a-zA-Z]?(?:[-–/]\d{1,5})?$/u;
export const postBox = /\bp\.?\s?o\.?\s?box\b|\bpostfach\b|\bboîte postale\b|\bapartado\b/i;
export const innerPart =
  /^(?:suite|ste|unit|#|floor|fl|level|shop|apt|building|bldg|space)\b|^#\s?\w/i;

const is = (pattern: string) => {
  const whole = new RegExp(`^${pattern}$`, "i");
  return (text: string) => whole.test(text.trim());
};

export const isIn = { britain: is(british), ireland: is(irish) };
