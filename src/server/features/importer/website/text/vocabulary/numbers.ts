// Data: what has a number and is nobody's telephone. The one place to add a word.

/** Whoever sends faxes. */
const faxes = "fax|telefax|faks|faxu|telefaks|telecopie|télécopie|φαξ|факс|f";
/** Given by the tax office or a register. */
const registers = [
  "nip|regon|krs|ičo?|dič|iva|vat|cif|nif|nipc|kvk|siret|siren|ust|ein|tax|abn|acn|btw|org\\.? ?nr",
  "(?:steuer|umsatzsteuer|konto|register|handelsregister|kunden|betriebs|gewerbe)-?(?:nummer|nr\\.?)",
  "(?:company|registration|charity|account|licen[cs]e|permit|vat|tax|invoice) (?:number|no\\.?)",
].join("|");
/** Words that also stand above a telephone's number: they count in its line only. */
const registersInLine = [
  "rea|gst|gstin|hst|uen|cvr|hrb|rcs|fssai|iban|bic|blz|fein|tva|tps|tvq|dph|sort code|konto|účet|cap\\. ?soc",
  "(?:job|bill|batch|lot|reference|ticket|receipt|grant|member|card|policy|version) (?:number|no\\.?|id|ref)|(?:company|tax) id",
  "registered (?:charity|society|company|no\\.?)|licen[cs]e ?#|permit|reg\\.? (?:no|nr)\\.?|sanitario|protokolu|verze|partii|šarže",
].join("|");
const unspacedRegisters =
  "사업자등록번호|통신판매업|메뉴판 번호|계좌|登録番号|税番|口座|許可番号|注文番号|统一社会信用代码|팩스|ファックス|ファクス|传真|傳真";
/** "VAT registration GB 0207", "Registered charity no. 1163" */
const wordsBetween = "(?:[ -](?:registration|register|number|no|nr|n[°º]|gb|ie)[.:]?){0,2}";
export const isOtherNumber = new RegExp(
  [
    `(?<!\\p{L})(?:${faxes}|${registers})(?!\\p{L})${wordsBetween}[^\\p{L}\\d]{0,8}(?:\\S{0,3})$`,
    `(?<!\\p{L})(?:${registersInLine})(?!\\p{L})${wordsBetween}[^\\p{L}\\d\\n.]{0,8}(?:\\S{0,3})$`,
    `(?:${unspacedRegisters})[^\\p{L}\\d]{0,8}(?:\\S{0,3})$`,
  ].join("|"),
  "iu",
);

/** "carte d'hiver n° 01 26 03 15 00": the number of something, and not "Réservations au n°". */
export const isCountOf =
  /(?<!\p{L})(?:cartes?|men[uùü]|menus|speisekarte|karte|édition|edition|edizione|ausgabe|version|modèle|artikel|article)(?!\p{L})[^\n\d.,]{0,20}(?:n[°º]|n\.[°º]?|nr\.?|č\.|№) ?$/iu;
/** "Format: 555-123-4567" */
export const isExample =
  /(?<![\p{L}.])(?:e\.g\.|example|(?:format|numbers?) like|format|sample|z\. ?B\.|beispiel|par ex(?:emple|\.)|ejemplo|ad es(?:empio|\.)|np\.|např\.|exemplo)[: (]{0,4}$|(?:예시|例)[:： (]{1,4}$/iu;

/** Registers, and how many digits their numbers have: what follows may be a postcode or a house. */
const registerLengths: readonly [string, number][] = [
  ["cvr|ičo?", 8],
  ["acn|vat|gst(?:/hst)?|hst|regon|siren|nif|nipc|cif", 9],
  ["nip|krs", 10],
  ["abn|p\\.? ?iva", 11],
  ["siret|fssai", 14],
];
/** "GST/HST 81234 5678" looks like a postcode before a city. */
export const registeredNumber = new RegExp(
  registerLengths
    .map(
      ([names, length]) =>
        `(?<!\\p{L})(?:${names})(?: (?:no|nr|gb|reg)\\.?)?[:. ]{1,3}\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`,
    )
    .join("|"),
  "giu",
);
