import { isSizeOnly } from "./noise.ts";
import { easternLetter } from "./phrases.ts";
import { remembered } from "./remembered.ts";
import {
  currencies,
  letterBefore,
  namesBehind,
  signs,
  thousandths,
} from "./vocabulary/currencies.ts";

/** A line split at its prices. Text after the first price is not part of the name. */
export interface PricedText {
  before: string;
  after: string;
  prices: readonly Price[];
  isPerWeight: boolean;
  /** All its prices are for what is added to a dish: "Avocado +$2". */
  isExtra: boolean;
}

export interface Price {
  /** 0 where the menu says "market price". */
  amount: number;
  text: string;
}

interface Candidate extends Price {
  start: number;
  end: number;
  isStrong: boolean;
  hasCurrency: boolean;
  isAddition: boolean;
}

const before = `(?:(?:(?<!\\p{L})[A-Z]{1,3})?${signs} {0,2}|\\b(?:${currencies})[. ]{0,2}|(?<![\\p{L}\\p{N}])${letterBefore})?`;
const after = `(?: ?(?:[€£$¥￥₩￦₹](?! ?\\d)|[₫₺₽¢₸₴₼₾]|đ(?!\\p{L})|円|원|元|(?:${namesBehind})(?!\\p{L})|(?:EUROS?|Euros?|Eur|ZŁ|KČ|Fr\\.|SFr\\.?)(?!\\p{L})|(?:${currencies})(?!\\p{L}))|(?<=(?<!\\d)\\d[05])[pc](?!\\p{L}))?`;
const pricePattern = new RegExp(
  `(${before})(?<![\\d.,])(\\d[\\d.,]{0,9}|\\.\\d\\d)(?:(?<=[.,])[-–—]|:-|\\/[-=])?(?!\\d)(${after})`,
  "gu",
);
const marketPrice =
  /\bMP\b|\bM\.P\.?|\b(?:market|mkt\.?) (?:price|rate)|\bmkt\.?$|\bmarket$|\bask (?:your )?server$|^price (?:on|upon|by) (?:selection|request|application)$|^price varies$|\btagespreis|\bnach gewicht$|\bprix du jour|\bselon (?:arrivage|marché|le marché)|\bprecio de mercado|\bsegún mercado|\bprezzo (?:di|del) mercato|\bpreço de mercado|\bcena dnia|\bdagprijs|時価|시가/i;
const additionBefore =
  /(?:\+|\bw\/|\b(?:add|adds|extra|plus|with|sub|substitute|upgrade|supplement|additional|make it|mit|avec|con)\b)[^.;|)\d]{0,40}$/i;
const additionInBracket =
  /\((?:add|with|w\/|extra|plus|\+)[^)]{0,40}$|[.;!] (?:add|extra|sub|substitute|upgrade|swap|make it)\b[^.;|)\d]{0,40}$/i;
const unitAfter =
  /^ ?-? ?(?:oz|ozs|ounces?|lbs?|pounds?|g|gr|kg|ml|cl|l|pcs?|pieces?|ct|count|pack|inch(?:es)?|in\b|"|''|″|”|%|min|mins|minutes?|hrs?|hours?|am|pm|days?|years?|st|nd|rd|th|k?cals?|calories|kj|stk|stück|people|persons?|ppl|guests|slices?|x|°|layers?|stars?|reviews?|wings?|tenders?|nuggets?|scoops?|toppings?|sides?|items?|courses?|pts|points?|puntos|punti|punkte|punkt[yů]|bod[ůy]|pkt|stamps?|votes?|cm|mm|km|m²|dkg|dag|szt|uds|kalorien|calorías|kilojoules?|grams?|grammes|gramm|gramos)(?![\p{L}])/iu;
const perWeight =
  /^ {0,2}(?:(?:\/|per|a) ?(?:lb|pound|kg|100 ?g|oz|quart|pint|dozen|dz|doz|half pound)|(?:lb|dz|doz|dozen|pound)s?)\b\.?/i;
/** Codes of allergens in brackets: "(1a, 3, 9)". Their numbers are no prices. */
export const codes = "[A-Z]{1,3}|[A-Z][a-z]|\\d{1,2}[a-z]?";
const codeGroup = new RegExp(
  `[(\\[] ?(?:${codes})(?:[ ,/+.;]{1,3}(?:${codes})){0,14} ?[)\\]]`,
  "g",
);
const free = /[$€£¥₩+] ?0[.,]00(?!\d)/;
/** Text that may follow a price on its line. */
const tail =
  /^(?:[\s.*†‡§/|,;•·–—~_)[\]-]|\((?![A-Z\d])|\((?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[ ,/]{1,2}(?:[A-Z]{1,3}|\d{1,2}[a-z]?)){0,8}\)|\b(?:GF|DF|EF|V|VG|VE|VEG|N|NF|H|each|ea|pp|per person|up)\b|\p{Extended_Pictographic})*$/u;

const longestLine = 1500;

export const readPrices = remembered((line): PricedText => {
  const text = withoutLeaders(repairScannedPrices(line.slice(0, longestLine)));
  const accepted = acceptPrices(text);
  const market = accepted.length === 0 ? marketPrice.exec(text) : null;
  if (market) {
    const price = { amount: 0, text: market[0].trim() };
    return split(
      text,
      [{ ...price, start: market.index, end: market.index + market[0].length }],
      [price],
    );
  }
  if (accepted.length === 0 && free.test(text))
    return { before: text, after: "", prices: [], isPerWeight: false, isExtra: true };
  const own = accepted.filter(({ isAddition }) => !isAddition);
  return split(
    text,
    accepted,
    own.map(({ amount, text: shown }) => ({ amount, text: shown })),
  );
});

function split(
  text: string,
  found: readonly { start: number; end: number }[],
  prices: Price[],
): PricedText {
  const [first] = found;
  if (!first || prices.length === 0)
    return { before: text, after: "", prices, isPerWeight: false, isExtra: first !== undefined };
  const isPerWeight = found.some(({ end }) => perWeight.test(text.slice(end, end + 20)));
  let rest = "";
  found.forEach(({ end }, index) => {
    rest += ` ${text.slice(end, found[index + 1]?.start)}`;
  });
  // The count of "Tornado 2/$4".
  const name = text.slice(0, first.start).replace(/(?<=[\s.])[2-6]\/$/, "");
  return { before: name, after: rest, prices, isPerWeight, isExtra: false };
}

/** From right to left: a bare number is a price only when nothing but prices follows it. */
function acceptPrices(text: string): Candidate[] {
  const accepted: Candidate[] = [];
  let end = text.length;
  for (const candidate of candidatesOf(text).reverse()) {
    const [next] = accepted;
    const between = text.slice(candidate.end, end);
    const isOffer = next?.isAddition === true && /^\s*[(+]\D{0,40}$/.test(between);
    const isLast =
      isOffer ||
      (next !== undefined && isSizeOnly(between)) ||
      (tail.test(between.slice(0, 60).replace(perWeight, "")) && between.length <= 60);
    const goesWithNext =
      !next ||
      (next.isAddition && !candidate.isAddition) ||
      /^\s?[/|–—-]\s?$|^\s{2,}$|^\t$|^ ?[/|,–-] ?\p{L}{1,12} ?$/u.test(between) ||
      // "단품 6500  세트 8900"
      (easternLetter.test(between) && isSizeOnly(between)) ||
      (!next.hasCurrency && /^ $/.test(between) && !next.isStrong);
    if (candidate.isStrong || (isLast && goesWithNext)) {
      accepted.unshift(candidate);
      end = candidate.start;
    }
  }
  return accepted.filter(
    (candidate, at) =>
      !isCode(candidate, accepted.slice(0, at)) && !isCount(text, candidate, accepted[at + 1]),
  );
}

/** "2/$5", "3/10.00": so many of them for that. */
const isCount = (text: string, one: Candidate, next: Candidate | undefined) =>
  next !== undefined &&
  /^[2-6]$/.test(one.text) &&
  text.slice(one.end, next.start) === "/" &&
  (next.hasCurrency || next.isStrong);

/** "6,50 €   1,7": the numbers of allergens, behind a price with its currency. */
const isCode = ({ hasCurrency, text }: Candidate, before: readonly Candidate[]) =>
  !hasCurrency &&
  /^\d{1,2}(?:,\d{1,2})?$/.test(text) &&
  !/,\d\d$/.test(text) &&
  before.some((price) => price.hasCurrency && /[.,]\d\d(?!\d)/.test(price.text));

function candidatesOf(line: string): Candidate[] {
  const candidates: Candidate[] = [];
  if (!/\d/.test(line)) return candidates;
  const text = line.replace(codeGroup, (group) => " ".repeat(group.length));
  for (const match of text.matchAll(pricePattern)) {
    const [whole, sign = "", digits = "", signAfter = ""] = match;
    const start = match.index;
    const end = start + whole.length;
    const hasCurrency = sign.trim() !== "" || signAfter.trim() !== "";
    // "80p", "50c"
    const isCents = sign.includes("¢") || /^ ?[¢pc]$/.test(signAfter);
    const amount = parseAmount(digits, isCents, ofThousandths.test(`${sign}${signAfter}`));
    if (start === 0 && dishCode.test(text)) continue;
    const isDecimal =
      /[.,]\d\d$/.test(digits) || (/[.,]\d$/.test(digits) && /^\s+[-–—]\s/.test(text.slice(end)));
    const isStrong = hasCurrency || isDecimal || /[-–—=]$/.test(whole);
    if (amount === null || (!hasCurrency && !isPlausible(text, start, end, digits))) continue;
    const lead = text.slice(Math.max(0, start - 50), start);
    const last = candidates.at(-1);
    const isAddition =
      /\+ ?$|(?<!\p{L})(?:add|adds|extra) {1,2}$/iu.test(lead) ||
      (last?.isAddition === true && /^\s?[/|–-]\s?$/.test(text.slice(last.end, start))) ||
      (isSold(last) ? additionBefore : additionInBracket).test(lead);
    candidates.push({ amount, text: whole.trim(), start, end, isStrong, hasCurrency, isAddition });
  }
  return candidates;
}

/** "S2. Chicken Bao", "P12 Club": the number of a dish, no two soles. */
const dishCode = /^[A-Z]\d{1,2}[.):]?\s+\p{L}/u;

/** The 2 of "Toast + 2 eggs + coffee" is no price. */
const isSold = (last: Candidate | undefined) =>
  last !== undefined && !(last.isAddition && !last.isStrong);

/** Excludes sizes, numbering, years and times. */
function isPlausible(text: string, start: number, end: number, digits: string): boolean {
  const isWeighed = /[.,]\d\d$/.test(digits) && perWeight.test(text.slice(end, end + 14));
  if (!isWeighed && unitAfter.test(text.slice(end, end + 14))) return false;
  if (/^(?:19|20)\d\d$/.test(digits)) return false;
  if (/^\d+$/.test(digits) && digits.length > 5) return false;
  // "Menü 2: Hähnchenburger" is numbered.
  if (/^\d{1,2}$/.test(digits) && /^: ?\p{L}/u.test(text.slice(end, end + 3))) return false;
  const beforeIt = text.slice(Math.max(0, start - 8), start);
  // "Boise, ID 83702" ends an address.
  if (/^\d{5}$/.test(digits) && /, ?\p{Lu}{2} $/u.test(beforeIt)) return false;
  if (
    /[\p{L}\p{N}#:°(]$|\b(?:no|nr|nº|num|number|section|suite|ste|page|step|est|until|till?|under|over|ages?|aged|feeds|serves|minimum|since|takes|bis)\.? ?$/iu.test(
      beforeIt,
    )
  )
    return false;
  return (
    text.slice(0, start).trim() !== "" || text.slice(end).trim() === "" || /[.,]\d\d$/.test(digits)
  );
}

/** The dots of "Chicken Gyro.....9". */
const withoutLeaders = (text: string) =>
  text.replace(
    /(?<=[\p{L})] {0,3})\.(?: ?\.){1,60}(?= ?\d)|[.…‥]{2,}|(?<=\p{L})\.(?=\d)/gu,
    (dots) => " ".repeat(Math.max(3, dots.length)),
  );

/** Scans have O and l for 0 and 1: corrected where only digits can stand. */
function repairScannedPrices(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])S(?=\d{1,2}[.,]\d\d(?!\d))/gu, "$")
    .replace(/(?<![\d.,])(\d{1,2}) ?([.,]) ?(\d\d)(?=\s*$)/g, "$1$2$3")
    .replace(
      /([$€£]) {0,2}([0-9OolI]{1,3})(?: {0,2}([.,]) {0,2})([0-9OolI]{2})(?![\p{L}\p{N}])/gu,
      (whole, sign: string, units: string, point: string, cents: string) =>
        /[OolI]| [.,]|[.,] /.test(whole) ? sign + digitsOf(units) + point + digitsOf(cents) : whole,
    )
    .replace(
      /(?<![\p{L}\p{N}.,])(?=[\d.,OlISB]*\d|[OlI.,]+(?![\p{L}\p{N}]))([0-9OlISB]{1,3})([.,])([0-9OlISB]{2})(?![\p{L}\p{N}.,])/gu,
      (_, units: string, point: string, cents: string) => digitsOf(units) + point + digitsOf(cents),
    );
}

const digitsOf = (scanned: string) =>
  scanned.replace(/[Oo]/g, "0").replace(/[lI]/g, "1").replace(/S/g, "5").replace(/B/g, "8");

const highest = 10_000_000;
/** "KD 1.250" */
const ofThousandths = new RegExp(`(?<!\\p{L})(?:${thousandths})(?!\\p{L})`, "u");

/** "1,200", "12,50", "8.990", "9.5", ".75": the last separator is a decimal one unless three digits follow. */
function parseAmount(digits: string, isCents: boolean, hasThree: boolean): number | null {
  const text = digits.replace(/(?<![.,])[.,]+$/, "");
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? "";
  const hasDecimals = parts.length > 1 && (last.length !== 3 || hasThree || /^0[.,]/.test(text));
  if (parts.slice(1, hasDecimals ? -1 : undefined).some((part) => part.length !== 3)) return null;
  if (hasDecimals && (last.length === 0 || last.length > 3)) return null;
  const whole = parts.slice(0, hasDecimals ? -1 : undefined).join("");
  const amount = Number(hasDecimals ? `${whole || "0"}.${last}` : whole);
  if (!Number.isFinite(amount) || amount <= 0 || amount > highest) return null;
  return isCents ? amount / 100 : amount;
}

const beforeText =
  /^(\P{N}{3,60}) (\d{1,3}) (?:\((\p{L}[^()]{11,300})\)|[–—:-] (\p{L}.{7,300})|(?:[|/•·~]|\/\/|\|\|) (\p{L}(?!.* {3})\D{7,300}))$/u;
const bareAtEnd = /^\P{N}{3,60} \d{1,3}$/u;
const fewestBare = 2;

/** "Chicken sammie 11 (pulled chicken, pickles)": a bare price before the description, where others end with theirs. */
export function moveBarePrices<R extends { text: string }>(rows: R[]): R[] {
  const isHabit =
    rows.filter(({ text }) => bareAtEnd.test(text.trim())).length >= fewestBare ||
    rows.filter(({ text }) => beforeText.test(text.trim())).length > fewestBare;
  if (!isHabit) return rows;
  return rows.map((row) => {
    const [, name, price, ...rest] =
      (isPriced(row.text) ? null : beforeText.exec(row.text.trim())) ?? [];
    return name ? { ...row, text: `${name}   ${rest.find(Boolean) ?? ""}   ${price}` } : row;
  });
}

const fewestBracketed = 3;
const isPriced = (text: string) => readPrices(text).prices.length > 0;
const bracketedPrice = /^(\P{N}{3,60}) \((\d{1,3}(?:[.,]\d\d?)?)\)(?=\s|$)/u;

/** "katsu sando (14) cabbage, kewpie": the prices of a page that has no others. */
export function freeBracketedPrices<R extends { text: string }>(rows: R[]): R[] {
  const bracketed = rows.filter(({ text }) => bracketedPrice.test(text) && !isPriced(text));
  if (bracketed.length < fewestBracketed) return rows;
  const others = rows.filter(({ text }) => isPriced(text)).length;
  const amounts = bracketed.map(({ text }) => Number(bracketedPrice.exec(text)?.[2]));
  const isDear = amounts.filter((amount) => amount >= 4).length > amounts.length / 2;
  if (others > bracketed.length / 2 || !isDear) return rows;
  return rows.map((row) => ({
    ...row,
    text: row.text.replace(
      bracketedPrice,
      (_, name: string, price: string) =>
        `${name}   ${Number(price.replace(",", ".")).toFixed(2)}  `,
    ),
  }));
}
