import type { MenuItem } from "./menu.types.ts";
import { anyOf } from "./phrases.ts";
import {
  currencies,
  currenciesOfThousands,
  priceWords,
  saidThousands,
  signs,
} from "./vocabulary/currencies.ts";

const [inSo, ofSo, priced] = [saidThousands, currenciesOfThousands, priceWords].map(anyOf);
/** "prices in 1,000 L.L." */
const groupOfThousand = /(?<![\d.,])1[.,]000(?![\d.,])/g;
const [alone, end] = ["(?<![\\p{L}\\d])", "(?![\\p{L}\\d])(?=\\P{L}{0,3}(?:$|[,;)]))"];
const priceBefore = `(?:${alone}(?:${priced})(?!\\p{L})[^.!?\\d]{0,20})`;
/** "All prices in '000", "(in thousand rupiah)", "L.L. (000)", but not "Call us: (000) 000-0000" nor "in 1000 Brussel" */
const remark = new RegExp(
  `(?:${priceBefore}|^\\P{L}*|${alone}(?:${ofSo}) {0,2})(?<!\\d ?)(?:${inSo})(?!\\P{L}{0,3}\\d)(?: (?:of |de )?(?:${ofSo}))?${end}`,
  "u",
);
/** "Prices in COP", "IDR" above a list, but not "We accept COP" */
const currency = new RegExp(`(?:^\\P{L}*|${priceBefore})${alone}(?:${ofSo})${end}`, "u");
const longestRemark = 120;
const thousand = 1000;

const anyCurrency = new RegExp(`${signs}|${alone}(?:${currencies})(?![\\p{L}\\d])`, "gu");
const ofThousands = new RegExp(`^(?:${ofSo})$`, "u");
const currenciesIn = (text: string) => Array.from(text.matchAll(anyCurrency), ([found]) => found);
const isOther = (found: string) => !ofThousands.test(found);
/** "9.50" is no 9,500. */
const hasCents = /(?<![\d.,])\d{1,2}[.,]\d\d(?!\d)/;

/**
 * "85" is 85,000 where the page says that its prices are in thousands, or has a currency in which nothing costs less than a
 * thousand and names no higher price. Where it has another currency or cents, nothing is multiplied.
 */
export function inThousands(items: readonly MenuItem[], text: string): MenuItem[] {
  const prices = items.flatMap((item) => item.prices).filter(({ amount }) => amount > 0);
  const isOfOther = prices.some((price) => currenciesIn(price.text).some(isOther));
  if (prices.length === 0 || isOfOther || prices.some((price) => hasCents.test(price.text)))
    return [...items];
  const lines = text.split("\n").filter((line) => line.length <= longestRemark);
  const says = (pattern: RegExp) =>
    lines.some((line) => pattern.test(line.replace(groupOfThousand, "1000")));
  const isSmall = prices.every(({ amount }) => amount < thousand);
  const marked = prices.filter((price) => currenciesIn(price.text).length > 0);
  const isOfThousands = says(currency) || marked.length > prices.length / 2;
  const isByCurrency = isSmall && isOfThousands && !currenciesIn(text).some(isOther);
  if (!says(remark) && !isByCurrency) return [...items];
  return items.map((item) => ({
    ...item,
    prices: item.prices.map((price) =>
      price.amount < thousand ? { ...price, amount: Math.round(price.amount * thousand) } : price,
    ),
  }));
}
