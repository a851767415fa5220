// Finds the prices of a line, and leaves out other numbers: sizes, weights, years, numbers of dishes.
import type { Price } from "../reader.types.ts";
import { trimEndSigns } from "../trim-signs.ts";

/** A line without its prices. Text after the first price is kept apart: it is no part of the name. */
export interface PricedText {
  before: string;
  after: string;
  prices: Price[];
  isPerWeight: boolean;
}

interface Candidate extends Price {
  start: number;
  end: number;
  isStrong: boolean;
  hasCurrency: boolean;
  /** Where what is sold on top begins: "add bacon 2". */
  additionFrom: number | null;
}

const signs = "[$€£¥₩₹฿₱₺₫₽₪₴¢]";
const codes =
  "AED|CHF|USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|INR|JPY|KRW|SEK|NOK|DKK|PLN|CZK|HUF|THB|PHP|MXN|BRL|ZAR|QAR|SAR|EGP|KWD|BHD|OMR|ILS|TRY|MYR|IDR|VND|TL|RON|lei|Lei|руб|грн|Bs|COP|CLP|ARS|PEN|S/|Rs|RS|rs|Rp|RM|kr|Kr|KR|zł|Kč|Ft|円|원|元";
const before = `(?:(?:(?<!\\p{L})[A-Z]{1,3})?${signs} {0,2}|\\b(?:${codes})[. ]{0,2}|(?<![\\p{L}\\p{N}])[PRS](?=\\d))?`;
const after = `(?: ?(?:€|£|₫|₺|₽|¢|円|원|元|(?:${codes})(?!\\p{L})))?`;
const pricePattern = new RegExp(
  `(${before})(?<![\\d.,])(\\d[\\d.,]{0,9}|\\.\\d\\d)(?:(?<=[.,])[-–—]|:-)?(?!\\d)(${after})`,
  "gu",
);
const marketPrice =
  /\bMP\b|\bM\.P\.?|\b(?:market|mkt\.?) (?:price|rate)|\bmkt\.?$|\bmarket$|\btagespreis|\bprix du jour|\bprecio de mercado/i;
const additionBefore =
  /(?:\+|\b(?:add|adds|extra|plus|with|sub|substitute|upgrade|supplement|additional|make it)\b)[^.;|]{0,40}$/i;
const unitAfter =
  /^ ?-? ?(?:oz|ozs|ounces?|lbs?|pounds?|g|gr|kg|ml|cl|l|pcs?|pieces?|ct|count|pack|inch(?:es)?|in\b|"|''|″|”|%|min|mins|minutes?|hrs?|hours?|am|pm|days?|years?|st|nd|rd|th|k?cals?|calories|kj|stk|stück|people|persons?|ppl|guests|slices?|x|°|layers?|stars?|reviews?|wings?|tenders?|nuggets?|scoops?|toppings?|sides?|items?|courses?)(?![\p{L}])/iu;
const perWeight = /^ ?(?:\/|per|a) ?(?:lb|pound|kg|100 ?g|oz|quart|pint|dozen|half pound)\b/i;
/** What may stand between the price and the end of its line. */
const tail =
  /^(?:[\s.*†‡§/|,;•·–—~_)[\]-]|\((?:[A-Z]{1,3}|\d{1,2}[a-z]?)(?:[ ,/]{1,2}(?:[A-Z]{1,3}|\d{1,2}[a-z]?)){0,8}\)|\b(?:GF|DF|EF|V|VG|VE|VEG|N|NF|H|each|ea|pp|per person|up)\b|\p{Extended_Pictographic})*$/u;

export function readPrices(line: string): PricedText {
  const text = withoutLeaders(repairScannedPrices(line));
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
  const own = accepted.filter(({ additionFrom }) => additionFrom === null);
  return split(
    text,
    accepted,
    own.map(({ amount, text: shown, start }, at) => {
      const before = text.slice(own[at - 1]?.end ?? 0, start);
      const size = own.length > 1 ? lastSize.exec(before)?.[1] : undefined;
      return { amount, text: shown, ...(size ? { size } : {}) };
    }),
  );
}

function split(
  text: string,
  found: readonly { start: number; end: number }[],
  prices: Price[],
): PricedText {
  const [first] = found;
  if (!first || prices.length === 0) return { before: text, after: "", prices, isPerWeight: false };
  const isPerWeight = found.some(({ end }) => perWeight.test(text.slice(end, end + 20)));
  let rest = "";
  found.forEach(({ end }, index) => {
    const next = found[index + 1]?.start;
    const between = text.slice(end, next);
    if (next === undefined || !isSizeOnly(between)) rest += ` ${between}`;
  });
  const before = text.slice(0, first.start);
  const label = prices[0]?.size ? before.replace(lastSize, "") : before;
  return { before: label, after: rest, prices, isPerWeight };
}

/** From the last to the first, because a bare number is a price only where nothing but prices follows. */
function acceptPrices(text: string): Candidate[] {
  const accepted: Candidate[] = [];
  let end = text.length;
  for (const candidate of candidatesOf(text).reverse()) {
    const [next] = accepted;
    const between = text.slice(candidate.end, end);
    const isLast = tail.test(between.slice(0, 60)) && between.length <= 60;
    const goesWithNext =
      !next ||
      /^\s?[/|–—-]\s?$|^\s{2,}$/.test(between) ||
      (!next.hasCurrency && /^ $/.test(between) && !next.isStrong);
    const isSized = next !== undefined && isSizeOnly(between);
    if (candidate.isStrong || isSized || (isLast && goesWithNext)) {
      accepted.unshift(candidate);
      end = candidate.additionFrom ?? candidate.start;
    }
  }
  return accepted;
}

function candidatesOf(text: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const match of text.matchAll(pricePattern)) {
    const [whole, sign = "", digits = "", signAfter = ""] = match;
    const start = match.index;
    const end = start + whole.length;
    const hasCurrency = sign.trim() !== "" || signAfter.trim() !== "";
    const amount = amountOf(digits, sign.includes("¢") || signAfter.includes("¢"));
    const isStrong = hasCurrency || /[.,]\d\d$/.test(digits) || /[-–—]$/.test(whole);
    if (amount === null || (!hasCurrency && !isPlausible(text, start, end, digits))) continue;
    const lead = text.slice(Math.max(0, start - 50), start);
    const addition =
      /\+ ?$/.exec(lead) ?? (candidates.length > 0 ? additionBefore.exec(lead) : null);
    candidates.push({
      amount,
      text: whole.trim(),
      start,
      end,
      isStrong,
      hasCurrency,
      additionFrom: addition && start - lead.length + addition.index,
    });
  }
  return candidates;
}

/** Sizes, numbering, years and times are numbers too. */
function isPlausible(text: string, start: number, end: number, digits: string): boolean {
  if (unitAfter.test(text.slice(end, end + 14))) return false;
  if (/^(?:19|20)\d\d$/.test(digits)) return false;
  if (/^\d+$/.test(digits) && digits.length > 5) return false;
  const beforeIt = text.slice(Math.max(0, start - 8), start);
  if (
    /[\p{L}\p{N}#:°(]$|\b(?:no|nr|nº|num|number|section|suite|ste|page|step|est|until|till?)\.? ?$/iu.test(
      beforeIt,
    )
  )
    return false;
  return (
    text.slice(0, start).trim() !== "" || text.slice(end).trim() === "" || /[.,]\d\d$/.test(digits)
  );
}

/** "Chicken Gyro.....9": the dots belong to neither. */
const withoutLeaders = (text: string) =>
  text.replace(/[.…‥]{2,}|(?<=\p{L})\.(?=\d)/gu, (dots) => " ".repeat(Math.max(3, dots.length)));

/** Scanners read 0 and 1 as letters, which cannot stand between a currency sign and cents. */
function repairScannedPrices(text: string): string {
  return text.replace(
    /([$€£]) {0,2}([0-9OolI]{1,3}) {0,2}[.,] {0,2}([0-9OolI]{2})(?![\p{L}\p{N}])/gu,
    (_, sign: string, units: string, cents: string) =>
      `${sign}${digitsOf(units)}.${digitsOf(cents)}`,
  );
}

const digitsOf = (scanned: string) => scanned.replace(/[Oo]/g, "0").replace(/[lI]/g, "1");

const highest = 10_000_000;

/** "1,200", "12,50", "8.990", "9.5", ".75": the last separator is a decimal one unless three digits follow. */
function amountOf(digits: string, isCents: boolean): number | null {
  const text = trimEndSigns(digits, ".,");
  const parts = text.split(/[.,]/);
  const last = parts.at(-1) ?? "";
  const hasDecimals = parts.length > 1 && last.length !== 3;
  if (parts.slice(1, hasDecimals ? -1 : undefined).some((part) => part.length !== 3)) return null;
  if (hasDecimals && (last.length === 0 || last.length > 2)) return null;
  const whole = parts.slice(0, hasDecimals ? -1 : undefined).join("");
  const amount = Number(hasDecimals ? `${whole || "0"}.${last}` : whole);
  if (!Number.isFinite(amount) || amount <= 0 || amount > highest) return null;
  return isCents ? amount / 100 : amount;
}

const sizes =
  "sm|md|lg|xl|sml|lrg|s|m|l|small|medium|large|regular|reg|mini|giant|single|double|triple|half|full|whole|cup|bowl|pint|glass|bottle|pitcher|combo|meal|à la carte|a la carte|solo|plain|each|ea|footlong|foot|inch|in|ct|pc|pcs|pieces?|klein|gross|groß|lille|stor|petit|grand|chico|grande|pequeño";
const introductions =
  "starting at|starts at|starting from|from|as low as|price|prices|only|just|now|plus|ab|ca|dès|desde|à partir de|usd|per person|pp|and up";
const onlySizes = new RegExp(
  `^(?:[^\\p{L}]|(?<!\\p{L})(?:${sizes}|${introductions})(?!\\p{L}))*$`,
  "iu",
);

/** "Half", "Single / Double", "Starting at": what stands beside a price without being a name. */
export const isSizeOnly = (text: string): boolean => text.length <= 60 && onlySizes.test(text);

/** "half" in "Turkey Club, half 7.50 / whole 11". */
const lastSize = new RegExp(
  `(?:^|[\\s(,;/|–—-])((?:${sizes})(?:[ -](?:${sizes}))?)[\\s:–—-]{0,3}$`,
  "iu",
);
