import { detectLanguage, type Lexicon, lexiconOf } from "../hours/lexicon.ts";
import { type HoursToken, readTokens } from "../hours/tokens.ts";
import { type AddressFound, maker } from "./addresses.ts";
import { platforms } from "./platforms.ts";

/** Where a company is, which need not be where it cooks. */
const seat =
  /(?<!\p{L})(?:registered (?:office|address|in)|head ?office|headquarters?|corporate|mailing address|postal address|company (?:no|number|reg)|accounts? dept|sitz der|firmensitz|geschäftsführ\p{L}*|verantwortlich|registergericht|amtsgericht|postanschrift|rechnungs(?:adresse|anschrift)|verwaltung|ust-?id\p{L}*|hrb|siège(?: social)?|rcs|siret|siren|hébergeur|hébergement|hébergé|éditeur|sede (?:legale|social)|p\.? ?iva|partita iva|domicilio (?:social|fiscal)|razón social|n?cif|nif|nipc|kvk|btw|kantoor|(?:maatschappelijke|statutaire) zetel|siedzib[aąy]|nip|regon|krs|sídl\p{L}*|ičo?|dič|provozovatel|fakturační|säte|org\.? ?(?:nr|nummer)|cvr|hovedkontor|hovedkontor|y-tunnus|kotipaikka|székhely|adószám|cégjegyzék\p{L}*|sediu(?:l)? social|cui|юридический адрес|инн|огрн|юридична адреса|єдрпоу|vergi (?:dairesi|no))(?!\p{L})|運営会社|本社|사업자|본사|统一社会|統一編號/iu;
const legal =
  /^#.{0,12}(?:impressum|anbieter|mentions légales|note legali|aviso legal|legal|colofon|stockists?|retailers|where to buy|our (?:farmers|farms|growers|suppliers|purveyors|partners|friends|roasters?)|händler|lieferanten|partner|nos (?:producteurs|partenaires|fournisseurs)|(?:nuestros )?proveedores|i nostri fornitori|dodavatelé|dostawcy|leveranciers)\b/i;
/** Headings above what is not where one eats, or not at this restaurant. */
const elsewhere =
  /^#.{0,20}(?<!\p{L})(?:sister|other restaurants|other concepts|family of restaurants|parking|parken|parkplätze|stationnement|aparcamiento|parcheggio|private (?:events?|dining|parties)|weddings?|farmers'? markets?|markets|pop-?ups?|gift cards?|our story|our history|history|geschichte|notre histoire|nuestra historia|la nostra storia|press|donations|sponsors|schwester(?:restaurant|betrieb)\p{L}*|unsere anderen)(?!\p{L})/iu;
/** In the line of the address itself. */
const aside =
  /(?<!\p{L})(?:parking|park (?:at|in|after|behind)|ramp at|farmers'? market|pop-?up|by mail|send checks?|formerly at|used to be|old (?:spot|shop|location))(?!\p{L})/iu;
/** "© 2026 Diner Group LLC, 500 Corporate Way": whose rights these are is a company. */
const owner =
  /(?:©|copyright|all rights reserved).{0,80}(?<!\p{L})(?:ltd|limited|llc|llp|inc|corp|plc|pty|gmbh|ug|ag|kg|ohg|sarl|sas|sasu|s\.?l\.?u?|s\.?r\.?l\.?s?|s\.?p\.?a|snc|lda|ltda|b\.?v|n\.?v|s\. ?r\. ?o|sp\. z o\.? ?o|ab|as|aps|oy|kft)(?!\p{L})/iu;
const linesOfSeat = 2;
const linesToHeading = 30;

/** Those of a company, by what stands beside them or above them. */
export function seatsAmong(
  lines: readonly string[],
  addresses: readonly AddressFound[],
  name = "",
): ReadonlySet<AddressFound> {
  return new Set(
    addresses.filter(({ address, firstLine, lastLine }, index) => {
      const from = (addresses[index - 1]?.lastLine ?? -1) + 1;
      const above = lines.slice(Math.max(0, firstLine - linesToHeading), firstLine + 1);
      const heading = above.findLast((line) => line.startsWith("#")) ?? "";
      const near = lines.slice(Math.max(from, firstLine - linesOfSeat), lastLine + 1);
      return (
        legal.test(heading) ||
        elsewhere.test(heading) ||
        isOfOthers(lines[firstLine] ?? "", address, name) ||
        lines
          .slice(firstLine, lastLine + 1)
          .map((line) => line.slice(0, longestSeat))
          .some((line) => aside.test(line) || owner.test(line)) ||
        near
          .map((line) => line.slice(0, longestSeat))
          .some((line) => seat.test(line) || maker.test(line))
      );
    }),
  );
}

const longestSeat = 500;

const signs = "(?:©|\\(c\\)|copyright)(?:(?:©|\\(c\\)|\\d{4}|[ ,–-]|by ){0,8})";
/** Right behind the sign, and who it is. */
const holder = new RegExp(
  `${signs}((?:${platforms})(?!\\p{L})|[\\p{L}\\d.&' -]{2,40} (?:technologies|software|systems|solutions)(?!\\p{L}))`,
  "iu",
);
const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];

/** "© Slice 2026 · 902 Broadway": the rights of an ordering service, unless the restaurant is called so. */
function isOfOthers(line: string, address: string, name: string): boolean {
  const shown = line.slice(0, longestSeat);
  const at = shown.indexOf(address.slice(0, sameLetters));
  if (!name || at < 0) return false;
  const words = wordsIn(holder.exec(shown.slice(0, at))?.[1] ?? "");
  const own = wordsIn(name);
  return words.length > 0 && !words.some((word) => own.includes(word));
}

const sameLetters = 8;

/** What stands beside a company's address is about the company. */
export function without(lines: readonly string[], seats: ReadonlySet<AddressFound>): string[] {
  const left = [...lines];
  for (const { firstLine, lastLine } of seats) left.fill("", firstLine, lastLine + 1);
  return left;
}

const linesToDate = 3;
const longestDate = 60;
const longestTold = 200;
const mostLines = 1000;
/** One date may be that of anything. */
const fewestDates = 2;

/** Addresses where a truck stands on a date: "Sat Jan 24 – Winter Market, 2 Nicollet Mall". */
export function datedStops(
  lines: readonly string[],
  addresses: readonly AddressFound[],
  language: string,
): ReadonlySet<AddressFound> {
  const lexicon = lexiconOf(detectLanguage(lines.join("\n"), language));
  const begins = (line: string) => beginsWithDate(readTokens(line.slice(0, longestDate), lexicon));
  const stops = addresses.filter(({ firstLine, isInProse }, index) => {
    const from = (addresses[index - 1]?.lastLine ?? -1) + 1;
    const above = lines.slice(from, firstLine).filter((line) => line.trim() !== "");
    return (
      (isInProse && hasDate(readTokens((lines[firstLine] ?? "").slice(0, longestTold), lexicon))) ||
      begins(lines[firstLine] ?? "") ||
      above.slice(-linesToDate).some((line) => isDate(line, lexicon))
    );
  });
  if (stops.length === 0) return new Set();
  const dates = lines.slice(0, mostLines).filter(begins).length;
  return new Set(stops.filter(({ isInProse }) => isInProse || dates >= fewestDates));
}

/** "Next pop-up: Saturday, January 24, 12–6 at …" */
const hasDate = (tokens: readonly HoursToken[]): boolean =>
  tokens.some(
    (token, index) =>
      token.kind === "month" && tokens.slice(0, index).some(({ kind }) => kind === "days"),
  );

const isNumber = (token: HoursToken | undefined) =>
  token?.kind === "amount" || (token?.kind === "time" && token.isBare);

function beginsWithDate(tokens: readonly HoursToken[]): boolean {
  const said = tokens.filter(({ kind }) => kind !== "mark" && kind !== "filler").slice(0, 4);
  const at = said.findIndex(({ kind }) => kind === "month");
  const month = said[at];
  if (month?.kind !== "month") return false;
  const before = said.slice(0, at);
  return (
    before.every((token) => token.kind === "days" || isNumber(token)) &&
    (month.day !== undefined || isNumber(said[at + 1]) || before.some(isNumber))
  );
}

/** A line with nothing but a date on it. */
function isDate(line: string, lexicon: Lexicon): boolean {
  if (line.length > longestDate) return false;
  const tokens = readTokens(line.replace(/^#+ /, ""), lexicon);
  return beginsWithDate(tokens) && tokens.every(({ kind }) => kind !== "word" && kind !== "to");
}
